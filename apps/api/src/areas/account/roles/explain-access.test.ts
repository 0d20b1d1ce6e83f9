import type { Schema } from '@dosar/openapi';
import { operationIndex } from '@dosar/openapi';
import { permissionsOf } from '@dosar/openapi/permissions';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { probeHandlers, verdictOf } from '#src/access/access-probe.ts';
import { createApp } from '#src/app.ts';
import { readContract } from '#src/kernel/http/contract.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

// The answer to "why can this person not see it" is compared with what happens when the person really asks: each permission by each
// of its operations, each page by the operation that it begins with.

const api = startTestApi({ people: ['irina.neagu', 'nord.mihai'] });
const { operations } = readContract();
const probe: { server?: FastifyInstance } = {};
let calin: CallerHeaders;

beforeAll(async () => {
  calin = await api.tokenFor('calin.dobre');
  probe.server = await createApp(api.runtime, 'staff', { handlers: probeHandlers(operations) });
});
afterAll(() => probe.server?.close());

/** What each page of the menu asks first. A page without operations of its own is compared with its rule in the contract. */
const firstOfPage: Record<string, string> = {
  'time-off/my-absences': 'getOwnAbsences',
  'time-off/replacements': 'browseReplacementQuestions',
  search: 'browseSearch',
  preview: 'browsePreviewDocuments',
  config: 'browseJobs',
  reports: 'browseReports',
  appointments: 'browsePlans',
  'appointments/my-day': 'getMyDay',
  'config/appointment-locations': 'browsePlaceVisits',
  payments: 'browsePaymentOrders',
  shortlist: 'browseShortlist',
  worklist: 'browseWorklist',
  'manager-area': 'getTeam',
};

const explained = async (username: string) => {
  const { userId } = await api.userNamed(username);
  const answer = await api.inject({ url: `/api/user/explainAccess/${userId}`, headers: { ...calin } });
  return answer.json<Schema<'PersonAccess'>>();
};
const lineOf = ({ lines }: Schema<'PersonAccess'>, code: string) => {
  const line = lines.find((one) => one.code === code);
  if (line === undefined) throw new Error(`Nothing is explained of ${code}.`);
  return line;
};

/** Whether the person gets past the guard of an operation. */
async function isLetIn(id: string, headers: CallerHeaders): Promise<boolean> {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The contract has no ${id}.`);
  const { server } = probe;
  if (server === undefined) throw new Error('The probe is there once the tests run.');
  const verdict = await verdictOf({ inject: (request) => server.inject(request) }, operation, headers);
  return verdict === 'let in';
}

async function withRoles(...roles: string[]): Promise<string> {
  const orgId = await api.organisation('demo');
  const name = `probe.${roles.join('-') || 'none'}`.toLowerCase();
  await sql`
    insert into app_user (org_id, username, username_normalised, full_name, nickname, password_hash)
    values (${orgId}, ${name}, ${name}, ${name}, ${name}, 'none')`.execute(api.database.kysely);
  await sql`
    insert into user_role (org_id, user_id, role_code) select org_id, user_id, unnest(${roles}::text[])
    from app_user where username = ${name}`.execute(api.database.kysely);
  return name;
}

const kinds = [
  [],
  ['claims.handler'],
  ['claims.manager'],
  ['AC.Assessor', 'assessment.selfmanaged'],
  ['AC.Assessor.Manager'],
  ['finance.payments'],
  ['app.previewer'],
  ['app.previewer', 'claims.handler'],
  ['org.configurator'],
  ['app.configurator', 'org.help_admin'],
  ['org.partner_admin'],
];

describe.each(kinds.map((roles) => [roles.join(' + ') || 'no role', roles] as const))(
  'R8 what is said of a person with %s',
  (_name, roles) => {
    test('is what happens to their calls, on every page and for every act', async () => {
      const username = await withRoles(...roles);
      const headers = await api.tokenFor(username);
      const { lines } = await explained(username);
      for (const { kind, code, is_open: isOpen } of lines) {
        const [asked] =
          kind === 'page'
            ? [[firstOfPage[code]].filter((id) => id !== undefined)]
            : permissionsOf(operationIndex)
                .filter((permission) => permission.code === code)
                .map((permission) => permission.operations);
        if (asked === undefined) throw new Error(`No operations belong to ${code}.`);
        for (const id of asked) expect([code, id, await isLetIn(id, headers)]).toEqual([code, id, isOpen]);
      }
    }, 120_000);
  },
);

test('R8 every permission of the contract and every page is explained, once', async () => {
  const { lines } = await explained('ana.ionescu');
  const codes = lines.map(({ kind, code }) => `${kind} ${code}`);
  expect(new Set(codes).size).toBe(codes.length);
  const acts = operations.filter(({ access, isPlanned }) => !isPlanned && access.callers.includes('staff'));
  const covered = permissionsOf(operationIndex).flatMap(({ operations: ids }) => ids);
  expect(covered.toSorted()).toEqual(acts.map(({ id }) => String(id)).toSorted());
});

describe('R8 why a person does not see a page', () => {
  test('is a role that is missing: the answer names what would open it, and whether the caller gives it', async () => {
    const line = lineOf(await explained('ana.ionescu'), 'payments');
    expect(line).toMatchObject({ is_open: false, needed_roles: ['finance.payments'], open_by: [] });
    expect(line.opening).toContainEqual({ role_code: 'finance.payments', name: 'Plăți', can_give: true });
  });

  test('is a feature that is off for the organisation, whatever roles the person has', async () => {
    const orgId = await api.organisation('demo');
    const set = (on: boolean) =>
      sql`update feature_flag set is_enabled = ${on} where org_id = ${orgId} and feature_code = 'manager-area'`.execute(
        api.database.kysely,
      );
    await set(false);
    expect(lineOf(await explained('maria.stan'), 'manager-area')).toMatchObject({
      is_open: false,
      feature: 'manager-area',
      is_feature_on: false,
      opening: [],
    });
    await set(true);
    expect(lineOf(await explained('maria.stan'), 'manager-area')).toMatchObject({ is_open: true });
  });

  test('is an account that is locked: no call of theirs is let in, and the answer says so', async () => {
    const username = await withRoles('claims.handler', 'finance.payments');
    const headers = await api.tokenFor(username);
    await sql`update app_user set is_locked = true where username = ${username}`.execute(api.database.kysely);
    expect((await explained(username)).state).toBe('locked');
    expect(await isLetIn('browseWorklist', headers)).toBe(false);
  });

  test('is a network that the last sign-in did not come from', async () => {
    await api.tokenFor('ana.ionescu');
    await sql`update session set address = '198.51.100.7' where user_id =
      (select user_id from app_user where username = 'ana.ionescu')`.execute(api.database.kysely);
    await sql`update app_user set allowed_addresses = '{203.0.113.0/24}' where username = 'ana.ionescu'`.execute(
      api.database.kysely,
    );
    expect((await explained('ana.ionescu')).network).toEqual({
      allowed_addresses: ['203.0.113.0/24'],
      last_address: '198.51.100.7',
      is_last_allowed: false,
    });
  });
});

test('R8 a role of one’s own is tried before it is saved, by the same verdict', async () => {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/user/previewRole',
    headers: { ...calin },
    payload: { parts: ['finance.payments', 'claims.manager'] },
  });
  const lines = answer.json<Schema<'AccessLines'>>();
  const open = lines.filter(({ kind, is_open: isOpen }) => kind === 'page' && isOpen).map(({ code }) => code);
  expect(open).toEqual(expect.arrayContaining(['payments', 'manager-area', 'search']));
  expect(open).not.toContain('config');
  const username = await withRoles('finance.payments', 'claims.manager');
  const real = (await explained(username)).lines;
  expect(lines.map(({ code, is_open }) => [code, is_open])).toEqual(
    real.map(({ code, is_open }) => [code, is_open]),
  );
});
