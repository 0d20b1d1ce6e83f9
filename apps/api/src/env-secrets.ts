import { isUtf8 } from 'node:buffer';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { EnvProblem } from './env-problem.ts';

type Secrets = {
  TOKEN_SIGNING_KEY?: string | undefined;
  TOKEN_ACCEPTED_KEYS?: string | undefined;
  SERVER_KEY?: string | undefined;
};

/** 32 bytes: the length of the hash that the key feeds. */
const serverKeyBytes = 32;

/** Sixteen different byte values are what any random 32 bytes have; "aaaa…" and "change-me-change-me" do not. */
const leastDifferentBytes = 16;

/** Why the secrets cannot protect anything; empty when they can. */
export function secretProblems(secrets: Secrets, { required }: { required: boolean }): EnvProblem[] {
  const problems: EnvProblem[] = [];
  const check = (name: keyof Secrets, problemOf: (value: string) => string | undefined) => {
    const value = secrets[name];
    const problem =
      value === undefined ? (required ? 'is required in Production' : undefined) : problemOf(value);
    if (problem !== undefined) problems.push({ name, problem });
  };

  check('TOKEN_SIGNING_KEY', signingKeyProblem);
  if (secrets.TOKEN_ACCEPTED_KEYS !== undefined) check('TOKEN_ACCEPTED_KEYS', acceptedKeysProblem);
  check('SERVER_KEY', serverKeyProblem);
  return problems;
}

/** A PEM key read from one line, where line ends are written as `\n`. */
export function pemFrom(value: string): string {
  return value.replaceAll(String.raw`\n`, '\n');
}

/** Several PEM keys, one after the other. */
export function pemsFrom(value: string): string[] {
  return pemFrom(value).match(/-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g) ?? [];
}

function acceptedKeysProblem(value: string): string | undefined {
  const expected = 'must be Ed25519 keys in PEM, one after the other (openssl pkey -pubout)';
  const pems = pemsFrom(value);
  try {
    const areAll = pems.every((pem) => createPublicKey(pem).asymmetricKeyType === 'ed25519');
    return pems.length > 0 && areAll ? undefined : expected;
  } catch {
    return expected;
  }
}

function signingKeyProblem(value: string): string | undefined {
  const expected = 'must be an Ed25519 private key in PEM (openssl genpkey -algorithm ed25519)';
  try {
    return createPrivateKey(pemFrom(value)).asymmetricKeyType === 'ed25519' ? undefined : expected;
  } catch {
    return expected;
  }
}

function serverKeyProblem(value: string): string | undefined {
  const bytes = Buffer.from(value, 'base64');
  if (bytes.length < serverKeyBytes || !/^[\w+/-]+={0,2}$/.test(value))
    return 'must be at least 32 random bytes in base64 (openssl rand -base64 32)';
  // Text that was encoded says no more than the text. Random bytes are never valid UTF-8 from end to end.
  if (isUtf8(bytes)) return serverKeyProblem(bytes.toString().trim());
  const isRegular = new Set(bytes).size < leastDifferentBytes || isPhrase(value);
  return isRegular ? 'is too regular to be random (openssl rand -base64 32)' : undefined;
}

/**
 * Words decode as base64 too, and are guessed word by word.
 *
 * Random base64 has as many capitals as small letters, changes between kinds of characters at two places of three, and spells
 * no year. The limits refuse less than one random key in a thousand.
 */
function isPhrase(value: string): boolean {
  if (/^[0-9a-f]+$/i.test(value)) return false;
  const kinds = [/[a-z]/g, /[A-Z]/g, /[0-9]/g];
  if (kinds.some((kind) => (value.match(kind)?.length ?? 0) > 0.7 * value.length)) return true;

  const characters = value.replaceAll(/[^A-Za-z0-9]/g, '');
  const runs = characters.match(/[a-z]+|[A-Z]+|[0-9]+/g) ?? [];
  const changes = (runs.length - 1) / (characters.length - 1);
  const years = runs.filter((run) => /^(19|20)\d\d$/.test(run)).length;
  return changes < 0.36 || (years > 0 && changes < 0.5) || years > 1;
}
