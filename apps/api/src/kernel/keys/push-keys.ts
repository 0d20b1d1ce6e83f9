import { createECDH } from 'node:crypto';
import type { Env } from '#src/env.ts';
import { publicKeyOf } from '#src/env-web-push.ts';
import { keptIn, keyFolder, pushFile } from './server-keys.ts';

/** What push services know this installation by (VAPID, RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string };

/** The keys of the settings; without them one that is kept in the data folder, so that it can be tried. None in Production: it is off. */
export function pushKeys(env: Env): PushKeys | undefined {
  if (env.VAPID_PRIVATE_KEY === undefined && env.isProduction) return undefined;
  const privateKey = env.VAPID_PRIVATE_KEY ?? keptIn(keyFolder(env.DATA_DIR), pushFile, newPrivateKey, env);
  const publicKey = publicKeyOf(privateKey);
  if (publicKey === undefined) throw new Error(`${pushFile} in the data folder is no P-256 key: remove it`);
  return { publicKey, privateKey };
}

function newPrivateKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Its first bytes may be zero, which a shorter text would lose.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}
