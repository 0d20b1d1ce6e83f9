import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import readExcelFile, { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '#src/testing/pdf-text.ts';
import { runNow } from '#src/testing/run-now.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { ownReports } from './definitions/own-reports.ts';
import { writtenFigure } from './run/written-figure.ts';
import { snapshotJob } from './snapshot/snapshot-job.ts';

const api = startTestApi({ world: 'demo' });
const today = localDateOf(worldMoment);
const parameters = { from: addDays(today, -91), to: addDays(today, -1) };

let maria: CallerHeaders;
beforeAll(async () => {
  maria = await api.tokenFor('maria.stan');
  await runNow(snapshotJob, api.runtime);
});

const post = (url: string, payload: object, headers = maria) =>
  api.inject({ method: 'POST', url: `/api/report/${url}`, headers, payload });
const run = async (state: string) => (await post(`run/${state}`, parameters)).json<Schema<'ReportAnswer'>>();

/** The cells that a file of numbers has to have: amounts are lei. */
function cellsOf({ rows, total, columns }: Schema<'ReportAnswer'>) {
  return [...rows, total].map(({ label, values }) => [
    label,
    ...values.map((value, index) =>
      value !== null && columns[index]?.unit === 'bani' ? value / 100 : value,
    ),
  ]);
}

/** The cells of a file of values (RFC 4180, with semicolons). */
function parseCsv(text: string): string[][] {
  return [...text.matchAll(/((?:"(?:[^"]|"")*"|[^;\r\n"]*)(?:;(?:"(?:[^"]|"")*"|[^;\r\n"]*))*)\r\n/g)].map(
    ([, line = '']) =>
      [...`;${line}`.matchAll(/;("(?:[^"]|"")*"|[^;]*)/g)].map(([, cell = '']) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
  );
}

describe.each(ownReports.map(({ state }) => state))('B5 C37 ux 74 %s as a file', (state) => {
  let answer: Schema<'ReportAnswer'>;
  beforeAll(async () => {
    answer = await run(state);
  });
  const titles = () => answer.columns.map(({ title }) => title);
  /** A number alone does not say what it is of. */
  const titlesWithUnits = () =>
    answer.columns.map(
      ({ title, unit }) =>
        ({
          count: title,
          percent: title,
          bani: title,
          days: `${title}, zile`,
          hours: `${title}, ore`,
        })[unit],
    );

  test('a spreadsheet, opened by another library, has every cell of the screen with its type', async () => {
    const file = await post(`export/${state}`, { format: 'xlsx', parameters });
    const path = join(await mkdtemp(join(tmpdir(), 'report-')), 'report.xlsx');
    await writeFile(path, file.rawPayload);
    expect((await readExcelFile(path)).map(({ sheet }) => sheet)).toEqual(['Raport', 'Parametri']);
    const [head, ...lines] = await readSheet(path, 'Raport');
    expect(head?.slice(1)).toEqual(titlesWithUnits());
    expect(lines).toEqual(cellsOf(answer));
    const facts = new Map((await readSheet(path, 'Parametri')).map(([label, value]) => [label, value]));
    expect(facts.get('Raport')).toBe(answer.name);
    expect(facts.get('Cum se numără')).toBe(answer.definition);
    expect(facts.get('Exportat de')).toBe('Maria Stan');
  });

  test('a file of values has the same ones, with the comma of the country', async () => {
    const { body } = await post(`export/${state}`, { format: 'csv', parameters });
    const [head, ...lines] = parseCsv(body.replace('\uFEFF', ''));
    expect(head?.slice(1)).toEqual(titlesWithUnits());
    expect(lines).toEqual(
      cellsOf(answer).map((cells) =>
        cells.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? ''))),
      ),
    );
  });

  test('the paper says the finding, and every line of the table', async () => {
    const file = await post(`export/${state}`, { format: 'pdf', parameters });
    const text = (await pdfText(file.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
    // A title whose word is broken is none that anybody finds.
    for (const part of [answer.finding, ...titles()]) expect(text).toContain(part);
    for (const { label, values } of [...answer.rows, answer.total]) {
      const written = values.map((value, index) =>
        writtenFigure(value, answer.columns[index]?.unit ?? 'count', 'ro'),
      );
      expect(text).toContain(`${label} ${written.join(' ')}`);
    }
  });
});

describe('B5 C37 who may run which report', () => {
  const all = ownReports.map(({ state }) => state).toSorted();
  const withoutPeople = all.filter((state) => state !== 'productivity' && state !== 'absence-cover');
  const ofOneself = ['own-deadlines', 'own-visits', 'own-work'];
  test.each([
    ['maria.stan', all],
    ['calin.dobre', withoutPeople],
    ['ana.ionescu', ofOneself],
    ['alfa.ana', withoutPeople],
  ])('%s: what the menu does not list is not there by any other way', async (username, allowed) => {
    const headers = await api.tokenFor(username);
    const menu = (await api.inject({ url: '/api/report/browse', headers })).json<
      Schema<'ReportCategory'>[]
    >();
    expect(menu.flatMap(({ reports }) => reports.map(({ state }) => state)).toSorted()).toEqual(allowed);
    const figures = (await api.inject({ url: '/api/report/browseFigures', headers })).json<
      Schema<'ReportFigures'>
    >();
    expect(figures.reports.map(({ state }) => state).toSorted()).toEqual(allowed);
    for (const { state, drill } of ownReports) {
      const status = allowed.includes(state) ? 200 : 404;
      expect((await post(`run/${state}`, parameters, headers)).statusCode, `run ${state}`).toBe(status);
      const file = await post(`export/${state}`, { format: 'csv', parameters }, headers);
      expect(file.statusCode, `export ${state}`).toBe(status);
      const cases = await post(`browseCases/${state}`, parameters, headers);
      expect(cases.statusCode, `cases of ${state}`).toBe(drill ? status : 404);
      const readers = await api.inject({ url: `/api/report/browseReaders/${state}`, headers });
      expect(readers.statusCode, `readers of ${state}`).toBe(status);
    }
  });

  test('the figures of one organisation say nothing of another one', async () => {
    const alfa = await api.tokenFor('alfa.ana');
    const { claim_file_no: foreign } = (await post('browseCases/intake', parameters)).json<
      Schema<'ReportCases'>
    >().cases[0]!;
    const own = (await post('browseCases/intake', parameters, alfa)).json<Schema<'ReportCases'>>();
    expect(own.cases.map((one) => one.claim_file_no)).not.toContain(foreign);
    const list = await api.inject({
      method: 'POST',
      url: '/api/assignment/browseWorklist',
      headers: alfa,
      payload: { filter_keys: 0, category_code: 'all', filter_criteria: { report_cases: own.worklist } },
    });
    const listed = list.json<{ items: { claim_file_no: string }[] }>().items;
    const files = new Set(own.cases.map((one) => one.claim_file_no));
    for (const { claim_file_no: number } of listed) expect(files).toContain(number);
  });
});
