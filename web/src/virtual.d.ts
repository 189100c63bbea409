declare module 'virtual:sprite' {
  export const url: string;
  /** The styles of links that have a sign of their own. */
  export const links: string[];
}

declare module 'virtual:sprite-names' {
  const names: ReadonlySet<string>;
  export default names;
}

declare module 'virtual:seat-names/*' {
  /** Fluent messages: the names of the seats of every game. */
  const words: string;
  export default words;
}
