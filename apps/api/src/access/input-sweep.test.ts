import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Schema } from '../kernel/http/contract-document.ts';
import { readContract } from '../kernel/http/contract.ts';
import type { Operation } from '../kernel/http/operation.ts';
import { runs } from '../testing/runs.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import type { CallerHeaders } from '../testing/test-sessions.ts';
import {
  bodies,
  demoIdentifiers,
  particularIdentifiers,
  shownBy,
  takenBack,
  type Identifiers,
} from './area-samples.ts';
import { hostileRequests, plainRequest, type Content } from './hostile-requests.ts';
import { sampleOf } from './sample-request.ts';

// Every operation of the contract, asked with everything that somebody may put where the contract wants something else:
// each place of path, query, headers, body and form. A new operation is covered as soon as it is in the contract.

const contract = readContract();
const operations = contract.operations.filter(
  // Bytes of a file have no fields; what may be wrong with them is tried where they are taken.
  ({ isPlanned, isStream, body }) => !isPlanned && !isStream && body?.chunk === undefined,
);
const api = startTestApi({ world: 'demo' });
let identifiers: Identifiers;

beforeAll(async () => {
  identifiers = await demoIdentifiers(api);
  const { orgId, userId } = await api.userNamed('maria.stan');
  await sql`
    insert into user_role (org_id, user_id, role_code) select ${orgId}, ${userId}, role_code from role
    on conflict do nothing`.execute(api.database.kysely);
});

/** The sessions of each kind that an operation may want. */
const callers: Record<string, () => Promise<Partial<CallerHeaders>>[]> = {
  public: () => [Promise.resolve({})],
  pre_auth: () => [api.tokenFor('otilia.popa', { kind: 'pre_auth' })],
  renew: () => [api.tokenFor('emil.vechi', { kind: 'renew' })],
  guest: () => [
    api.guestFor('demo'),
    api.guestFor('demo', {
      assignmentType: 'assessment',
      assignmentId: identifiers['assignment_id'] ?? '',
    }),
  ],
  tracker: () => [api.trackerFor('demo', identifiers['claim_file_id'] ?? '')],
  staff: () => [api.tokenFor('maria.stan')],
  provisioning: () => [api.directoryFor('demo')],
};

const sendTo = ({ access }: Operation) =>
  access.callers.includes('tracker') ? api.injectTracker : api.inject;

const by = (headers: object, request: InjectOptions): InjectOptions => ({
  ...request,
  headers: { ...headers, ...request.headers },
});

async function contentOf({ id, parameters, body }: Operation): Promise<Content> {
  const sample = (schema: Schema = { type: 'object' }) =>
    sampleOf(schema, contract.document, identifierFor(id)) as Record<string, string>;
  return {
    path: sample(parameters.path),
    query: sample(parameters.query),
    headers: sample(parameters.header),
    body:
      bodies[id]?.({ api, identifiers, headers: await api.tokenFor('maria.stan') }) ??
      (body && sample(body.schema)),
  };
}

const identifierFor = (id: string) => (name: string) =>
  particularIdentifiers[id]?.[name] ?? identifiers[name] ?? name;

/** So many hostile requests of each operation and caller; the heavy run makes them all. */
const most = runs({ quick: 6, heavy: Infinity });

/** Requests from all over a list: the same ones each time, others for each operation, so that together they try every kind. */
function spread<Request>(requests: readonly Request[], id: string): readonly Request[] {
  if (requests.length <= most) return requests;
  const step = requests.length / most;
  const first = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % Math.floor(step);
  return Array.from({ length: most }, (_, number) => requests[first + Math.floor(number * step)]).filter(
    (request) => request !== undefined,
  );
}

/** What is wrong with an answer; undefined when anybody may be given it. */
function fault(answer: Awaited<ReturnType<typeof api.inject>>): string | undefined {
  if (answer.statusCode < 400) return undefined;
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  if (answer.headers['content-type']?.startsWith('application/scim+json') === true)
    return answer.json<{ status: string }>().status === String(answer.statusCode)
      ? undefined
      : 'another status';
  if (answer.headers['content-type']?.startsWith('application/problem+json') !== true)
    return `${answer.statusCode} is no problem document`;
  const { status, code, error_id: id, fields } = answer.json<Record<string, unknown>>();
  if (status !== answer.statusCode || typeof id !== 'string') return `the problem says ${String(status)}`;
  // Without a field it was not the contract that refused, but what lies behind it.
  if (code === 'validation_failed' && !Array.isArray(fields)) return 'refused behind the contract';
  return undefined;
}

/** The session that an operation takes from somebody of a kind: the first with which it succeeds, if any. */
async function callerFor(operation: Operation, kind: string): Promise<object> {
  const plain = plainRequest(operation, await contentOf(operation));
  const sessions = await Promise.all(callers[kind]?.() ?? []);
  for (const headers of sessions)
    if ((await sendTo(operation)(by(headers, plain))).statusCode < 300) return headers;
  return sessions[0] ?? {};
}

/** Asks for what an operation wrote; what is wrong with the answers. */
async function faultsOfReading(ids: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const operation of operations.filter(({ id }) => ids.includes(id))) {
    const headers = operation.access.callers.includes('public') ? {} : await callers['staff']?.()[0];
    const answer = await api.inject(by(headers ?? {}, plainRequest(operation, await contentOf(operation))));
    if (answer.statusCode !== 200) faults.push(`${operation.id} then answers ${answer.body.slice(0, 200)}`);
  }
  return faults;
}

describe.each(operations.map((operation) => [String(operation.id), operation] as const))(
  '%s',
  (id, operation) => {
    test.each(operation.access.callers)(
      'refuses %s in words whatever cannot be, and keeps nothing that cannot be read',
      async (kind) => {
        const send = sendTo(operation);
        const headers = await callerFor(operation, kind);
        const content = await contentOf(operation);
        const faults: string[] = [];
        await takenBack[id]?.({ api, identifiers });
        const plain = await send(by(headers, plainRequest(operation, content)));
        // Otherwise everything would be refused for something else.
        if (plain.statusCode >= 300) expect(plain.json()).not.toMatchObject({ code: 'validation_failed' });

        const named = { document: contract.document, identifier: identifierFor(id) };
        for (const { what, request } of spread([...hostileRequests(operation, content, named)], id)) {
          const answer = await send(by(headers, request));
          const found = [fault(answer) ?? []].flat();
          if (answer.statusCode < 300) {
            found.push(...(await faultsOfReading(shownBy[id] ?? [])));
            await takenBack[id]?.({ api, identifiers });
          }
          faults.push(...found.map((wrong) => `${what}: ${wrong}`));
        }
        expect(faults).toEqual([]);
      },
      60_000,
    );
  },
);

test('after all of that, whatever could be read can be read', async () => {
  const reads = operations.filter(
    ({ id, method, access }) =>
      access.callers.includes('staff') && (method === 'GET' || id.startsWith('browse')) && id !== 'logout',
  );
  expect(await faultsOfReading(reads.map(({ id }) => id))).toEqual([]);
});
