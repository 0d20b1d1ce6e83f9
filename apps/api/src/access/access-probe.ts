import { sql } from 'kysely';
import { Problem } from '../kernel/problem/problem.ts';
import type { Operation } from '../kernel/http/operation.ts';
import { standalone, type AnyHandler } from '../kernel/http/route-table.ts';
import type { CallerHeaders, DirectoryHeaders } from '../testing/test-sessions.ts';
import { letReplace } from '../testing/let-replace.ts';
import type { TestApi } from '../testing/start-test-api.ts';
import { claimantsOnTracker, guestsByLink } from './guests-by-link.ts';

/** What an operation does with a caller, before it looks at what they sent. */
export type Verdict = 'let in' | 'unknown' | 'refused' | 'hidden';

/** One kind of caller of the golden table. */
export type ProbeCaller = { name: string; headers: CallerHeaders | DirectoryHeaders | undefined };

const reached = 'The probe was reached.';

/** Handlers that do nothing but say that somebody got so far. */
export function probeHandlers(operations: readonly Operation[]): Record<string, AnyHandler> {
  const probe = standalone<never>(async () => {
    throw new Problem(409, 'conflict', { message: reached });
  });
  return Object.fromEntries(
    operations.filter((operation) => !operation.isPlanned).map(({ id }) => [id, probe]),
  );
}

/** Asks an operation with nothing in the request but who asks. */
export async function verdictOf(
  api: Pick<TestApi, 'inject'>,
  operation: Operation,
  headers: CallerHeaders | DirectoryHeaders | undefined,
): Promise<Verdict> {
  const answer = await api.inject({
    method: operation.method,
    url: operation.path.replaceAll(/\{\w+\}/g, 'probe'),
    ...(headers !== undefined && { headers: { ...headers } }),
  });
  const { code, message, detail } = answer.json<{ code?: string; message?: string; detail?: string }>();

  if (answer.statusCode === 409 && (message ?? detail) === reached) return 'let in';
  // The errors of SCIM have no codes.
  if (operation.isScim && (answer.statusCode === 400 || answer.statusCode === 415)) return 'let in';
  if (code === 'planned' || code === 'validation_failed' || code === 'malformed_json') return 'let in';
  if (code === 'unsupported_media_type') return 'let in';
  if (answer.statusCode === 401) return 'unknown';
  if (answer.statusCode === 403) return 'refused';
  if (answer.statusCode === 404) return 'hidden';
  throw new Error(`${operation.id} answered ${answer.statusCode} ${code ?? ''}, which decides nothing.`);
}

/** People of the cast whom `callersOf` needs beside those of the small world. */
export const probePeople = ['otilia.popa', 'emil.vechi', 'nord.mihai', 'blocat.ion'];

/** Every kind of caller: nobody, each step of signing in, visitors, each role alone, and sessions that are over. */
export async function callersOf(api: TestApi): Promise<ProbeCaller[]> {
  await letReplace(api, 'ana.ionescu', 'radu.marin');
  return [
    { name: 'anonymous', headers: undefined },
    {
      name: 'waiting for a one-time password',
      headers: await api.tokenFor('otilia.popa', { kind: 'pre_auth' }),
    },
    { name: 'waiting for a new password', headers: await api.tokenFor('emil.vechi', { kind: 'renew' }) },
    ...(await guests(api)),
    ...(await staffByRole(api)),
    {
      name: 'staff replacing a handler',
      headers: await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }),
    },
    { name: 'the directory of the organisation', headers: await api.directoryFor('demo') },
    { name: 'a directory whose token has ended', headers: await api.directoryFor('demo', { isEnded: true }) },
    { name: 'staff of another organisation', headers: await api.tokenFor('alfa.ana') },
    { name: 'staff of a partner', headers: await api.tokenFor('nord.mihai') },
    { name: 'staff who signed out', headers: await signedOut(api) },
    { name: 'staff whose account is locked', headers: await api.tokenFor('blocat.ion') },
    { name: 'staff with an expired session', headers: await expired(api) },
  ];
}

/** One user of the organisation with one role at a time, also roles that nobody has alone. */
async function staffByRole(api: TestApi): Promise<ProbeCaller[]> {
  const { rows } = await sql<{ role_code: string }>`select role_code from role order by role_code`.execute(
    api.database.kysely,
  );
  const callers = [{ name: 'staff without a role', headers: await userWith(api, undefined) }];
  for (const { role_code: role } of rows)
    callers.push({ name: `staff: ${role}`, headers: await userWith(api, role) });
  return callers;
}

async function userWith(api: TestApi, role: string | undefined): Promise<CallerHeaders> {
  const orgId = await api.organisation('demo');
  const name = `probe.${role ?? 'none'}`.toLowerCase();
  await sql`
    insert into app_user (org_id, username, username_normalised, full_name, nickname)
    values (${orgId}, ${name}, ${name}, ${name}, ${name})`.execute(api.database.kysely);
  const { userId } = await api.userNamed(name);
  if (role !== undefined) {
    await sql`insert into user_role (org_id, user_id, role_code) values (${orgId}, ${userId}, ${role})`.execute(
      api.database.kysely,
    );
  }
  return api.tokenFor(name);
}

async function guests(api: TestApi): Promise<ProbeCaller[]> {
  const callers: ProbeCaller[] = [];
  for (const { name, signIn } of [...guestsByLink, ...claimantsOnTracker])
    callers.push({ name, headers: await signIn(api) });
  return callers;
}

async function signedOut(api: TestApi): Promise<CallerHeaders> {
  const headers = await api.tokenFor('maria.stan');
  await sql`update session set revoked_at = now() where session_id = ${sessionOf(headers)}`.execute(
    api.database.kysely,
  );
  return headers;
}

async function expired(api: TestApi): Promise<CallerHeaders> {
  const headers = await api.tokenFor('maria.stan');
  await sql`update session set idle_expires_at = now() where session_id = ${sessionOf(headers)}`.execute(
    api.database.kysely,
  );
  return headers;
}

function sessionOf(headers: CallerHeaders): string {
  return headers['x-refresh-token'].split('.')[0] ?? '';
}
