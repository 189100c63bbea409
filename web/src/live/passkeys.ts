// Passkeys: keep one's tables from one device to the next. Browser and server speak the same JSON.

import type { Me, PasskeyInfo } from '../wire';
import { ask } from './api';

/** Whether this browser can have passkeys, and read what the server asks of it. */
export const havePasskeys = (): boolean =>
  window.isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The same server by name, where it was reached by a number of this machine: browsers know passkeys only for names. */
export function byName({ protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>): string | null {
  if (!/^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)) return null;
  return `${protocol}//localhost${port === '' ? '' : `:${port}`}`;
}

/** The browser's options, bare or as the part of a request that they are. */
type Asked<T> = T | { publicKey: T };

const bare = <T extends object>(asked: Asked<T>): T => ('publicKey' in asked ? asked.publicKey : asked);

/** Makes a passkey for the person at this browser. */
export async function register(): Promise<Me> {
  const asked = await ask<Asked<PublicKeyCredentialCreationOptionsJSON>>('POST', '/api/passkeys/register/begin');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(bare(asked));
  return ask<Me>('POST', '/api/passkeys/register/finish', written(await navigator.credentials.create({ publicKey })));
}

/** Comes in as whoever the passkey belongs to. */
export async function enter(): Promise<Me> {
  const asked = await ask<Asked<PublicKeyCredentialRequestOptionsJSON>>('POST', '/api/passkeys/enter/begin');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(bare(asked));
  return ask<Me>('POST', '/api/passkeys/enter/finish', written(await navigator.credentials.get({ publicKey })));
}

/** One's passkeys, and how to be rid of one. */
export const passkeys = () => ask<PasskeyInfo[]>('GET', '/api/passkeys');
export const removePasskey = (id: string) => ask<void>('DELETE', `/api/passkeys/${encodeURIComponent(id)}`);

function written(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was given');
  return credential.toJSON() as unknown;
}
