import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The tokens that answer a sign-in or a refresh. */
export type TokenPair = { idToken: string; refreshToken: string };

const cipher = 'aes-256-gcm';

/**
 * Locks new tokens away with the refresh token that asked for them, so that only who still has that one can get the
 * same answer again. Neither the database nor the server key alone opens it.
 */
export function sealTokens(pair: TokenPair, presentedToken: string, serverKey: Buffer): string {
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, keyOf(presentedToken, serverKey), iv);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(pair), 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64');
}

/** The tokens that were locked away with this refresh token; undefined when it does not open them. */
export function openSealedTokens(
  sealed: string,
  presentedToken: string,
  serverKey: Buffer,
): TokenPair | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const opening = createDecipheriv(cipher, keyOf(presentedToken, serverKey), bytes.subarray(0, 12));
    opening.setAuthTag(bytes.subarray(12, 28));
    const text = Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString('utf8');
    return JSON.parse(text) as TokenPair;
  } catch {
    return undefined;
  }
}

function keyOf(presentedToken: string, serverKey: Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', presentedToken, serverKey, 'dosar refresh successor', 32));
}
