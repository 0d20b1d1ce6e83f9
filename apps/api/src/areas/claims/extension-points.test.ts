import contract from '@dosar/openapi/contract.json' with { type: 'json' };
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { composeAreas } from '#src/composition/compose-areas.ts';
import { readEnv } from '#src/env.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { searchSources, timelineKinds, type SearchSource } from './extension-points.ts';
import { rowOf } from './testing/row-of-claim.ts';

const api = startTestApi({ people: ['paula.vasile'] });
const env = readEnv({ APP_ENV: 'Test' });
let ana: CallerHeaders;
let previewer: CallerHeaders;

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  previewer = await api.tokenFor('paula.vasile');
});
afterEach(() => composeAreas(env));

const plugIn = (...contributions: Contribution[]) => composeAreas(env, [{ name: 'reports', contributions }]);

async function search(body: object, headers: CallerHeaders = ana): Promise<Schema<'SearchFindings'>> {
  const answer = await api.inject({ method: 'POST', url: '/api/search/browse', payload: body, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schema<'SearchFindings'>>();
}

const partner: Schema<'FoundPartner'> = {
  id: '018f0000-0000-7000-8000-000000000001',
  kind: 'glass',
  name: 'Parbrize Rapid',
  locality: null,
  county_name: null,
  phone: null,
};
const glaziers: SearchSource = {
  group: 'partners',
  isOpenToPreview: false,
  takesCriteria: false,
  findsSimilarNames: false,
  find: ({ spellings }) =>
    Promise.resolve({
      partners: { items: spellings.flat(2).includes('parbrize') ? [partner] : [], next_cursor: null },
    }),
};

test('what an area plugs in is found, when the text is meant for it and its group is asked for', async () => {
  plugIn(searchSources.entry(glaziers));
  expect((await search({ q: 'Parbrize' })).partners?.items).toEqual([partner]);
  expect((await search({ q: 'Parbrize', kind: 'partners' })).partners?.items).toEqual([partner]);
  expect((await search({ q: 'Altceva' })).partners?.items).toEqual([]);
  expect((await search({ q: 'Parbrize', kind: 'files' })).partners?.items).toEqual([]);
});

test('criteria on files leave a group out that they do not narrow', async () => {
  const criteria = { county_code: 'B' };
  plugIn(searchSources.entry(glaziers));
  expect((await search({ q: 'Parbrize', criteria })).partners?.items).toEqual([]);
  plugIn(searchSources.entry({ ...glaziers, takesCriteria: true }));
  expect((await search({ q: 'Parbrize', criteria })).partners?.items).toEqual([partner]);
});

test('who may only preview files searches in no group that is not open to them', async () => {
  const number = 'DM26A0000001';
  const all: SearchSource = {
    ...glaziers,
    find: () => Promise.resolve({ partners: { items: [partner], next_cursor: null } }),
  };
  plugIn(searchSources.entry(all));
  expect((await search({ q: number })).partners?.items).toEqual([partner]);
  expect((await search({ q: number }, previewer)).partners?.items).toEqual([]);
  plugIn(searchSources.entry({ ...all, isOpenToPreview: true }));
  expect((await search({ q: number }, previewer)).partners?.items).toEqual([partner]);
});

test('a source of names is asked again for similar ones, and only when no such source has the text', async () => {
  await aClaim(api);
  const word = 'munteanu';
  const asked: [boolean, boolean][] = [];
  const names = (hasText: boolean): SearchSource => ({
    ...glaziers,
    findsSimilarNames: true,
    find: ({ isSimilar, spellings }) => {
      asked.push([isSimilar, spellings.flat(2).includes(word)]);
      return Promise.resolve({
        partners: { items: hasText ? [partner] : [], next_cursor: null },
      });
    },
  });
  plugIn(searchSources.entry(names(false)));
  await search({ q: `${word}q` });
  expect(asked).toEqual([
    [false, false],
    [true, true],
  ]);
  asked.length = 0;
  plugIn(searchSources.entry(names(true)));
  await search({ q: `${word}q` });
  expect(asked).toEqual([[false, false]]);
});

test('where no area plugs anything in, a search finds nothing and a timeline shows nothing', async () => {
  const calls = assignmentCalls(api, ana);
  const row = await rowOf(calls, await aClaim(api).takenIn());
  const query = { q: row.claim_file_no };
  expect((await search(query)).files.items).toHaveLength(1);
  expect((await calls.timeline(row)).items.length).toBeGreaterThan(0);

  composeAreas(env, []);
  const findings = await search(query);
  expect([findings.files.items, findings.people.items, findings.vehicles.items]).toEqual([[], [], []]);
  expect(findings).not.toHaveProperty('documents');
  expect((await calls.timeline(row)).items).toEqual([]);
});

test('a timeline shows the kinds that areas bring; a preview keeps the text of private ones to itself', async () => {
  const calls = assignmentCalls(api, ana);
  const row = await rowOf(calls, await aClaim(api).takenIn());
  await sql`
    insert into timeline_event (org_id, claim_file_id, assignment_id, kind, title, body, actor_kind)
    select org_id, claim_file_id, assignment_id, kind, 'Plug-in', 'between us', 'system'
    from assignment, unnest(array['payment', 'call']) as kind
    where assignment_id = ${row.assignment_id}`.execute(api.database.kysely);
  const previewed = async () => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/assignment/preview',
      payload: { claim_file_no: row.claim_file_no, reason: 'Verificare' },
      headers: previewer,
    });
    return answer.json<Schema<'ClaimFilePreview'>>().timeline.map(({ kind, body }) => [kind, body]);
  };

  plugIn(timelineKinds.entry({ kind: 'payment' }));
  expect((await calls.timeline(row)).items.map(({ kind }) => kind)).toEqual(['payment']);
  expect(await previewed()).toEqual([['payment', 'between us']]);
  plugIn(timelineKinds.entry({ kind: 'call', isPrivate: true }));
  expect(await previewed()).toEqual([['call', null]]);
});

test('every kind and every group of the contract is brought by exactly one area', () => {
  composeAreas(env);
  const { TimelineKind, SearchGroupName } = contract.components.schemas;
  expect(
    timelineKinds
      .entries()
      .map(({ kind }): string => kind)
      .toSorted(),
  ).toEqual(TimelineKind.enum.toSorted());
  expect(
    searchSources
      .entries()
      .map(({ group }): string => group)
      .toSorted(),
  ).toEqual(SearchGroupName.enum.toSorted());
});
