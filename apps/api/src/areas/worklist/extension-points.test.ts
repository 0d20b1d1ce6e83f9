import contract from '@dosar/openapi/contract.json' with { type: 'json' };
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { composeAreas } from '#src/composition/compose-areas.ts';
import { readEnv } from '#src/env.ts';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { many, someWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { exportColumns } from './export/export-columns.ts';
import { agendaSources, dashboardTiles, worklistColumns, worklistFilters } from './extension-points.ts';

const api = startTestApi();
const env = readEnv({ APP_ENV: 'Test' });
const day = '2030-05-05';
let ana: CallerHeaders;
let maria: CallerHeaders;

beforeAll(async () => {
  [ana, maria] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('maria.stan')];
  await letReplace(api, 'ana.ionescu', 'radu.marin');
  await someWork(
    api,
    many(12, (number) => ({
      owner: number % 2 === 0 ? 'ana.ionescu' : 'radu.marin',
      county: ['CJ', 'B', 'IS'][number % 3] ?? 'CJ',
    })),
  );
});
afterEach(() => composeAreas(env));

const plugIn = (...contributions: Contribution[]) => composeAreas(env, [{ name: 'reports', contributions }]);

async function shortlist(headers: CallerHeaders) {
  const answer = await assignmentCalls(api, headers).get('/api/assignment/browseShortlist');
  return answer.json<Schema<'Shortlist'>>();
}

async function agenda(): Promise<Schema<'DayAgenda'>> {
  const url = `/api/assignment/browseDayAgenda?date=${day}`;
  const answer = await api.inject({ url, headers: ana });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schema<'DayAgenda'>>();
}

const mine = { filter_keys: 1, category_code: 'active' } as const;

test('tiles of any area stand on the dashboard of those whom they are for, in their order, with the number of their list', async () => {
  plugIn(
    dashboardTiles.entry({ code: 'team_overdue', position: 3, settings: mine, roles: '*.manager' }),
    dashboardTiles.entry({ code: 'untouched', position: 2, settings: mine }),
    dashboardTiles.entry({ code: 'snoozed', position: 1, settings: mine }),
  );
  const { tiles } = await shortlist(ana);
  const { total } = await assignmentCalls(api, ana).worklist(mine);
  expect(total.count).toBeGreaterThan(0);
  expect(tiles).toEqual([
    { code: 'snoozed', settings: mine, total },
    { code: 'untouched', settings: mine, total },
  ]);
  expect((await shortlist(maria)).tiles.map(({ code }) => code)).toEqual([
    'snoozed',
    'untouched',
    'team_overdue',
  ]);
});

test('a tile that leads the deadlines puts its rows first, and one for colleagues is counted for them', async () => {
  const settings = {
    filter_keys: 1,
    category_code: 'all',
    sort: { column: 'created_at', direction: 'asc' },
  } as const;
  plugIn(
    dashboardTiles.entry({
      code: 'mine',
      position: 1,
      settings,
      leadsDeadlines: true,
      colleagueList: 'new_documents',
    }),
  );
  const { deadlines, replaced } = await shortlist(ana);
  const { items } = await assignmentCalls(api, ana).worklist({ ...settings, limit: 1 });
  expect(items).toHaveLength(1);
  expect(deadlines[0]?.assignment_id).toBe(items[0]?.assignment_id);
  const [radu] = replaced;
  expect(radu?.lists.map(({ code }) => code)).toEqual(['open', 'new_documents']);
  expect(radu?.lists[1]?.settings).toEqual({
    filter_keys: 4,
    category_code: 'all',
    sort: settings.sort,
    filter_criteria: { assigned_user_id: radu?.user_id },
  });
});

test('a day holds what areas know of it: first what lasts all day, then by time; one that has more says so', async () => {
  const [colleague] = (await shortlist(ana)).replaced;
  if (colleague === undefined) throw new Error('Ana replaces nobody today.');
  const { lists: _, ...replacement } = colleague;
  const at = (hour: string): Schema<'AgendaItem'> => ({
    kind: 'deadline',
    at: `${day}T${hour}:00.000Z`,
    owner_name: null,
    assignment_id: colleague.user_id,
    claim_file_no: 'AB26A000001',
    assignment_type: 'towing',
    status_code: 'open',
    assignment_type_name: 'Visit',
    status_name: 'Booked',
    status_color: '#0A7A5C',
    status_category_code: 'active',
    claimant_name: null,
    plate: null,
    place: null,
  });
  plugIn(
    agendaSources.entry({ read: () => Promise.resolve({ items: [at('14:00'), at('09:00')], capped: true }) }),
    agendaSources.entry({
      read: () => Promise.resolve({ items: [{ kind: 'replacement', ...replacement }], capped: false }),
    }),
  );
  const { items, capped } = await agenda();
  expect(items).toEqual([{ kind: 'replacement', ...replacement }, at('09:00'), at('14:00')]);
  expect(capped).toBe(true);
});

test('a column that an area brings is in the rows and the exports, sorts and narrows the list', async () => {
  plugIn(
    worklistColumns.entry({
      code: 'partner',
      fields: () => 'brought.label as partner_name',
      join: () => sql`left join lateral (select 'office ' || page.county_code as label) as brought on true`,
      sort: { column: 'claimant_name', key: sql`assignment.county_code`, type: sql`text` },
      export: {
        title: { ro: 'Birou', en: 'Office' },
        kind: 'text',
        width: 8,
        valueOf: (row) => row.partner_name ?? null,
      },
    }),
    worklistFilters.entry({
      condition: (filter) =>
        filter.filter_criteria?.partner_id === undefined ? undefined : sql`assignment.county_code = 'CJ'`,
    }),
  );
  const { items } = await assignmentCalls(api, maria).worklist({
    sort: { column: 'claimant_name', direction: 'desc' },
    limit: 100,
  });
  const countiesOfRows = items.map(({ county_code }) => county_code ?? '');
  expect(new Set(countiesOfRows).size).toBeGreaterThan(1);
  expect(countiesOfRows).toEqual(countiesOfRows.toSorted().toReversed());
  const [row] = items;
  if (row === undefined) throw new Error('The list is empty.');
  expect(row.partner_name).toBe(`office ${row.county_code}`);

  const [column] = exportColumns(['partner'], 'en');
  expect([column?.title, column?.valueOf(row)]).toEqual(['Office', row.partner_name]);

  const narrowed = await assignmentCalls(api, maria).worklist({
    filter_keys: 0,
    category_code: 'active',
    filter_criteria: { partner_id: row.assignment_id },
  });
  expect(new Set(narrowed.items.map((found) => found.county_code))).toEqual(new Set(['CJ']));
});

test('where no area plugs anything in, the dashboard has no numbers, the day is empty, and exports leave the columns out', async () => {
  composeAreas(env, []);
  expect((await shortlist(maria)).tiles).toEqual([]);
  expect((await shortlist(ana)).replaced.map(({ lists }) => lists.map(({ code }) => code))).toEqual([
    ['open'],
  ]);
  expect(await agenda()).toMatchObject({ items: [], capped: false });
  expect(exportColumns(['plate', 'partner', 'special_customer'], 'en').map(({ title }) => title)).toEqual([
    'Plate',
  ]);
  const [row] = (await assignmentCalls(api, maria).worklist()).items;
  expect(row?.claim_file_no).toBeDefined();
  expect(row).not.toHaveProperty('partner_name');
});

test('every tile and every column of the contract is brought by exactly one area', () => {
  const { DashboardTileCode, WorklistColumn } = contract.components.schemas;
  const tiles = dashboardTiles.entries().map(({ code }): string => code);
  expect(tiles.toSorted()).toEqual(DashboardTileCode.enum.toSorted());
  const columns = WorklistColumn.enum as Schema<'WorklistColumn'>[];
  expect(exportColumns(columns, 'ro').filter(({ title }) => title !== '')).toHaveLength(columns.length);
});
