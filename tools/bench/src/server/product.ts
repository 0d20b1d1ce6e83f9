import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import type { DatabaseConnection } from '@dosar/api/database';
import { cacheFolder } from '../workspace.ts';
import { startChildServer } from './child-server.ts';

/** User name and password. */
export type Login = { username: string; password: string };

/** The running product. */
export type Product = {
  pid: number;
  staffOrigin: string;
  trackerOrigin: string;
  /** Signs a demo user in and answers what each of its requests has to carry. */
  signIn: (login?: Login) => Promise<Record<string, string>>;
  stop: () => Promise<void>;
};

/** Demo account and password of the demo world; see the README. */
export const demoLogin: Login = { username: 'ana.ionescu', password: 'Claims-2026-ok!' };

/** Starts the product on a database of the benchmark; it listens on the port and the next one. */
export async function startProduct(database: DatabaseConnection, port: number): Promise<Product> {
  const program = import.meta.resolve('./product-process.ts');
  const { pid, stop } = await startChildServer(program, productSettings(database, port));
  const staffOrigin = `http://127.0.0.1:${port}`;
  return {
    pid,
    staffOrigin,
    trackerOrigin: `http://127.0.0.1:${port + 1}`,
    signIn: (login) => signIn(staffOrigin, login),
    stop,
  };
}

/** The environment of a product on a database of the benchmark, without the limits of requests per minute. */
export function productSettings(database: DatabaseConnection, port: number): Record<string, string> {
  return {
    APP_ENV: 'Test',
    DEMO: '1',
    DATABASE_URL: databaseUrl(database),
    DATA_DIR: path.join(cacheFolder, 'product'),
    STAFF_PORT: String(port),
    TRACKER_PORT: String(port + 1),
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'info',
    ...newKeys(),
  };
}

/** As in production, keys come from outside; sessions of an earlier run need not live on. */
function newKeys() {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    TOKEN_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    SERVER_KEY: randomBytes(32).toString('base64'),
  };
}

/** Signs a demo user in at an origin and answers what each of their requests has to carry. */
export async function signIn(origin: string, login = demoLogin): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/auth/appToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  const { idToken, refreshToken } = (await answer.json()) as { idToken: string; refreshToken: string };
  return {
    authorization: `Bearer ${idToken}`,
    'x-refresh-token': refreshToken,
    'x-correlation-token': refreshToken,
  };
}

/** The connection as one line; the server of the benchmark listens on a socket, not on a host. */
export function databaseUrl(connection: DatabaseConnection): string {
  if (typeof connection === 'string') return connection;
  const { host, port, user, password, database } = connection;
  const place = new URLSearchParams({ host, port: String(port) });
  return `postgresql://${encodeURIComponent(user)}:${encodeURIComponent(password)}@localhost/${database}?${place}`;
}
