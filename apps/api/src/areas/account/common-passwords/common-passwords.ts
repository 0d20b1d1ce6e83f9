import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of the hash that are kept: among a hundred thousand entries, one password in ten million is taken for another. */
const keyBytes = 5;

export const commonPasswordFile = join(import.meta.dirname, 'common-passwords.bin');

let keys: Buffer | undefined;

/** The part of a password's hash that the list keeps; upper and lower case make no difference. */
export function commonPasswordKey(password: string): Buffer {
  return createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, keyBytes);
}

/** Whether everybody who guesses would try this password: it was found in stolen lists again and again. */
export function isCommonPassword(password: string): boolean {
  keys ??= readFileSync(commonPasswordFile);
  const wanted = commonPasswordKey(password);
  let [low, high] = [0, keys.length / keyBytes];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const order = wanted.compare(keys, middle * keyBytes, (middle + 1) * keyBytes);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
