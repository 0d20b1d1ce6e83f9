import type { Schema } from '@dosar/openapi';
import { beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { column, statementSample } from '../testing/statement-samples.ts';

type OfFile = Schema<'StatementOfFile'>;

const api = startTestApi({ people: ['nord.mihai'] });
let claim: Claim;
let work: string;

beforeEach(async () => {
  claim = await aClaim(api).takenIn();
  work = (await claim.main()).assignment_id;
});

const post = async (operation: string, payload: object, who = 'ana.ionescu') =>
  api.inject({
    method: 'POST',
    url: `/api/fnol/${operation}/${work}`,
    headers: await api.tokenFor(who),
    payload,
  });
const save = (
  content: Schema<'StatementContent'>,
  rowVersion: number | null = null,
  paper = { a: false, b: false },
) => post('saveAccidentStatement', { row_version: rowVersion, content, signed_on_paper: paper });
const read = async () =>
  (
    await api.inject({
      url: `/api/fnol/getAccidentStatement/${work}`,
      headers: await api.tokenFor('ana.ionescu'),
    })
  ).json<OfFile>();

describe('domain 5.3 the accident statement of a file, for the staff', () => {
  test('starts with what the file knows and is none until somebody writes it', async () => {
    const { statement, start, claim_file_no: no } = await read();
    expect([statement, no]).toEqual([null, claim.claimFileNo]);
    expect(start.shared.injuries).not.toBeNull();
    expect(start.a.vehicle.plate).not.toBe('');
    expect(start.a.insured.name).not.toBe('');
    expect(start.a.circumstances).toEqual([]);
  });

  test('is written down as on paper, once for both who begin it, and stays as the last one saved it', async () => {
    const begun = await save(statementSample(), null, { a: true, b: true });
    expect(begun.statusCode).toBe(201);
    const { statement } = begun.json<OfFile>();
    expect(statement?.content).toEqual(statementSample());
    expect(statement?.signatures).toMatchObject({ a: { how: 'paper' }, b: { how: 'paper' } });
    expect((await save(statementSample())).statusCode).toBe(412);

    const changed = statementSample({ b: column([8, 10]) });
    const version = statement?.row_version ?? 0;
    expect((await save(changed, version - 1)).statusCode).toBe(412);
    expect((await save(changed, version)).statusCode).toBe(201);
    const now = (await read()).statement;
    expect(now?.content.b.circumstances).toEqual([8, 10]);
    expect(now?.signatures).toMatchObject({ a: { how: 'none' }, b: { how: 'none' } });
  });

  test.each<[what: string, content: Schema<'StatementContent'>, field: string, code: string]>([
    [
      'a day to come',
      statementSample({ shared: { ...statementSample().shared, date: '2099-01-01' } }),
      'content.shared.date',
      'in_the_future',
    ],
    [
      'a zone that no car has',
      statementSample({ b: column([8], { impact: 'moon' }) }),
      'content.b.impact',
      'unknown_code',
    ],
    [
      'a policy that ends before it begins',
      statementSample({
        a: column([1], {
          insurer: {
            name: 'Nordica',
            policy_number: '',
            green_card: '',
            valid_from: '2026-02-01',
            valid_to: '2026-01-01',
          },
        }),
      }),
      'content.a.insurer.valid_to',
      'too_small',
    ],
  ])('%s is refused at its field', async (_what, content, field, code) => {
    const answer = await save(content);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: [{ field, code }] }]);
    expect((await read()).statement).toBeNull();
  });

  test('3.5 a person decides liability, with a reason, beside what the boxes suggest', async () => {
    const version = (await save(statementSample())).json<OfFile>().statement?.row_version;
    const decide = (liability: string, reason: string, who?: string) =>
      post('decideLiability', { row_version: version, liability, reason }, who);
    expect((await decide('shared', '   ')).statusCode).toBe(422);
    expect((await decide('shared', 'Filmarea arată altceva', 'elena.rusu')).statusCode).toBe(403);
    expect((await decide('shared', 'Filmarea arată că A a frânat brusc')).statusCode).toBe(201);
    expect((await read()).statement?.decided).toMatchObject({
      liability: 'shared',
      proposed: 'b',
      reason: 'Filmarea arată că A a frânat brusc',
    });
    expect((await decide('b', 'Încă o dată')).statusCode).toBe(412);
  });

  test('another insurer reads and writes nothing of it', async () => {
    await save(statementSample());
    const headers = await api.tokenFor('nord.mihai');
    const url = `/api/fnol/getAccidentStatement/${work}`;
    expect([403, 404]).toContain((await api.inject({ url, headers })).statusCode);
    const answer = await post(
      'saveAccidentStatement',
      { row_version: 1, content: statementSample(), signed_on_paper: { a: false, b: false } },
      'nord.mihai',
    );
    expect([403, 404]).toContain(answer.statusCode);
    expect((await read()).statement?.row_version).toBe(1);
  });
});
