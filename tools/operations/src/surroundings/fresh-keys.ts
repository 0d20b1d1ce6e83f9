import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** What `openssl genpkey -algorithm ed25519` and `openssl rand -base64 32` make. */
export function freshKeys(): { SERVER_KEY: string; TOKEN_SIGNING_KEY: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    SERVER_KEY: randomBytes(32).toString('base64'),
    TOKEN_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
