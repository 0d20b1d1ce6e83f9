import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Schema } from '@dosar/openapi';
import { createApp } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { inTenant, outsideTenant } from '../../kernel/database/index.ts';
import { startRuntime, type Runtime } from '../../runtime.ts';
import { useDatabase } from '../../testing/database.ts';

type Tokens = Pick<Schema<'AuthTokens'>, 'idToken' | 'refreshToken'>;

/** A claimant's browser: an address, and the tokens of its last answer. */
export type Visitor = {
  tokens: Tokens;
  get: <Body>(url: string) => Promise<{ status: number; body: Body }>;
  post: <Body>(url: string, payload: object) => Promise<{ status: number; body: Body }>;
};

/** Both sites over a database of its own, with a clock that a test moves. */
export function useTracker() {
  const database = useDatabase();
  let runtime: Runtime;
  let tracker: FastifyInstance;
  let staff: FastifyInstance;
  let folder: string;
  let clock = Date.now();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dosar-tracking-'));
    const env = readEnv({
      APP_ENV: 'Test',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '10000',
      TRACKER_ORIGIN: 'https://dosar.example',
    });
    runtime = startRuntime(env, database.connection, () => new Date(clock));
    tracker = await createApp(runtime, 'tracker');
    staff = await createApp(runtime, 'staff');
  });
  afterAll(async () => {
    await tracker.close();
    await staff.close();
    await runtime.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function visitor(orgCode = 'demo', remoteAddress = '198.51.100.1'): Promise<Visitor> {
    const call = async <Body>(method: 'GET' | 'POST', url: string, tokens?: Tokens, payload?: object) => {
      const headers = tokens && {
        authorization: `Bearer ${tokens.idToken}`,
        'x-refresh-token': tokens.refreshToken,
        'x-correlation-token': tokens.refreshToken,
      };
      const request = { method, url, remoteAddress, headers: { 'accept-language': 'ro', ...headers } };
      const answer = await tracker.inject(payload ? { ...request, payload } : request);
      return { status: answer.statusCode, body: answer.json<Body>() };
    };
    const { body: tokens } = await call<Tokens>('POST', '/api/auth/trackerToken', undefined, {
      org_code: orgCode,
    });
    const browser: Visitor = {
      tokens,
      get: (url) => call('GET', url, browser.tokens),
      post: (url, payload) => call('POST', url, browser.tokens, payload),
    };
    return browser;
  }

  return {
    visitor,
    /** Lets time pass. */
    wait: (minutes: number) => {
      clock += minutes * 60_000;
    },
    /** The staff site, for calls that come from no visitor's browser. */
    staff: () => staff,
    /** Rows of one organisation, as its own tables have them. */
    rows: async <Row>(orgCode: string, query: (orgId: string) => ReturnType<typeof sql<Row>>) => {
      const { db } = database;
      const found = await outsideTenant(db, (tx) =>
        sql<{ org_id: string }>`select find_org_by_code(${orgCode}) as org_id`.execute(tx),
      );
      const orgId = found.rows[0]?.org_id ?? '';
      return (await inTenant(db, orgId, (tx) => query(orgId).execute(tx))).rows;
    },
  };
}

/** The access code in the newest message of the outbox. */
export function codeIn(body: string): string {
  return /\b[A-HJ-NP-Z2-9]{6}\b(?=\.)/.exec(body)?.[0] ?? '';
}
