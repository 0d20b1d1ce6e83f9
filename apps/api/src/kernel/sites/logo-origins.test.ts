import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.ts';
import { logoOrigins } from './logo-origins.ts';

const api = startTestApi();

test('pages may show the logos of active organisations, known again within half a minute', async () => {
  let now = 0;
  const imageOrigins = logoOrigins(api.database, () => now);
  expect(imageOrigins()).toEqual([]);

  await sql`update organisation set logo_url = 'https://logo.example/a.svg' where org_code = 'demo'`.execute(
    api.database.kysely,
  );
  await sql`update organisation set logo_url = '/logos/alfa.svg' where org_code = 'alfa'`.execute(
    api.database.kysely,
  );
  now = 30_000;
  await vi.waitFor(() => expect(imageOrigins()).toEqual(['https://logo.example']));
});
