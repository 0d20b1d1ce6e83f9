import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { tidyUp } from '#src/testing/run-now.ts';
import { auditNotebook } from '#src/kernel/audit/audit-notes.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';
import { startExport } from './exports.ts';
import { askForExport, makeExportJob } from './make-export-job.ts';

const api = startTestApi();
type Export = Schema<'Export'>;
type Person = ReturnType<typeof person>;
const settings = { filter_keys: 1, category_code: 'active' };
const columns = ['plate', 'claim_file_no', 'claimant_name', 'due_at', 'legal_due_date', 'policy_type'];

let ana: Person;
let radu: Person;
let alfa: Person;
beforeAll(async () => {
  ana = person(await api.tokenFor('ana.ionescu'));
  radu = person(await api.tokenFor('radu.marin'));
  alfa = person(await api.tokenFor('alfa.ana'));
  await letReplace(api, 'ana.ionescu', 'radu.marin');
  await someWork(
    api,
    many(12, (number) => ({
      due: new Date(Date.UTC(2026, 2, 2 + ((number * 5) % 12), 8)),
      legalDue: number % 3 === 0 ? '2026-04-01' : null,
      plate: `CJ${10 + number}EXP`,
    })),
  );
  const on = await aPieceOfWork(api, { owner: 'maria.stan' });
  await someWork(
    api,
    many(1000, () => ({ on, owner: 'maria.stan', type: 'liquidation', status: 'calculation' })),
  );
});

function person(headers: CallerHeaders) {
  const calls = assignmentCalls(api, headers);
  const download = (id: string) => calls.get(`/api/assignment/downloadExport/${id}`);
  return {
    ...calls,
    ask: (request: object = {}, language = 'ro') =>
      calls.post(
        '/api/assignment/export',
        { format: 'csv', settings, columns, ...request },
        { 'accept-language': language },
      ),
    download,
    exports: async () => (await calls.get('/api/assignment/browseExports')).json<Export[]>(),
    csv: async (id: string) => {
      const lines = (await download(id)).body.split('\r\n');
      return lines.slice(0, -1).map((line) => line.split(';'));
    },
  };
}

/** Lets a process make everything that waits. */
const processMakesAll = () => api.workOff(makeExportJob);
const stateOf = async (who: Person, id: string) =>
  (await who.exports()).find(({ export_id }) => export_id === id);
const change = (statement: ReturnType<typeof sql>) => statement.execute(api.database.kysely);
const textOf = (xml: string) => [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text);

describe('ux 13 an export', () => {
  test('of a small list is there in the answer, with the rows of the list in its order and the columns of the screen', async () => {
    const answer = await ana.ask();
    expect(answer.statusCode).toBe(201);
    const made = answer.json<Export>();
    const { items, total } = await ana.worklist({ ...settings, limit: 100 });
    expect(made).toMatchObject({ state: 'ready', format: 'csv', row_count: total.count });
    expect(made.file_name).toMatch(/^Activitati-\d{4}-\d\d-\d\d-\d{4}\.csv$/);

    const file = await ana.download(made.export_id);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(made.size),
      'content-disposition': expect.stringContaining(`filename="${made.file_name}"`),
    });
    expect([...file.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles, ...rows] = await ana.csv(made.export_id);
    expect(titles?.join()).toBe('\uFEFFNumăr auto,Dosar,Păgubit,Termen,Termen legal,Poliță');
    expect(rows).toHaveLength(total.count);
    const [first] = items;
    expect(rows[0]).toEqual([
      first?.plate ? formatPlate(first.plate) : '',
      first?.claim_file_no,
      first?.claimant_name ?? '',
      formatInstant(new Date(first?.due_at ?? '')),
      first?.legal_due_date ? formatLocalDate(first.legal_due_date) : '',
      expect.any(String),
    ]);
    expect(rows.slice(0, 100).map((row) => row[1])).toEqual(items.map((row) => row.claim_file_no));
  });

  test('of selected rows holds those and no others, in the order of the list', async () => {
    const { items } = await ana.worklist({ limit: 9 });
    const chosen = [items[7], items[2], items[4]].flatMap((row) => row?.assignment_id ?? []);
    const made = (await ana.ask({ assignment_ids: chosen, columns: ['assignment_no'] })).json<Export>();
    const [, ...rows] = await ana.csv(made.export_id);
    expect(rows.flat()).toEqual([items[2], items[4], items[7]].map((row) => row?.assignment_no));
  });

  test('as a spreadsheet has dates as dates, text that is no formula, a frozen head, and who took what out', async () => {
    const { items } = await ana.worklist({ ...settings, limit: 1 });
    await change(
      sql`update assignment set claimant_name = '=cmd|A1' where assignment_id = ${items[0]?.assignment_id}`,
    );
    const wanted = {
      format: 'xlsx',
      settings: { filter_keys: 1 | 16, category_code: 'active', filter_criteria: { policy_type: 'rca' } },
    };
    const overdue = (await ana.ask(wanted, 'en')).json<Export>();
    const { rawPayload, headers } = await ana.download(overdue.export_id);
    expect(headers['content-type']).toContain('spreadsheetml');
    const parts = unzipSync(rawPayload);
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const rows = part('xl/worksheets/sheet1.xml');
    expect(rows).not.toContain('<f>');
    expect(rows).toContain('state="frozen"');
    expect(part('xl/styles.xml')).toContain('dd.mm.yyyy hh:mm');
    expect(part('xl/workbook.xml')).toMatch(/name="Tasks".*name="Parameters"/s);
    const texts = textOf(part('xl/sharedStrings.xml'));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Plate',
        'Claim file',
        'Exported by',
        'Ana Ionescu',
        'Number of rows',
        String(overdue.row_count),
        'Whose',
        'mine',
        'Only those',
        'overdue',
        'Policy',
        'MTPL',
        'Deadline, ascending',
      ]),
    );
    const all = (await ana.ask({ format: 'xlsx' })).json<Export>();
    const whole = unzipSync((await ana.download(all.export_id)).rawPayload);
    expect(strFromU8(whole['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('=cmd|A1');
    expect(strFromU8(whole['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f>');
  });

  test('of a large list is made in the background, page after page, each row once', async () => {
    const everything = { filter_keys: 0, category_code: 'all' };
    const asked = (await ana.ask({ settings: everything, columns: ['assignment_no'] })).json<Export>();
    expect(asked).toMatchObject({ state: 'queued', row_count: null, file_name: null });
    expect((await ana.download(asked.export_id)).statusCode).toBe(404);

    await processMakesAll();
    const made = await stateOf(ana, asked.export_id);
    const { orgId } = await api.userNamed('ana.ionescu');
    const count = sql<{
      count: number;
    }>`select count(*)::integer as count from assignment where org_id = ${orgId}`;
    const all = (await count.execute(api.database.kysely)).rows[0]?.count;
    expect(made).toMatchObject({ state: 'ready', row_count: all });
    const [, ...rows] = await ana.csv(asked.export_id);
    expect(new Set(rows.flat()).size).toBe(all);
    expect(all).toBe(1013);
  });

  test('whose file is not stored yet is made again without harm, one that has its file is left alone', async () => {
    const everything = { filter_keys: 0, category_code: 'all' };
    const left = (await ana.ask({ settings: everything })).json<Export>();
    await change(sql`update export set state = 'running' where export_id = ${left.export_id}`);
    await processMakesAll();
    const made = await stateOf(ana, left.export_id);
    expect(made).toMatchObject({ state: 'ready' });

    const { orgId } = await api.userNamed('ana.ionescu');
    await change(sql`delete from job.job`);
    await inTenant(api.runtime.db, orgId, (tx) => askForExport(tx, orgId, left.export_id));
    await processMakesAll();
    expect(await stateOf(ana, left.export_id)).toEqual(made);
  });

  test('whose job was lost gets one within the hour', async () => {
    const everything = { filter_keys: 0, category_code: 'all' };
    const lost = (await ana.ask({ settings: everything })).json<Export>();
    await change(sql`delete from job.job`);
    await tidyUp(api.runtime);
    await processMakesAll();
    expect(await stateOf(ana, lost.export_id)).toMatchObject({ state: 'ready' });
  });

  test('two processes at once make every export once', async () => {
    const asked = await Promise.all(
      [ana, radu].map(async (who) => {
        const everything = { filter_keys: 0, category_code: 'all' };
        return { who, id: (await who.ask({ settings: everything })).json<Export>().export_id };
      }),
    );
    const tries = await Promise.all([processMakesAll(), processMakesAll()]);
    for (const { who, id } of asked) expect(await stateOf(who, id)).toMatchObject({ state: 'ready' });
    expect(tries[0] + tries[1]).toBe(2);
  });

  test('a fourth one at a time is refused', async () => {
    const everything = { filter_keys: 0, category_code: 'all' };
    const asked = await Promise.all(Array.from({ length: 5 }, () => radu.ask({ settings: everything })));
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(asked.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      context: { reason: 'too_many' },
    });
    await processMakesAll();
    await change(sql`delete from export where user_id = ${(await api.userNamed('radu.marin')).userId}`);
  });

  test('belongs to whoever asked for it: a colleague and another organisation do not know it', async () => {
    const made = (await ana.ask()).json<Export>();
    for (const other of [radu, alfa]) {
      expect((await other.download(made.export_id)).statusCode).toBe(404);
      expect((await other.exports()).map(({ export_id }) => export_id)).not.toContain(made.export_id);
    }
    expect((await ana.download(randomUUID())).statusCode).toBe(404);
  });

  test('taken in the name of a colleague says both names', async () => {
    const acting = person(await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }));
    const made = (await acting.ask({ format: 'xlsx' })).json<Export>();
    const parts = unzipSync((await acting.download(made.export_id)).rawPayload);
    expect(textOf(strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array()))).toContain(
      'Ana Ionescu în numele Radu Marin',
    );
  });

  test('and its download stand in the audit log, with how many rows left the house', async () => {
    const made = (await ana.ask()).json<Export>();
    await ana.download(made.export_id);
    const { rows } = await sql<{ event: string; rows: number }>`
      select event, (data ->> 'rows')::integer as rows from audit_log
      where entity_id = ${made.export_id} order by seq`.execute(api.database.kysely);
    expect(rows).toEqual([
      { event: 'EXPORT_STARTED', rows: made.row_count },
      { event: 'EXPORT_DOWNLOADED', rows: made.row_count },
    ]);
  });

  test('of more rows than its format may have is refused, and says how many it may be', async () => {
    const { orgId, userId } = await api.userNamed('ana.ionescu');
    const { total } = await ana.worklist(settings);
    const asked = (format: 'csv' | 'xlsx') =>
      inTenant(api.runtime.db, orgId, (tx) =>
        startExport(
          { files: api.runtime.files },
          {
            tx,
            caller: { orgId, userId },
            body: { format, settings: { filter_keys: 1, category_code: 'active' }, columns: ['plate'] },
            now: api.now(),
            language: 'ro',
            audit: auditNotebook(),
          },
          { xlsx: total.count - 1, csv: total.count },
        ),
      );
    await expect(asked('xlsx')).rejects.toMatchObject({
      status: 409,
      details: { context: { reason: 'too_many_rows', limit: total.count - 1 } },
    });
    expect(await asked('csv')).toMatchObject({ row_count: total.count });
  });

  test('is gone after a week, with its file', async () => {
    const made = (await ana.ask()).json<Export>();
    const { rows } = await sql<{ key: string }>`
      select storage_key as key from export where export_id = ${made.export_id}`.execute(api.database.kysely);
    const file = join(api.runtime.files.incoming, '..', rows[0]?.key ?? '');
    await tidyUp(api.runtime);
    expect(existsSync(file)).toBe(true);

    await api.letPass({ minutes: 7 * 24 * 60 + 1 });
    await tidyUp(api.runtime);
    expect(existsSync(file)).toBe(false);
    const later = person(await api.tokenFor('ana.ionescu'));
    expect((await later.download(made.export_id)).statusCode).toBe(404);
  });
});
