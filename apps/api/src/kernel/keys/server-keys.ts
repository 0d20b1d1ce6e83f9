import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pemFrom, pemsFrom } from '#src/env-secrets.ts';
import type { Env } from '#src/env.ts';

/** The secrets of this installation: keys that sign tokens, and the key that protects stored codes and keys. */
export type ServerKeys = {
  signing: { keyId: string; privateKey: KeyObject; publicKey: KeyObject };
  /** The accepted signing keys by name: the present key, and others while keys are exchanged. */
  accepted: ReadonlyMap<string, KeyObject>;
  /** The key for hashes of short secrets (access codes, user names), which a copy of the database alone cannot guess. */
  hmac: Buffer;
};

const signingFile = 'token-signing.pem';
const serverFile = 'server.key';
/** The key by which push services know this installation. */
export const pushFile = 'web-push.key';

/** The folder of generated secrets. */
export const keyFolder = (dataDir: string) => join(dataDir, 'keys');

/** The files of generated secrets. */
export const keptSecrets = (env: Pick<Env, 'TOKEN_SIGNING_KEY' | 'SERVER_KEY'>): string[] => [
  ...(env.TOKEN_SIGNING_KEY === undefined ? [signingFile] : []),
  ...(env.SERVER_KEY === undefined ? [serverFile] : []),
];

/** The keys of the settings, or generated ones kept in the data folder (never in Production). */
export function serverKeys(env: Env): ServerKeys {
  const folder = keyFolder(env.DATA_DIR);
  const pem = env.TOKEN_SIGNING_KEY ?? keptIn(folder, signingFile, newSigningKey, env);
  const hmac = env.SERVER_KEY ?? keptIn(folder, serverFile, () => randomBytes(32).toString('base64'), env);

  const privateKey = createPrivateKey(pemFrom(pem));
  const publicKey = createPublicKey(privateKey);
  const signing = { keyId: keyIdOf(publicKey), privateKey, publicKey };
  const others = pemsFrom(env.TOKEN_ACCEPTED_KEYS ?? '').map((other) => createPublicKey(other));
  const accepted = new Map([publicKey, ...others].map((key) => [keyIdOf(key), key]));
  return { signing, accepted, hmac: Buffer.from(hmac, 'base64') };
}

function newSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The name of a key is derived from its content, so that a replaced key has another name. */
function keyIdOf(publicKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(spki).digest('base64url').slice(0, 16);
}

/** A secret of the data folder, made at its first use (never in Production). */
export function keptIn(folder: string, name: string, make: () => string, env: Env): string {
  if (env.isProduction) throw new Error(`${name} must come from the settings in Production`);
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();

  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  // Written under another name first, so that a killed start leaves no incomplete key.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, make(), { mode: 0o600 });
  renameSync(partial, file);
  return readFileSync(file, 'utf8').trim();
}
