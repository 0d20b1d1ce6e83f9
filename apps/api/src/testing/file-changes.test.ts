import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { documentCalls, named } from '../areas/documents/testing/document-calls.ts';
import { trackerCalls } from '../areas/settlement/testing/tracker-calls.ts';
import { areas } from '../composition/generated/areas.ts';
import { assignmentCalls } from './assignment-calls.ts';
import { listenToChanges } from './listen-to-changes.ts';
import { startTestApi } from './start-test-api.ts';
import { aClaim, type Claim } from './world/a-claim.ts';
import { ibanOf, moneyOfClaim } from './world/money-of-claim.ts';

const api = startTestApi({ people: ['paula.vasile', 'irina.neagu', 'sorin.matei', 'otilia.popa'] });
const changes = listenToChanges(api);
const documents = documentCalls(api);

/** A change of a claim that is ready for it, and the areas in which those who have the file open hear of it. */
type Case = {
  areas: string[];
  ready: () => PromiseLike<Claim>;
  change: (claim: Claim) => Promise<unknown>;
};

const cases: Record<string, Case> = {
  'the claimant accepts the offer': {
    areas: ['claims', 'settlement', 'workload'],
    ready: () => aClaim(api).valued().offered(400_000),
    async change(claim) {
      const { call } = await trackerCalls(api, claim.claimFileId, claim.claimantPartyId);
      const answer = await call('POST', 'acceptReceivedOffer', { iban: ibanOf(claim.claimFileNo) });
      expect(answer.statusCode).toBe(201);
    },
  },
  'a manager approves an order above a limit': {
    areas: ['claims', 'settlement', 'workload'],
    ready: () => aClaim(api).valued().offered(800_000, 'sorin.matei').accepted().ordered(),
    change: (claim) => approve('maria.stan', claim),
  },
  'finance records a payment': {
    areas: ['claims', 'settlement'],
    ready: () => aClaim(api).valued().offered(400_000).accepted().ordered(),
    change: (claim) => moneyOfClaim(api, claim, 'irina.neagu').pay(),
  },
  'a document is uploaded': {
    areas: ['claims', 'documents'],
    ready: () => aClaim(api).takenIn(),
    change: async (claim) => upload(claim),
  },
  'a document gets its verdict': {
    areas: ['claims', 'documents'],
    ready: () => aClaim(api).takenIn().and(upload),
    async change(claim) {
      const ana = await api.tokenFor('ana.ionescu');
      const { assignment_id: work } = await claim.main();
      const [photo] = (await documents.listOf(ana, work)).items;
      if (photo === undefined) throw new Error('The claim has no document.');
      const answer = await documents.post(ana, `judge/${work}`, {
        documents: [named(photo)],
        verdict: 'accepted',
      });
      expect(answer.statusCode).toBe(200);
    },
  },
  'a deadline is moved': {
    areas: ['assignments'],
    ready: () => aClaim(api).takenIn(),
    async change(claim) {
      const maria = assignmentCalls(api, await api.tokenFor('maria.stan'));
      const { assignment_id, row_version } = await claim.main();
      const answer = await maria.post('/api/assignment/change', {
        items: [{ assignment_id, row_version }],
        change: { action: 'due', due_on: addDays(localDateOf(api.now()), 9) },
      });
      expect(answer.json()).toMatchObject({ items: [{ outcome: 'done' }] });
    },
  },
};

test.each(Object.keys(cases))(
  'ux 20 open pages of a claim learn when %s; another organisation and people who open no claim hear nothing',
  async (name) => {
    const { areas: expected, ready, change } = cases[name] as Case;
    const claim = await ready();
    const [radu, irina, paula, alfa] = await Promise.all(
      ['radu.marin', 'irina.neagu', 'paula.vasile', 'alfa.ana'].map(async (username) =>
        changes.as(await api.tokenFor(username)),
      ),
    );
    await change(claim);
    await expect.poll(() => radu?.areasOf(claim.claimFileId)).toEqual(expect.arrayContaining(expected));
    await expect.poll(() => irina?.areasOf(claim.claimFileId)).toEqual(expect.arrayContaining(expected));
    for (const told of radu?.files ?? [])
      expect(Object.keys(told).toSorted()).toEqual(['areas', 'claim_file_id']);
    // What comes to a stream comes in order: whoever hears of a later change has heard all of this one.
    await sql`select pg_notify('dosar_work', org_id || ' ' || ${claim.claimFileId}) from organisation`.execute(
      api.database.kysely,
    );
    for (const page of [paula, alfa]) {
      await expect
        .poll(() => page?.heard.some(({ data }) => data.assignment_ids?.includes(claim.claimFileId)))
        .toBe(true);
      expect(page?.files).toEqual([]);
    }
  },
);

test('ux 20 a page that begins to listen hears of what changed while it was read', async () => {
  const claim = await aClaim(api).takenIn();
  const early = await changes.as(await api.tokenFor('ana.ionescu'));
  await upload(claim);
  await expect.poll(() => early.areasOf(claim.claimFileId)).toContain('documents');
  const late = await changes.as(await api.tokenFor('maria.stan'), { keepsFirst: true });
  expect(late.areasOf(claim.claimFileId)).toContain('documents');
});

test('ux 20 reading a claim announces nothing', async () => {
  const claim = await aClaim(api).takenIn();
  const ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
  const page = await changes.as(await api.tokenFor('maria.stan'));
  const main = { ...(await claim.main()), claim_file_no: claim.claimFileNo };
  await ana.detail(main);
  await ana.timeline(main);
  await moneyOfClaim(api, claim, 'ana.ionescu').read();
  await documents.listOf(await api.tokenFor('ana.ionescu'), main.assignment_id);
  // Announced after all of it, so that it comes last.
  await upload(claim);
  await expect.poll(() => page.areasOf(claim.claimFileId)).toContain('documents');
  expect(page.files).toHaveLength(1);
  expect(page.areasOf(claim.claimFileId).toSorted()).toEqual(['claims', 'documents']);
});

test('ux 20 a stream ends when somebody gets or loses a role, and begins again with the rights of now', async () => {
  const headers = await api.tokenFor('otilia.popa');
  const page = await changes.as(headers);
  await sql`
    insert into user_role (org_id, user_id, role_code)
    select org_id, user_id, 'app.previewer' from app_user where username = 'otilia.popa'`.execute(
    api.database.kysely,
  );
  await expect.poll(() => page.state.isOver).toBe(true);
});

// They say what was said to the assistant, what was looked for, compared and counted: no page of a file shows them.
const untold = [
  'ai_message',
  'challenge',
  'item_reference',
  'session',
  'snapshot_case',
  'special_rematch_file',
];

test('every table that belongs to a claim announces its changes, in the name of the area that owns it', async () => {
  const { rows } = await sql<{ table: string; area: string | null; triggers: number }>`
    select c.relname as table, min(substring(encode(t.tgargs, 'escape') from '^[a-z]+')) as area,
      count(t.oid)::integer as triggers
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'claim_file_id' and not a.attisdropped
      left join pg_trigger t on t.tgrelid = c.oid and t.tgfoid = 'announce_file'::regproc
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
    group by c.relname order by c.relname`.execute(api.database.kysely);
  const ownerOf = (table: string) =>
    areas.find(({ tables = [] }) => (tables as readonly string[]).includes(table))?.name ?? null;
  expect(rows.length).toBeGreaterThan(20);
  expect(rows).toEqual(
    rows.map(({ table }) =>
      untold.includes(table)
        ? { table, area: null, triggers: 0 }
        : { table, area: ownerOf(table), triggers: 2 },
    ),
  );
});

async function upload(claim: Claim) {
  await documents.add(await api.tokenFor('ana.ionescu'), (await claim.main()).assignment_id);
}

async function approve(username: string, claim: Claim) {
  const request = await api.database.kysely
    .selectFrom('approval')
    .select(['approval_id', 'row_version'])
    .where('claim_file_id', '=', claim.claimFileId)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow();
  const answer = await api.inject({
    method: 'POST',
    url: '/api/workload/decideApprovals',
    headers: { ...(await api.tokenFor(username)) },
    payload: { decisions: [{ ...request, outcome: 'approved' }] },
  });
  expect(answer.json()).toMatchObject([{ outcome: 'done' }]);
}
