import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Eight digits of which the first is not 0: forms and spreadsheets that read numbers lose nothing. */
const smallest = 10_000_000;
const largest = 99_999_999;

/** A fresh code. */
export function newOneTimeCode(): number {
  return randomInt(smallest, largest + 1);
}

/** What is stored of a code: worthless without the server's key, and good for one sending only. */
export function oneTimeCodeHash(serverKey: Buffer, oneTimePasswordId: string, code: number): string {
  return createHmac('sha256', serverKey)
    .update(`one-time-password:${oneTimePasswordId}:${code}`)
    .digest('hex');
}

/** Whether `code` is the one behind `storedHash`. */
export function isOneTimeCode(
  serverKey: Buffer,
  oneTimePasswordId: string,
  code: number,
  storedHash: string,
): boolean {
  const given = Buffer.from(oneTimeCodeHash(serverKey, oneTimePasswordId, code), 'hex');
  return timingSafeEqual(given, Buffer.from(storedHash, 'hex'));
}

/** What the wrong codes of a user are counted under. */
export function oneTimePasswordSubject(serverKey: Buffer, userId: string): string {
  return createHmac('sha256', serverKey).update(`one-time-password ${userId}`).digest('hex');
}
