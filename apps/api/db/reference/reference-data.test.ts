import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useDatabase } from '#src/testing/database.ts';
import { processes } from '../configuration/processes.ts';
import { orthodoxEaster } from './holidays.ts';
import { writeReferenceData } from './write-reference-data.ts';

const database = useDatabase();

async function count(table: string) {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
    database.db.kysely,
  );
  return rows[0]?.count;
}

test('the look-ups hold the real lists', async () => {
  expect(await count('country')).toBe(249);
  expect(await count('county')).toBe(42);
  expect(await count('vehicle_brand')).toBeGreaterThanOrEqual(60);
  expect(await count('vehicle_part')).toBeGreaterThanOrEqual(120);
  const { rows } =
    await sql`select name_ro, name_en from country where country_code in ('RO', 'DE') order by position`.execute(
      database.db.kysely,
    );
  expect(rows).toEqual([
    { name_ro: 'România', name_en: 'Romania' },
    { name_ro: 'Germania', name_en: 'Germany' },
  ]);
});

test('counties carry the numbers of personal numbers, București those of its sectors too', async () => {
  const { rows } = await sql<{ cnp_codes: string[] }>`
    select cnp_codes from county where county_code in ('B', 'CJ', 'GR') order by county_code`.execute(
    database.db.kysely,
  );
  expect(rows.map((row) => row.cnp_codes)).toEqual([
    ['40', '41', '42', '43', '44', '45', '46'],
    ['12'],
    ['52'],
  ]);
});

test('writing the same look-ups again changes nothing', async () => {
  const versions = () =>
    sql`select * from reference_version order by reference_name`.execute(database.db.kysely);
  const before = (await versions()).rows;
  await writeReferenceData(database.db.kysely);
  expect((await versions()).rows).toEqual(before);
});

test('Orthodox Easter falls where the church calendar has it', () => {
  const days = [2025, 2026, 2027, 2028, 2029, 2030].map((year) =>
    new Date(orthodoxEaster(year)).toISOString().slice(0, 10),
  );
  expect(days).toEqual(['2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28']);
});

test('two holidays on one day are one free day with both names', async () => {
  const { rows } = await sql`select name_ro from holiday where holiday_date = '2026-06-01'`.execute(
    database.db.kysely,
  );
  expect(rows).toEqual([{ name_ro: 'Ziua Copilului, A doua zi de Rusalii' }]);
});

test.each(processes.map((process) => [process.code, process] as const))(
  'every status of %s can be reached, and only final ones have no way out',
  (_, { statuses, transitions }) => {
    const reached = new Set([statuses[0]?.code]);
    for (const code of reached) {
      for (const { from, to } of transitions) if ([from].flat().includes(code ?? '')) reached.add(to);
    }
    expect([...reached].sort()).toEqual(statuses.map(({ code }) => code).sort());
    const deadEnds = statuses.filter(
      ({ code }) => !transitions.some(({ from }) => [from].flat().includes(code)),
    );
    expect(deadEnds.every(({ category }) => category === 'done' || category === 'cancelled')).toBe(true);
  },
);

test('what the tracker shows in a status is said in both languages', () => {
  const shown = processes.flatMap(({ statuses }) => statuses.flatMap(({ tracker }) => tracker ?? []));
  for (const { title, description, nextTitle, nextDescription } of shown) {
    for (const text of [title, description, nextTitle, nextDescription]) {
      if (text) expect(new Set(text.map((words) => words.trim())).size, text[0]).toBe(2);
    }
  }
  expect(shown.length).toBeGreaterThan(15);
});
