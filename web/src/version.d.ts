/** The version of the binary this client is a part of; put in by the build. */
declare const __OMEN_VERSION__: string;
