import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { inspectionOf, noteCalls } from './testing/note-calls.ts';

const api = startTestApi({ people: ['sorin.matei'] });
let elena: ReturnType<typeof noteCalls>;
let assignmentId: string;
let note: Schema<'AssessmentNote'>;

beforeAll(async () => {
  elena = noteCalls(api, await api.tokenFor('elena.rusu'));
  const claim = await aClaim(api)
    .takenIn()
    .assessed({ lines: [{ part_name: 'Bară spate', operation: 'paint', sublet_bani: 400_000 }] });
  assignmentId = await inspectionOf(api, claim, 'elena.rusu');
  note = await elena.note(assignmentId);
});

const columns = { code: 0, name: 1, quantity: 2, unit_price: 3, hours: null, amount: 4 };
const estimateOf = (rows: string[][], change: object = {}) => ({
  shop_name: 'Auto Rapid',
  source: 'csv',
  file_name: 'deviz.csv',
  rows,
  columns,
  first_row: 1,
  ...change,
});

describe('B3 the estimate of a repair shop', () => {
  const [head, total] = [
    ['Cod', 'Denumire', 'Cant.', 'Preț', 'Valoare'],
    ['', 'TOTAL', '', '', '9.999,00'],
  ];
  const opened = async () =>
    (await elena.get(`getEstimate/${assignmentId}`)).json<Schema<'OpenedEstimate'>>();
  const estimate = async () => {
    const found = (await opened()).estimate;
    if (found === null) throw new Error('There is no estimate.');
    return found;
  };

  test('one without a line that can be read is refused', async () => {
    const answer = await elena.post(
      `importEstimate/${assignmentId}`,
      estimateOf([head, ['x', '=1+1', '', '', '=SUM(A1)']]),
    );
    expect([answer.statusCode, answer.json<Schema<'Problem'>>().context]).toEqual([
      422,
      { reason: 'no_lines' },
    ]);
  });

  test('its lines find ours by name; another import is another round and keeps the columns of the shop', async () => {
    const [own] = note.lines;
    const rows = [
      head,
      ['', own?.values.part_name ?? '', '1', '2.000,00', '2.000,00'],
      ['', 'Geometrie', '1', '', '150'],
      total,
    ];
    expect((await elena.post(`importEstimate/${assignmentId}`, estimateOf(rows))).statusCode).toBe(201);
    expect((await elena.post(`importEstimate/${assignmentId}`, estimateOf(rows))).statusCode).toBe(201);
    const { rounds, shops } = await opened();
    expect(rounds.map(({ round_no: no, shop_total_bani: bani }) => [no, bani])).toEqual([
      [2, 215_000],
      [1, 215_000],
    ]);
    expect(shops).toEqual([{ shop_name: 'Auto Rapid', columns }]);
    expect((await estimate()).lines.map(({ item_guid: guid }) => guid)).toEqual([own?.item_guid, null]);
  });

  test('one that is typed from paper is a round as well, and says nothing of how the shop writes its files', async () => {
    const [own] = note.lines;
    const typed = estimateOf(
      [
        ['', own?.values.part_name ?? '', '', '', '', '2.000,00'],
        ['', 'Geometrie', '', '', '1', '150'],
      ],
      {
        source: 'typed',
        file_name: '128 din 26.11.2026',
        first_row: 0,
        columns: { code: 0, name: 1, quantity: 2, unit_price: 3, hours: 4, amount: 5 },
      },
    );
    expect((await elena.post(`importEstimate/${assignmentId}`, typed)).statusCode).toBe(201);
    const { estimate: newest, shops } = await opened();
    expect(newest).toMatchObject({ round_no: 3, source: 'typed', shop_total_bani: 215_000 });
    expect(newest?.lines.map(({ item_guid: guid }) => guid)).toEqual([own?.item_guid, null]);
    expect(shops).toEqual([{ shop_name: 'Auto Rapid', columns }]);
  });

  test('one whose discounts are larger than its prices is not agreed', async () => {
    const rows = [head, ['', 'Geometrie', '1', '', '100'], ['', 'Reducere', '', '', '-100,01']];
    expect((await elena.post(`importEstimate/${assignmentId}`, estimateOf(rows))).statusCode).toBe(201);
    const { shop_estimate_id: id, lines, row_version: version } = await estimate();
    const decided = lines.map((line) => ({
      estimate_line_id: line.estimate_line_id,
      item_guid: null,
      agreed_bani: line.amount_bani,
      reason_code: null,
      reason_note: null,
    }));
    await elena.post(`saveEstimateLines/${id}`, { lines: decided, row_version: version });
    const answer = await elena.post(`agreeEstimate/${id}`, { row_version: version + 1 });
    expect([answer.statusCode, answer.json<Schema<'Problem'>>().context]).toEqual([
      409,
      { reason: 'below_zero' },
    ]);
  });

  test('a discount is a line below zero: it lowers the total, and is agreed up to what the shop gives', async () => {
    const [own] = note.lines;
    const rows = [
      head,
      ['', own?.values.part_name ?? '', '1', '2.000,00', '2.000,00'],
      ['', 'Geometrie', '1', '', '150'],
      ['', 'Reducere 10 %', '', '', '-100,00'],
    ];
    expect((await elena.post(`importEstimate/${assignmentId}`, estimateOf(rows))).statusCode).toBe(201);
    const { shop_estimate_id: id, lines, row_version: version, shop_total_bani: asked } = await estimate();
    expect(asked).toBe(205_000);
    const [price, , discount] = lines;
    const agree = async (line: Schema<'EstimateLine'> | undefined, bani: number) => {
      const decided = {
        estimate_line_id: line?.estimate_line_id,
        item_guid: null,
        agreed_bani: bani,
        reason_code: 'price',
        reason_note: null,
      };
      return elena.post(`saveEstimateLines/${id}`, { lines: [decided], row_version: version });
    };
    for (const [line, bani] of [
      [discount, -10_001],
      [discount, 1],
      [price, -1],
    ] as const)
      expect((await agree(line, bani)).json<Schema<'Problem'>>().fields).toEqual([
        { field: 'lines[0].agreed_bani', code: 'invalid_value' },
      ]);
  });

  test('an agreed amount that differs needs its reason', async () => {
    const { shop_estimate_id: id, lines, row_version: version } = await estimate();
    const decided = lines.map((line) => ({
      estimate_line_id: line.estimate_line_id,
      item_guid: line.item_guid,
      agreed_bani: line.amount_bani,
      reason_code: null as string | null,
      reason_note: null,
    }));
    const lower = decided.map((line, index) => (index === 0 ? { ...line, agreed_bani: 180_000 } : line));
    const save = (some: object[]) =>
      elena.post(`saveEstimateLines/${id}`, { lines: some, row_version: version });
    expect((await save(lower)).json<Schema<'Problem'>>()).toMatchObject({
      status: 422,
      fields: [{ field: 'lines[0].reason_code', code: 'required' }],
    });
    expect((await save(lower.map((line) => ({ ...line, reason_code: 'price' })))).statusCode).toBe(200);
  });

  test('once agreed its total with VAT is the agreed sum of the file, and no other round follows', async () => {
    const { shop_estimate_id: id, row_version: version } = await estimate();
    expect((await elena.post(`agreeEstimate/${id}`, { row_version: version })).statusCode).toBe(201);
    const net = 180_000 + 15_000 - 10_000;
    const { rows } = await sql<{ agreed: number }>`
      select money.agreed_bani::float8 as agreed from claim_money money
      join assignment work on work.claim_file_id = money.claim_file_id
      where work.assignment_id = ${assignmentId}`.execute(api.database.kysely);
    expect(rows[0]?.agreed).toBe(net + Math.round((net * note.vat_share) / 10_000));
    const letter = (await estimate()).acceptance_document_id;
    const kept = await sql<{ doc_type_code: string; file_name: string }>`
      select doc_type_code, file_name from document where document_id = ${letter}`.execute(
      api.database.kysely,
    );
    expect(kept.rows).toEqual([
      {
        doc_type_code: 'estimate_acceptance',
        file_name: expect.stringMatching(/^Acceptare deviz .*-D5\.pdf$/),
      },
    ]);
    expect((await elena.offerLines(assignmentId)).slice(0, 2)).toEqual([
      {
        code: 'repair',
        amount_bani: net,
        note: expect.stringMatching(/^deviz agreat cu Auto Rapid la \d\d\.\d\d\.\d{4}$/),
      },
      {
        code: 'vat',
        amount_bani: Math.round((net * note.vat_share) / 10_000),
        note: '21 % din 1.850,00 lei',
      },
    ]);
    const late = await elena.post(
      `importEstimate/${assignmentId}`,
      estimateOf([head, ['', 'Bară', '', '', '1']]),
    );
    expect(late.json<Schema<'Problem'>>().context).toEqual({ reason: 'agreed' });
  });
});

test('B3 a repair above 75 % of the value opens the work about the total loss and asks somebody else to decide', async () => {
  await elena.post(`createSupplement/${note.assessment_note_id}`, { reason: 'Valoare nouă' });
  let draft = await elena.note(assignmentId);
  const value = {
    amount_bani: draft.totals.gross_bani,
    source: 'Anunțuri',
    valued_on: draft.head.parts_on,
    comparables: [1, 2].map((no) => ({ name: `Anunț ${no}`, amount_bani: draft.totals.gross_bani })),
  };
  const head = { ...draft.head, vehicle_value: value, rates: { ...draft.head.rates, source: 'hand' } };
  await elena.post(`saveHead/${draft.assessment_note_id}`, { head, row_version: draft.row_version });
  const sorin = noteCalls(api, await api.tokenFor('sorin.matei'));
  for (const { finding_key: key } of draft.findings.filter(({ severity }) => severity === 'error')) {
    const { row_version: version } = await sorin.note(assignmentId);
    await sorin.post(`ignoreFinding/${draft.assessment_note_id}`, {
      finding_key: key,
      reason: 'Fotografiat la demontare',
      row_version: version,
    });
  }
  draft = await elena.note(assignmentId);
  expect(draft.findings.map(({ rule }) => rule)).toContain('total_loss');
  expect((await elena.commit(draft)).statusCode).toBe(201);
  const asked = await elena.post(`askTotalLoss/${draft.assessment_note_id}`, { reason: 'Peste 75 %' });
  expect([asked.statusCode, asked.json<Schema<'OpenedNote'>>().note?.total_loss]).toEqual([201, 'asked']);
  const { rows } = await sql<{ work: number; approvals: number }>`
    select (select count(*)::integer from assignment other where other.claim_file_id = own.claim_file_id
        and other.assignment_type_code = 'total_loss') as work,
      (select count(*)::integer from approval where approval.claim_file_id = own.claim_file_id
        and approval_kind = 'total_loss') as approvals
    from assignment own where own.assignment_id = ${assignmentId}`.execute(api.database.kysely);
  expect(rows[0]).toEqual({ work: 1, approvals: 1 });
});

test('B3 a total loss that is refused changes nothing on the file; one that is approved marks it', async () => {
  const { claim_file_id: claimFileId } = (await elena.opened(assignmentId)).start;
  const approver = await api.tokenFor('sorin.matei');
  const decide = async (outcome: string) => {
    const { rows } = await sql<{ approval_id: string; row_version: number }>`
      select approval_id, row_version from approval where approval_kind = 'total_loss' and status = 'asked'
        and claim_file_id = ${claimFileId}`.execute(api.database.kysely);
    const answer = await api.inject({
      method: 'POST',
      url: '/api/workload/decideApprovals',
      headers: { ...approver },
      payload: {
        decisions: [
          {
            ...rows[0],
            outcome,
            ...(outcome === 'refused' && { cause: 'other', note: 'Valoarea nu este dovedită' }),
          },
        ],
      },
    });
    expect(answer.json<Schema<'DecidedApproval'>[]>()).toMatchObject([{ outcome: 'done' }]);
    const file = await sql<{ is_total_loss: boolean }>`select is_total_loss from claim_file
      where claim_file_id = ${claimFileId}`.execute(api.database.kysely);
    return file.rows[0]?.is_total_loss;
  };
  expect(await decide('refused')).toBe(false);
  const { assessment_note_id: id } = await elena.note(assignmentId);
  await elena.post(`askTotalLoss/${id}`, { reason: 'Peste 75 %' });
  expect(await decide('approved')).toBe(true);
  // The vehicle is paid instead of its repair.
  const { head } = await elena.note(assignmentId);
  expect((await elena.offerLines(assignmentId))[0]).toEqual({
    code: 'other',
    amount_bani: head.vehicle_value?.amount_bani,
    note: expect.stringMatching(/^daună totală: valoarea vehiculului la data daunei, suplimentul S1 din /),
  });
});
