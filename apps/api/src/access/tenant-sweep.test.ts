import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { readContract } from '../kernel/http/contract.ts';
import type { Operation, RefusedTrait } from '../kernel/http/operation.ts';
import type { CallerHeaders, DirectoryHeaders } from '../testing/test-sessions.ts';
import { multipart, onePixelPng } from '../testing/multipart.ts';
import { isHeavyRun } from '../testing/runs.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import {
  demoIdentifiers,
  forItsSessionOnly,
  naming,
  particularIdentifiers,
  strangersGet,
  type Identifiers,
} from './area-samples.ts';
import { identifiersOf, sampleOf } from './sample-request.ts';
import { tenantSnapshot } from './tenant-snapshot.ts';

// Every operation that names a record is asked for the demo organisation's records by everybody of alfa who may call it
// at all. A new operation is covered as soon as it is in the contract; a new kind of identifier has to be added to
// testing/access-samples.ts of its area, and this test says so.

const contract = readContract();
const operations = contract.operations.filter(
  (operation) =>
    !operation.isPlanned &&
    !operation.access.callers.includes('public') &&
    identifiersOf(operation, contract.document).length > 0,
);

const api = startTestApi({ world: 'demo' });
let identifiers: Identifiers;
type Person = {
  kind: string;
  name?: string;
  headers: CallerHeaders | DirectoryHeaders;
  trait?: RefusedTrait;
};
let strangers: Person[];
let owners: Person[];
let beforeStrangers: Awaited<ReturnType<typeof tenantSnapshot>>;

beforeAll(async () => {
  identifiers = await demoIdentifiers(api);
  const orgId = await api.organisation('alfa');
  const { userId } = await api.userNamed('alfa.ana');
  await sql`
    insert into user_role (org_id, user_id, role_code) select ${orgId}, ${userId}, role_code from role
    on conflict do nothing`.execute(api.database.kysely);
  // Work that waits for a visit: with it a stranger comes as far as asking for the other organisation's places.
  const own = await sql<{ assignment_id: string; claim_file_id: string }>`
    select assignment_id, claim_file_id from assignment work
    where org_id = ${orgId} and category_code in ('new', 'active') and exists (select from transition step
      where step.org_id = work.org_id and step.assignment_type_code = work.assignment_type_code
        and step.from_status_code = work.status_code and step.follows_event = 'visit.booked')
    order by claim_file_no limit 1`.execute(api.database.kysely);
  expect(own.rows).toHaveLength(1);
  strangers = await peopleOf('alfa', 'alfa.ana', own.rows[0] ?? {});
  owners = await peopleOf('demo', 'maria.stan', identifiers);
  beforeStrangers = await demoSnapshot();
});

/** Everybody of an organisation who may call anything: staff with every role, guests and claimants with and without work. */
async function peopleOf(orgCode: string, username: string, work: Identifiers): Promise<Person[]> {
  const { userId, orgId } = await api.userNamed(username);
  await sql`
    insert into user_role (org_id, user_id, role_code) select ${orgId}, ${userId}, role_code from role
    on conflict do nothing`.execute(api.database.kysely);
  const { assignment_id: assignmentId, claim_file_id: claimFileId } = work;
  return [
    { kind: 'staff', headers: await api.tokenFor(username) },
    { kind: 'provisioning', headers: await api.directoryFor(orgCode) },
    { kind: 'guest', headers: await api.guestFor(orgCode) },
    {
      kind: 'guest',
      trait: 'assignment_guest',
      headers: await api.guestFor(orgCode, {
        assignmentType: 'assessment',
        ...(assignmentId && { assignmentId }),
      }),
    },
    { kind: 'tracker', headers: await api.trackerFor(orgCode) },
    { kind: 'tracker', name: 'tracker of a case', headers: await api.trackerFor(orgCode, claimFileId) },
  ];
}

function identifier(operation: Operation, name: string): string {
  const value = particularIdentifiers[operation.id]?.[name] ?? identifiers[name];
  if (value === undefined) {
    throw new Error(
      `${operation.id} takes "${name}": say in areas/${operation.area}/testing/access-samples.ts which record of demo that is.`,
    );
  }
  return value;
}

function request(operation: Operation, headers: Person['headers']) {
  const url = operation.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(identifier(operation, name)),
  );
  const { payload, headers: more } = bodyOf(operation);
  return {
    method: operation.method,
    url,
    query: neededQuery(operation),
    headers: { ...headers, ...more },
    ...(payload !== undefined && { payload }),
  };
}

/** What an operation wants after its path; without it everything would be refused for that. */
function neededQuery({ parameters: { query } }: Operation): Record<string, string> {
  const needed = (query['required'] ?? []) as string[];
  const sample = sampleOf(query, contract.document, (name) => name) as Record<string, unknown>;
  return Object.fromEntries(needed.map((name) => [name, String(sample[name])]));
}

function bodyOf(operation: Operation): { payload?: object; headers?: Record<string, string> } {
  if (operation.body === undefined || operation.body.chunk !== undefined) return {};
  const own = naming[operation.id]?.(identifiers);
  const sample = sampleOf(operation.body.schema, contract.document, (name) => identifier(operation, name));
  if (operation.body.upload === undefined) return { payload: own ?? (sample as object) };
  const fields = { ...(sample as Record<string, string>), ...own };
  return multipart(fields, { name: 'a.png', content: onePixelPng });
}

/** Those who may call an operation at all. */
const among = (operation: Operation, people: Person[]) =>
  people.filter(
    ({ kind, trait }) =>
      (operation.access.callers as string[]).includes(kind) &&
      (trait === undefined || operation.access.refuses?.includes(trait) !== true),
  );

const demoSnapshot = async () => tenantSnapshot(api.database, await api.organisation('demo'));

describe.each(operations.map((operation) => [String(operation.id), operation] as const))(
  '%s',
  (id, operation) => {
    test('knows nothing of another organisation and changes nothing there', async () => {
      const before = isHeavyRun ? await demoSnapshot() : undefined;
      expect(among(operation, strangers).length).toBeGreaterThan(0);
      for (const { kind, name = kind, headers } of among(operation, strangers)) {
        const answer = await api.inject(request(operation, headers));
        const allowed = strangersGet[`${id} by ${name}`] ?? strangersGet[`${id} by ${kind}`];
        expect({ name, status: answer.statusCode }).toEqual({ name, status: allowed?.status ?? 404 });
        expect(answer.body).not.toMatch(/DM\d\d[A-Z]\d{7}/);
      }
      if (before !== undefined) expect(await demoSnapshot()).toEqual(before);
    });
  },
);

// The heavy run looks after each operation and names it; the ordinary one looks once after all of them.
test('all strangers together have changed nothing in the other organisation', async () => {
  expect(await demoSnapshot()).toEqual(beforeStrangers);
});

// Otherwise the tests above would also pass with a request that is refused for whoever makes it.
describe.each(operations.map((operation) => [String(operation.id), operation] as const))(
  '%s',
  (id, operation) => {
    test('does know it for somebody of that organisation', async () => {
      const statuses = [];
      for (const { headers } of among(operation, owners))
        statuses.push((await api.inject(request(operation, headers))).statusCode);
      const isFound = (status: number) => status < 300 || status === 409 || status === 412 || status === 422;
      if (forItsSessionOnly.includes(id)) expect(new Set(statuses)).toEqual(new Set([404]));
      else expect(statuses.filter(isFound), `answers: ${statuses.join(', ')}`).not.toEqual([]);
    });
  },
);
