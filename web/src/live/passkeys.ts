// Passkeys: keep one's tables from one device to the next. The server speaks JSON, the browser bytes.

import { ask } from './api';
import type { Me } from '../wire';

/** Whether this browser can have passkeys at all. */
export const havePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined' && window.isSecureContext;

interface Challenge {
  publicKey: Record<string, unknown>;
}

/** Makes a passkey for the person at this browser. */
export async function register(): Promise<Me> {
  const { publicKey } = await ask<Challenge>('POST', '/api/passkeys/register/begin');
  const made = await navigator.credentials.create({ publicKey: unpacked(publicKey) as unknown as PublicKeyCredentialCreationOptions });
  return ask<Me>('POST', '/api/passkeys/register/finish', packed(made));
}

/** Comes in as whoever the passkey belongs to. */
export async function enter(): Promise<Me> {
  const { publicKey } = await ask<Challenge>('POST', '/api/passkeys/enter/begin');
  const shown = await navigator.credentials.get({ publicKey: unpacked(publicKey) as unknown as PublicKeyCredentialRequestOptions });
  return ask<Me>('POST', '/api/passkeys/enter/finish', packed(shown));
}

/** Fields that are bytes in the browser and base64url on the wire. */
const BYTES = new Set(['challenge', 'id', 'rawId', 'attestationObject', 'clientDataJSON', 'authenticatorData', 'signature', 'userHandle']);

/** What the browser wants: bytes where bytes belong. The id of the site is text. */
export function unpacked(value: unknown, name = '', inside = ''): unknown {
  if (typeof value === 'string') return BYTES.has(name) && inside !== 'rp' ? bytes(value) : value;
  if (Array.isArray(value)) return value.map((it) => unpacked(it, '', name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, unpacked(it, key, name)]));
}

function packed(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was given');
  const { response } = credential;
  const fields: Record<string, unknown> = { clientDataJSON: text(response.clientDataJSON) };
  if (response instanceof AuthenticatorAttestationResponse) {
    fields.attestationObject = text(response.attestationObject);
  } else if (response instanceof AuthenticatorAssertionResponse) {
    fields.authenticatorData = text(response.authenticatorData);
    fields.signature = text(response.signature);
    fields.userHandle = response.userHandle === null ? null : text(response.userHandle);
  }
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: fields,
    extensions: credential.getClientExtensionResults(),
  };
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
