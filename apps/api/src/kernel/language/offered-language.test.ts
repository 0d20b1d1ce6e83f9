import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { offeredLanguage } from './offered-language-sql.ts';

const api = startTestApi();

test('B13 a claimant is written to in a language that the organisation offers, else in its main one', async () => {
  const orgId = await api.organisation('demo');
  const writtenIn = async (language: string) => {
    const { rows } = await sql<{ language: string }>`
      select ${offeredLanguage(orgId, 'party.language')} as language from (values (${language})) as party (language)`.execute(
      api.database.kysely,
    );
    return rows[0]?.language;
  };
  expect([await writtenIn('ro'), await writtenIn('en')]).toEqual(['ro', 'en']);
  await sql`update organisation set offered_languages = '{ro}' where org_id = ${orgId}`.execute(
    api.database.kysely,
  );
  expect([await writtenIn('ro'), await writtenIn('en')]).toEqual(['ro', 'ro']);
});
