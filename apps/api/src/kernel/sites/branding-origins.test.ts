import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { brandingOrigins } from './branding-origins.ts';

const api = startTestApi();

test('pages may show the logos and icon fonts of active organisations, known again within half a minute', async () => {
  let now = 0;
  const origins = brandingOrigins(api.database, () => now);
  expect(origins()).toEqual([]);

  await sql`update organisation set logo_url = 'https://logo.example/a.svg' where org_code = 'demo'`.execute(
    api.database.kysely,
  );
  await sql`
    update organisation set logo_url = '/logos/alfa.svg', icon_font_url = 'https://icons.example/alfa.woff2'
    where org_code = 'alfa'`.execute(api.database.kysely);
  now = 30_000;
  const both = ['https://icons.example', 'https://logo.example'];
  await vi.waitFor(() => expect(origins()).toEqual(both), { timeout: 10_000 });
});
