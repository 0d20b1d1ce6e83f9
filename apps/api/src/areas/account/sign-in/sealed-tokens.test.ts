import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSealedTokens, sealTokens } from './sealed-tokens.ts';

const pair = { idToken: 'id', refreshToken: 'refresh' };
const serverKey = randomBytes(32);

test('the tokens of a refresh open with the token that asked for them, and with no other', () => {
  const sealed = sealTokens(pair, 'presented', serverKey);

  expect(openSealedTokens(sealed, 'presented', serverKey)).toEqual(pair);
  expect(openSealedTokens(sealed, 'another', serverKey)).toBeUndefined();
  expect(openSealedTokens(sealed, 'presented', randomBytes(32))).toBeUndefined();
  expect(openSealedTokens(`${sealed.slice(0, -4)}AAAA`, 'presented', serverKey)).toBeUndefined();
});
