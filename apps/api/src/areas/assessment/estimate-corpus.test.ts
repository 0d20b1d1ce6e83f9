import { readFileSync } from 'node:fs';
import { guessColumns } from '@dosar/kernel/read-estimate';
import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { inspectionOf, noteCalls } from './testing/note-calls.ts';

type Sample = { name: string; rows: string[][]; lines: [name: string, hours: number | null, bani: number][] };
const corpus = JSON.parse(
  readFileSync(new URL('../../../../../libs/platform/kernel/corpus/estimates.json', import.meta.url), 'utf8'),
) as readonly Sample[];

const api = startTestApi();

test('B3 every estimate of the corpus is taken over by the server with the lines and amounts that are expected', async () => {
  const elena = noteCalls(api, await api.tokenFor('elena.rusu'));
  const claim = await aClaim(api).takenIn().assessed();
  const assignmentId = await inspectionOf(api, claim, 'elena.rusu');
  const taken = [];
  for (const { name, rows } of corpus) {
    const guess = guessColumns(rows);
    const answer = await elena.post(`importEstimate/${assignmentId}`, {
      shop_name: 'Auto Rapid',
      source: 'csv',
      file_name: 'deviz.csv',
      rows,
      columns: guess?.columns,
      first_row: guess?.first_row,
    });
    const { estimate } = answer.json<Partial<Schema<'OpenedEstimate'>>>();
    taken.push({
      name,
      lines: estimate?.lines.map((line) => [line.name, line.hours_hundredths, line.amount_bani]),
      total: estimate?.shop_total_bani,
    });
  }
  expect(taken).toEqual(
    corpus.map(({ name, lines }) => ({
      name,
      lines,
      total: lines.reduce((sum, [, , bani]) => sum + bani, 0),
    })),
  );
});
