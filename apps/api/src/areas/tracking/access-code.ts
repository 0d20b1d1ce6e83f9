import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** No I, O, 0 or 1: people read the code aloud and copy it by hand. 32 letters, so six of them carry 30 bits. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const codeLength = 6;

/** A fresh access code. */
export function newAccessCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What is stored of a code: worthless without the server's key, and good for one challenge only. */
export function accessCodeHash(serverKey: Buffer, challengeId: string, code: string): string {
  return createHmac('sha256', serverKey)
    .update(`tracker-code:${challengeId}:${code.toUpperCase()}`)
    .digest('hex');
}

/** Whether `code` is the one behind `storedHash`; takes as long when there never was a code. */
export function isAccessCode(
  serverKey: Buffer,
  challengeId: string,
  code: string,
  storedHash: string | null,
): boolean {
  const given = Buffer.from(accessCodeHash(serverKey, challengeId, code), 'hex');
  const expected = storedHash === null ? Buffer.alloc(given.length) : Buffer.from(storedHash, 'hex');
  return timingSafeEqual(given, expected) && storedHash !== null;
}
