import { randomUUID } from 'node:crypto';
import { pdfText } from '#src/testing/pdf-text.ts';
import { sql } from 'kysely';
import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { changer } from '#src/testing/assignment-changes.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { aNotice } from '#src/testing/world/notices.ts';
import { inspectionOf, noteCalls } from './testing/note-calls.ts';
import { sampleLine } from './testing/access-samples.ts';

const api = startTestApi({ people: ['dan.petrescu', 'sorin.matei'] });
let elena: ReturnType<typeof noteCalls>;
let dan: ReturnType<typeof noteCalls>;
let sorin: ReturnType<typeof noteCalls>;
let assignmentId: string;

beforeAll(async () => {
  elena = noteCalls(api, await api.tokenFor('elena.rusu'));
  dan = noteCalls(api, await api.tokenFor('dan.petrescu'));
  sorin = noteCalls(api, await api.tokenFor('sorin.matei'));
  const claim = await aClaim(api).takenIn();
  await sql`update claim_vehicle set damaged_parts = '[{"vehicle_part_code": "front_bumper"}]'
    where claim_file_id = ${claim.claimFileId}`.execute(api.database.kysely);
  await sql`insert into coverage (org_id, claim_file_id, coverage_code, deductible_bani)
    select org_id, claim_file_id, 'vehicle', 30000 from claim_file where claim_file_id = ${claim.claimFileId}
    on conflict (org_id, claim_file_id, coverage_code) do update set deductible_bani = excluded.deductible_bani`.execute(
    api.database.kysely,
  );
  assignmentId = await inspectionOf(api, claim, 'elena.rusu');
});

const line = (values: object = {}) => ({
  item_guid: randomUUID(),
  row_version: null,
  values: { ...sampleLine, ...values },
});

/** What keeps the note from being issued, as the step of the inspection tells. */
async function missingToIssue() {
  const work = await changer(api, 'elena.rusu');
  const { claim_file_no: fileNo } = (await elena.opened(assignmentId)).start;
  const { transitions } = await work.detail({ claim_file_no: fileNo, assignment_id: assignmentId });
  const issuing = transitions.find(({ code }) => code === 'issue_note');
  if (issuing === undefined) throw new Error('The note cannot be issued from here.');
  return issuing.missing.map(({ code }) => code);
}

describe('B3 a note of an inspection', () => {
  let note: Schema<'AssessmentNote'>;

  test('R7 is begun with what the notice told, once', async () => {
    const begun = await elena.post(`begin/${assignmentId}`, {});
    expect(begun.statusCode).toBe(201);
    const again = await dan.opened(assignmentId);
    expect(again.start.damaged_parts.map(({ part_code: code }) => code)).toEqual(['front_bumper']);
    expect(again.note?.assessment_note_id).toBe(begun.json<Schema<'OpenedNote'>>().note?.assessment_note_id);
    expect(again.note?.lines.map(({ values }) => values.part_code)).toEqual(
      again.start.damaged_parts.map(({ part_code: code }) => code),
    );
    note = await elena.note(assignmentId);
  });

  test('two assessors are told line by line what the other changed', async () => {
    const [mine, other] = [line({ part_name: 'Aripă', part_code: null }), line()];
    const first = await elena.saveLines(note, { lines: [mine, other] });
    expect(first.conflicts).toEqual([]);
    await dan.saveLines(note, {
      lines: [{ ...other, row_version: 1, values: { ...other.values, labour_hundredths: 90 } }],
    });
    const answer = await elena.saveLines(note, {
      lines: [
        { ...other, row_version: 1, values: { ...other.values, labour_hundredths: 10 } },
        { ...mine, row_version: 1, values: { ...mine.values, labour_hundredths: 70 } },
      ],
    });
    expect(answer.saved.map(({ item_guid: guid, values }) => [guid, values.labour_hundredths])).toEqual([
      [mine.item_guid, 70],
    ]);
    expect(answer.conflicts).toMatchObject([
      {
        item_guid: other.item_guid,
        current: { changed_by: 'Dan Petrescu', values: { labour_hundredths: 90 } },
      },
    ]);
  });

  test('a line that is sent again after a lost answer is saved once', async () => {
    const sent = line({ part_name: 'Capotă', part_code: 'bonnet' });
    const first = await elena.saveLines(note, { lines: [sent] });
    const second = await elena.saveLines(note, { lines: [sent] });
    expect(second).toMatchObject({ conflicts: [], saved: first.saved });
    await elena.saveLines(note, { lines: [], removed: [{ item_guid: sent.item_guid, row_version: 1 }] });
    const gone = await elena.saveLines(note, {
      lines: [],
      removed: [{ item_guid: sent.item_guid, row_version: 1 }],
    });
    expect(gone).toMatchObject({ removed: [sent.item_guid], conflicts: [] });
  });

  test('an error keeps a note open until a manager lets it stand', async () => {
    const bumper = line({ operation: 'replace', part_code: 'rear_bumper', part_name: 'Bară spate' });
    const { findings } = await elena.saveLines(note, { lines: [bumper] });
    const error = findings.find(({ rule }) => rule === 'no_price');
    expect(error).toMatchObject({ severity: 'error', item_guid: bumper.item_guid });
    note = await elena.note(assignmentId);
    const refused = await elena.commit(note);
    expect([refused.statusCode, refused.json<Schema<'Problem'>>().context]).toEqual([
      409,
      { reason: 'has_errors' },
    ]);
    const ignore = {
      finding_key: error?.finding_key,
      reason: 'Piesă fără cod',
      row_version: note.row_version,
    };
    expect((await elena.post(`ignoreFinding/${note.assessment_note_id}`, ignore)).statusCode).toBe(403);
    for (const { finding_key: key } of findings.filter(({ severity }) => severity === 'error')) {
      const { row_version: version } = await sorin.note(assignmentId);
      await sorin.post(`ignoreFinding/${note.assessment_note_id}`, {
        ...ignore,
        finding_key: key,
        row_version: version,
      });
    }
    note = await elena.note(assignmentId);
    expect(
      note.findings.filter(({ severity, ignored_reason: reason }) => severity === 'error' && !reason),
    ).toEqual([]);
  });

  test('a rate that changes asks for the note to be reckoned again', async () => {
    const day = note.head.parts_on;
    const rates = { ...note.head.rates.rates, body_bani: 20_000 };
    const change = { partner_id: null, valid_from: day, rates, discount_share: 0, row_version: 0 };
    expect((await sorin.post('saveRate', change)).statusCode).toBe(201);
    const refused = await elena.commit(note);
    expect(refused.json<Schema<'Problem'>>().context).toEqual({ reason: 'needs_recalculation' });
    await elena.post(`recalculate/${note.assessment_note_id}`, { row_version: note.row_version });
    note = await elena.note(assignmentId);
    expect([note.state, note.head.rates.rates.body_bani]).toEqual(['calculated', 20_000]);
  });

  test('it is issued only once it is closed; until then the step leads to the note', async () => {
    await sql`update assignment set status_code = 'note_draft', category_code = 'active'
      where assignment_id = ${assignmentId}`.execute(api.database.kysely);
    expect(await missingToIssue()).toContain('note_committed');
  });

  test('once closed it never changes; what comes later is a supplement with its differences', async () => {
    // Nobody has taken a photo of the car, and nobody has signed.
    const refusedFor = async (reasons: object) =>
      (await elena.commit(note, reasons)).json<Schema<'Problem'>>().context;
    const reasons = { missing_reason: 'mașina a ars', unsigned_reason: 'nu a venit' };
    expect(await refusedFor({ unsigned_reason: reasons.unsigned_reason })).toEqual({ reason: 'is_missing' });
    expect(await refusedFor({ missing_reason: reasons.missing_reason })).toEqual({ reason: 'not_signed' });
    expect(await refusedFor({ ...reasons, missing_reason: '   ' })).toEqual({ reason: 'is_missing' });
    const closed = await elena.commit(note, reasons);
    expect(closed.statusCode).toBe(201);
    note = await elena.note(assignmentId);
    expect(note).toMatchObject({
      ...reasons,
      state: 'committed',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await missingToIssue()).not.toContain('note_committed');
    const late = await elena.post(`saveLines/${note.assessment_note_id}`, { lines: [line()], removed: [] });
    expect(late.json<Schema<'Problem'>>().context).toEqual({ reason: 'committed' });
    await expect(
      sql`update assessment_item set line = line || '{"unit_price_bani": 1}'
        where assessment_note_id = ${note.assessment_note_id}`.execute(api.database.kysely),
    ).rejects.toThrow('A committed note never changes.');

    expect(
      (await elena.post(`createSupplement/${note.assessment_note_id}`, { reason: 'După demontare' }))
        .statusCode,
    ).toBe(201);
    const supplement = await elena.note(assignmentId);
    const added = line({ part_code: null, part_name: 'Suport radar', labour_hundredths: 100 });
    await elena.saveLines(supplement, { lines: [added] });
    const difference = (await elena.get(`compare/${supplement.assessment_note_id}`)).json<
      Schema<'NoteDifference'>
    >();
    expect(difference.lines).toMatchObject([
      { item_guid: added.item_guid, change: 'added', before_bani: 0, after_bani: 20_000 },
    ]);
    expect(difference.after.net_bani - (difference.before?.net_bani ?? 0)).toBe(20_000);
  });

  test('its total reaches the money of the file', async () => {
    const { rows } = await sql<{ estimated: number; reserve: number }>`
      select money.estimated_bani::float8 as estimated, money.reserve_bani::float8 as reserve
      from claim_money money join assignment work on work.claim_file_id = money.claim_file_id
      where work.assignment_id = ${assignmentId}`.execute(api.database.kysely);
    // The claimant bears the deductible: nothing is kept ready for it.
    expect(note.totals.payable_bani).toBe(note.totals.gross_bani - 30_000);
    expect(rows[0]).toEqual({ estimated: note.totals.gross_bani, reserve: note.totals.payable_bani });
  });

  test('M4 an offer of the file begins with the lines of the closed note, until somebody records another amount', async () => {
    const ofDamage = async () =>
      (await elena.offerLines(assignmentId)).filter(({ code }) => code !== 'penalty');
    const { net_bani: net, betterment_bani: wear, vat_bani: vat, gross_bani: gross } = note.totals;
    const lines = await ofDamage();
    expect(lines.slice(0, 2)).toEqual([
      {
        code: 'repair',
        amount_bani: net + wear,
        note: expect.stringMatching(
          /^nota de constatare din \d\d\.\d\d\.\d{4}: (piese|manoperă) [\d.]+,\d\d/,
        ),
      },
      ...(wear > 0 ? [{ code: 'wear', amount_bani: wear, note: expect.stringContaining('uzura') }] : []),
      { code: 'vat', amount_bani: vat, note: `21 % din ${formatLei(net)}` },
    ]);
    const sum = lines.reduce((total, { code, amount_bani: bani }) => {
      if (code === 'deductible') return total;
      return total + (code === 'wear' ? -bani : bani);
    }, 0);
    expect(sum).toBe(gross);

    await sql`update claim_money set agreed_bani = ${gross - 1} where claim_file_id = (select claim_file_id from assignment
      where assignment_id = ${assignmentId})`.execute(api.database.kysely);
    expect((await ofDamage()).filter(({ code }) => code !== 'deductible')).toEqual([]);
  });

  test('it prints as a PDF whose Romanian text can be selected, with its hash on every page', async () => {
    const answer = await elena.get(`download/${note.assessment_note_id}`);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pages = await pdfText(answer.rawPayload);
    expect(pages[0]).toContain('NOTĂ DE CONSTATARE');
    expect(pages[0]).toContain('Bară spate');
    expect(pages.every((page) => page.includes(note.hash ?? '–') && page.includes('pagina'))).toBe(true);
  });
});

describe('C22 S18 E16 the history of a part', () => {
  test('three files of one VIN name the same bumper, and the third shows the other two', async () => {
    const notice = { vehicle: { ...aNotice().vehicle, plate: 'CJ 55 VIN', vin: 'UU1HSDJ9G54321987' } };
    const claims: Claim[] = [];
    let inspection = '';
    for (let count = 0; count < 3; count += 1) {
      const claim = await aClaim(api, { notice }).takenIn();
      inspection = await inspectionOf(api, claim, 'elena.rusu');
      await elena.post(`begin/${inspection}`, {});
      await elena.saveLines(await elena.note(inspection), { lines: [line()] });
      claims.push(claim);
      await api.letPass({ minutes: 1 });
    }
    const [oldest, middle] = claims;
    const { lines } = await elena.note(inspection);
    const answer = await elena.get(`browseItemHistory/${inspection}/${lines[0]?.item_guid}`);
    const history = answer.json<Schema<'ItemHistoryRow'>[]>();
    expect(history.map(({ claim_file_no: no }) => no)).toEqual([middle?.claimFileNo, oldest?.claimFileNo]);
    expect(history[0]).toEqual({
      claim_file_no: expect.any(String),
      assignment_id: expect.any(String),
      assignment_type_name: 'Constatare',
      status_name: expect.any(String),
      status_color: expect.stringMatching(/^#/),
      system_time: expect.stringMatching(/Z$/),
      rep_name: expect.any(String),
    });
  });

  test('a part that no other file named has an empty history', async () => {
    const opened = await elena.note(assignmentId);
    const own = opened.lines.find(({ values }) => values.part_name === 'Suport radar');
    const answer = await elena.get(`browseItemHistory/${assignmentId}/${own?.item_guid}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect((await elena.get(`browseItemHistory/${assignmentId}/${randomUUID()}`)).statusCode).toBe(404);
  });
});

test('R7 an inspection is found by plate, file and person, with what comes next', async () => {
  const { start } = await elena.opened(assignmentId);
  for (const [text, by] of [
    [start.plate, 'plate'],
    [start.claim_file_no.toLowerCase(), 'file'],
  ] as const) {
    const lists = (await elena.get(`browseAssessments?q=${encodeURIComponent(text ?? '')}`)).json<
      Schema<'AssessmentLists'>
    >();
    expect(lists.found.find(({ assignment_id: id }) => id === assignmentId)).toMatchObject({
      matched_by: by,
    });
  }
});

describe('R7 the page that finds inspections', () => {
  const lists = async (who: ReturnType<typeof noteCalls>) =>
    (await who.get('browseAssessments')).json<Schema<'AssessmentLists'>>();

  test('a colleague’s inspection is taken over with a reason, which the colleague reads in an e-mail', async () => {
    await inspectionOf(api, await aClaim(api).takenIn(), 'dan.petrescu');
    const row = (await lists(elena)).others.find(({ assessor_name: name }) => name === 'Dan Petrescu');
    if (row === undefined) throw new Error('Dan has no open inspection.');
    const { assignment_id: id, row_version: version } = row;
    const stale = await elena.post(`takeOver/${id}`, { reason: 'Dan lipsește', row_version: version + 1 });
    expect(stale.statusCode).toBe(412);
    const taken = await elena.post(`takeOver/${id}`, { reason: 'Dan lipsește', row_version: version });
    expect(taken.statusCode).toBe(200);
    expect(taken.json<Schema<'OpenedNote'>>().start).toMatchObject({
      is_mine: true,
      assessor_name: 'Elena Rusu',
    });
    const { rows: mails } = await sql<{ subject: string; body: string }>`
      select subject, body from outbox
      where subject like ${`%a preluat%${row.claim_file_no}`}`.execute(api.database.kysely);
    expect(mails[0]?.subject).toBe(`Elena Rusu a preluat constatarea dosarului ${row.claim_file_no}`);
    expect(mails[0]?.body).toContain('Dan lipsește');
    const again = await elena.post(`takeOver/${id}`, { reason: 'Încă o dată', row_version: version + 1 });
    expect(again.statusCode).toBe(409);
  });

  test('visits of today stand by their hour, and not a second time among the other inspections', async () => {
    const [late, early] = [await visitToday('15:00'), await visitToday('09:00')];
    const { today, mine } = await lists(elena);
    expect(today.map(({ assignment_id: id }) => id)).toEqual([early, late]);
    const hours = today.map(({ visit }) => visit?.starts_at ?? '');
    expect(hours).toEqual(hours.toSorted());
    const shown = new Set(today.map(({ assignment_id: id }) => id));
    expect(mine.filter(({ assignment_id: id }) => shown.has(id))).toEqual([]);
  });
});

/** Books a visit of Elena at an hour of the day of the world; answers its inspection. */
async function visitToday(time: string): Promise<string> {
  const claim = await aClaim(api).takenIn();
  const inspection = await inspectionOf(api, claim, 'elena.rusu');
  const { userId } = await api.userNamed('elena.rusu');
  await sql`
    with somewhere as (insert into place (org_id, name, kind, county_code, locality, address, hours, lead_minutes,
        days_ahead)
      values (${claim.orgId}, ${`Centrul ${time}`}, 'centre', 'B', 'București', 'Bd. Iuliu Maniu 220', '[]', 60, 30)
      returning place_id)
    insert into visit (org_id, claim_file_id, assignment_id, visit_type, status, place_id, user_id, starts_at, ends_at,
      created_at)
    select ${claim.orgId}, ${claim.claimFileId}, ${inspection}, 'first', 'booked', place_id, ${userId},
      start, start + interval '45 minutes', now()
    from somewhere, (select (${`2026-03-04 ${time}`}::timestamp at time zone 'Europe/Bucharest') as start) hour`.execute(
    api.database.kysely,
  );
  return inspection;
}
