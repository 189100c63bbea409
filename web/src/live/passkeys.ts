// Passkeys let a person open their tables on another device. Browser and server use the same JSON.

import type { Me, PasskeyInfo } from '../wire';
import { ask } from './api';

/** Whether this browser supports passkeys in the form the server uses. */
export const havePasskeys = (): boolean =>
  window.isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The same server as localhost, if it was reached by a loopback address: passkeys need a host name. */
export function byName({ protocol, hostname, port }: Pick<Location, 'protocol' | 'hostname' | 'port'>): string | null {
  if (!/^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)) return null;
  return `${protocol}//localhost${port === '' ? '' : `:${port}`}`;
}

/** The options for the browser, bare or wrapped in a request. */
type Asked<T> = T | { publicKey: T };

const bare = <T extends object>(asked: Asked<T>): T => ('publicKey' in asked ? asked.publicKey : asked);

/** Creates a passkey for this person. */
export async function register(): Promise<Me> {
  const asked = await ask<Asked<PublicKeyCredentialCreationOptionsJSON>>('POST', '/api/passkeys/register/begin');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(bare(asked));
  return ask<Me>('POST', '/api/passkeys/register/finish', written(await navigator.credentials.create({ publicKey })));
}

/** Signs in as the owner of the passkey. */
export async function enter(): Promise<Me> {
  const asked = await ask<Asked<PublicKeyCredentialRequestOptionsJSON>>('POST', '/api/passkeys/enter/begin');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(bare(asked));
  return ask<Me>('POST', '/api/passkeys/enter/finish', written(await navigator.credentials.get({ publicKey })));
}

/** The person's passkeys, and the removal of one. */
export const passkeys = () => ask<PasskeyInfo[]>('GET', '/api/passkeys');
export const removePasskey = (id: string) => ask<void>('DELETE', `/api/passkeys/${encodeURIComponent(id)}`);

function written(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was given');
  return credential.toJSON() as unknown;
}
