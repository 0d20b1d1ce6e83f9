import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';

/** The keys of a sealed text: a secret that only its bearer has, the server key, and one purpose. */
export type Seal = { secret: string; serverKey: Buffer; purpose: string };

/** Encrypts a text; decrypting needs the server key and the secret of the bearer, so a stolen database and key are not enough. */
export function sealText(text: string, seal: Seal): string {
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(seal), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text; undefined when the secret does not fit. */
export function openSealedText(sealed: string, seal: Seal): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const opening = createDecipheriv(cipher, keyOf(seal), bytes.subarray(0, 12));
    opening.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf({ secret, serverKey, purpose }: Seal): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, serverKey, purpose, 32));
}
