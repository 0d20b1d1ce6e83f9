import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClaim } from '#src/testing/world/a-claim.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { formBrowser, readAloud } from '../testing/form-browser.ts';
import { useTracker } from '../tracker-test-client.ts';

const tracker = useTracker();
const { api } = tracker;
let ana: CallerHeaders;

beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
});

const record = (kind: string, key: string, headers: CallerHeaders = ana) =>
  api.inject({ method: 'POST', url: '/api/timeline/recordPrintout', headers, payload: { kind, key } });

async function madeFile(orgCode: 'demo' | 'alfa' = 'demo') {
  const claim = await aClaim(api, { orgCode }).takenIn();
  const { assignment_id: assignmentId } = await claim.main();
  const { rows } = await sql<{ key: string; no: string }>`
    select assignment_key as key, assignment_no as no from assignment where assignment_id = ${assignmentId}`.execute(
    api.database.kysely,
  );
  return { ...claim, assignmentId, key: rows[0]?.key ?? '', activityNo: rows[0]?.no ?? '' };
}

const checked = (hash: string, orgCode = 'demo') =>
  formBrowser(api, { address: '198.51.100.81' }).open(`/verify?org_code=${orgCode}&code=${hash}`);

describe('S12 R13 a printed page has a hash by which it is checked', () => {
  test('a timeline is hashed with when and by whom, and whoever holds the paper reads what it should say', async () => {
    const file = await madeFile();
    const printout = (await record('timeline', file.key)).json<Schema<'Printout'>>();
    expect(printout).toMatchObject({
      exported_by: 'Ana Ionescu',
      verify_page: 'https://dosar.example/verify',
    });
    expect(printout.entries).toBeGreaterThan(0);

    const page = await checked(printout.hash.slice(0, 16));
    const lines = readAloud(page).join(' | ');
    expect(page.status).toBe(200);
    expect(lines).toContain(`Istoricul activității ${file.activityNo}, dosar ${file.claimFileNo}`);
    expect(lines).toContain('16 din 64 de semne egale.');
    expect(lines).toContain('de Ana Ionescu');
    expect(lines).toContain('nimic nou în dosar');
    expect(page.body).not.toContain('<script');
  });

  test('what the file has got since is said; the same file printed later has another hash', async () => {
    const file = await madeFile();
    const before = (await record('timeline', file.key)).json<Schema<'Printout'>>();
    await api.letPass({ minutes: 1 });
    await api.inject({
      method: 'POST',
      url: '/api/timeline/addNote',
      headers: ana,
      payload: { assignment_id: file.assignmentId, body: 'Notă nouă', visibility: 'internal' },
    });
    const after = (await record('timeline', file.key)).json<Schema<'Printout'>>();
    expect(after.hash).not.toBe(before.hash);
    expect(after.entries).toBe(before.entries + 1);
    expect(readAloud(await checked(before.hash)).join(' ')).toContain(
      'o înregistrare nouă în dosar; hârtia nu le are',
    );
  });

  test('a hash that nobody printed, of another insurer, or that is none, gets a sentence and no more', async () => {
    const file = await madeFile();
    const { hash } = (await record('timeline', file.key)).json<Schema<'Printout'>>();
    for (const [page, status] of [
      [await checked('0'.repeat(64)), 404],
      [await checked(hash, 'alfa'), 404],
      [await checked('9f2c'), 422],
      [await checked("'; drop table printout; --"), 422],
    ] as const) {
      expect(page.status).toBe(status);
      expect(page.body).not.toContain(file.claimFileNo);
    }
    expect(readAloud(await checked('0'.repeat(64)))).toContain('Nu avem niciun document cu amprenta aceasta');
  });

  test('K7 the page that checks is read out in this order', async () => {
    expect(readAloud(await formBrowser(api).open('/verify?org_code=demo'))).toEqual([
      'Asigurarea Demo',
      'English',
      'Verificați un document tipărit',
      'Amprenta stă la piciorul fiecărui document. Vă spunem dacă documentul e al nostru și ce ar trebui să scrie pe el.',
      'Amprenta, toată sau primele 16 semne',
      'Numai cifre și literele a–f. Spațiile nu contează.',
      'Verificați',
      'Pagina nu cere cont.',
    ]);
  });

  test('nobody prints the file of another insurer, nor a message that is none', async () => {
    const file = await madeFile('alfa');
    expect((await record('timeline', file.key)).statusCode).toBe(404);
    expect((await record('email', file.key)).statusCode).toBe(404);
    expect((await record('sms', '01890000-0000-7000-8000-000000000001')).statusCode).toBe(404);
  });
});
