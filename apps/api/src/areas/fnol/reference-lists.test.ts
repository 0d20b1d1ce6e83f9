import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { aPlace, assessors } from '#src/areas/scheduling/testing/a-place.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi({ people: assessors });

type Entry = { code: string; name: string };

async function list(path: string, language = 'ro'): Promise<Entry[]> {
  const headers = { ...(await api.guestFor('demo')), 'accept-language': language };
  const answer = await api.inject({ url: path, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Entry[]>();
}

test.each([
  ['C23 all countries', '/api/fnol/browseCountries/', 240],
  ['C24 the 42 counties', '/api/fnol/browseCounties/RO', 42],
  ['C26 policy types', '/api/fnol/browsePolicyTypesByBusinessSegment/auto', 5],
  ['C27 vehicle categories', '/api/fnol/browseVehicleCategories/', 15],
  ['C28 vehicle makes', '/api/fnol/browseVehicleBrands/', 60],
  ['C29 vehicle parts', '/api/fnol/browseVehicleParts/', 120],
  ['C30 branches', '/api/fnol/browseBranches/', 8],
  ['C31 colours', '/api/fnol/browseColors/', 10],
])('%s are real and complete', async (_what, path, atLeast) => {
  const entries = await list(path);
  expect(entries.length).toBeGreaterThanOrEqual(atLeast);
  expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
});

test('C25 counties with an office that inspects are those that have one', async () => {
  expect(await list('/api/schedule/counties')).toEqual([]);
  await aPlace(api, { county_code: 'B' });
  await aPlace(api, { name: 'Mărăști', county_code: 'CJ', locality: 'Cluj-Napoca' });
  const counties = await list('/api/schedule/counties');
  expect(counties.map(({ code }) => code).sort()).toEqual(['B', 'CJ']);
});

test('names come in the language that is asked for', async () => {
  const name = async (language: string) =>
    (await list('/api/fnol/browseVehicleCategories/', language)).find(({ code }) => code === 'car')?.name;
  expect([await name('ro'), await name('en-GB')]).toEqual(['Autoturism', 'Car']);
});

test('Romanian names are sorted as Romanians sort them', async () => {
  const names = (await list('/api/fnol/browseCounties/RO')).map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('ro').compare));
});

test('branches are those of the guest’s own organisation', async () => {
  const alfa = await api.organisation('alfa');
  await inTenant(api.database, alfa, (tx) =>
    tx.updateTable('branch').set({ is_active: false }).where('branch_code', '=', 'cluj').execute(),
  );
  const branchesOf = async (orgCode: string) => {
    const headers = await api.guestFor(orgCode);
    const answer = await api.inject({ url: '/api/fnol/browseBranches/', headers });
    return answer.json<Entry[]>().map(({ code }) => code);
  };
  expect(await branchesOf('alfa')).not.toContain('cluj');
  expect(await branchesOf('demo')).toContain('cluj');
});

test('K13 a list may be kept by whoever asked for it, each language for itself', async () => {
  const answer = await api.inject({
    url: '/api/fnol/browseColors/',
    headers: await api.guestFor('demo'),
  });
  expect(answer.headers['cache-control']).toBe('private, max-age=3600');
  expect(answer.headers['vary']).toContain('accept-language');
});
