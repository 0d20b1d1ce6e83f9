import type { FastifyServerOptions } from 'fastify';
import type { Env } from '#src/env.ts';
import { sqlState } from '../database/index.ts';

/** The paths of secrets, in case code logs a whole request or body. */
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

/** Log lines as JSON, in UTC, without secrets, bodies, page addresses or values quoted by database errors. */
export function logOptions(env: Pick<Env, 'LOG_LEVEL'>): FastifyServerOptions['logger'] {
  return {
    level: env.LOG_LEVEL,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secretPaths, censor: '[hidden]' },
    serializers: { err: describedError },
  };
}

/** The loggable part of an error; messages of PostgreSQL are left out, because they quote values. */
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
