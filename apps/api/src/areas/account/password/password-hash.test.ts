import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { Problem } from '#src/kernel/problem/problem.ts';
import { hashPassword, needsRehash, passwordHashing } from './password-hash.ts';

test('only the right password matches, however its accents are written', async () => {
  const { isRight } = passwordHashing();
  const stored = await hashPassword('Pădure-2026');

  expect(await isRight('Pădure-2026'.normalize('NFD'), stored)).toBe(true);
  expect(await isRight('Padure-2026', stored)).toBe(false);
  expect(await isRight('', stored)).toBe(false);
});

test('nothing matches an unknown user', async () => {
  expect(await passwordHashing().isRight('anything', undefined)).toBe(false);
});

test('a password of 257 characters is refused even when it was stored', async () => {
  const long = 'a'.repeat(257);
  expect(await passwordHashing().isRight(long, await hashPassword(long))).toBe(false);
});

test('256 characters are checked as they are, whatever they are made of', async () => {
  const emoji = '😀'.repeat(256);
  expect(await passwordHashing().isRight(emoji, await hashPassword(emoji))).toBe(true);
});

test('a hash with weaker parameters is made anew at the next login', async () => {
  expect(needsRehash(await hash('x', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }))).toBe(true);
  expect(needsRehash(await hashPassword('x'))).toBe(false);
});

test('a flood of sign-ins is turned away instead of filling the memory', async () => {
  const { isRight } = passwordHashing();
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => isRight('x', undefined)));
  const refused = tries.filter((outcome) => outcome.status === 'rejected');

  expect(refused).toHaveLength(8);
  expect(refused.every((outcome) => outcome.reason instanceof Problem && outcome.reason.status === 503)).toBe(
    true,
  );
});
