import type { FastifyServerOptions } from 'fastify';
import type { Env } from '#src/env.ts';
import { sqlState } from '../database/index.ts';

/** Where a secret could appear if somebody ever logged a whole request or body. */
const secretPaths = [
  'headers.authorization',
  'headers["x-refresh-token"]',
  'headers["x-correlation-token"]',
  'headers.cookie',
  'req.headers',
  'body',
  '*.password',
  '*.old_password',
  '*.code',
  '*.access_token',
  '*.refresh_token',
  '*.refreshToken',
  '*.idToken',
];

/** Log lines as JSON, in UTC, without secrets, bodies, addresses of pages or what a database error quotes. */
export function logOptions(env: Pick<Env, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  return {
    level: env.LOG_LEVEL,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secretPaths, censor: '[hidden]' },
    serializers: { err: describedError },
  };
}

/** An error as the log may know it: PostgreSQL quotes values in its messages, so those are left out. */
export function describedError(error: unknown): {
  type: string;
  message: string;
  stack: string;
  code?: string;
} {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };

  const code = sqlState(error);
  const isFromDatabase = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
  const message = isFromDatabase ? `database error ${code}` : error.message;
  return { type: error.name, message, stack: frames, ...(code !== undefined && { code }) };
}
