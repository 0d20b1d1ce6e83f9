import { randomUUID } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { formBrowser, readAloud } from '#src/areas/tracking/testing/form-browser.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { sampleLine } from '../testing/access-samples.ts';
import { inspectionOf, noteCalls } from '../testing/note-calls.ts';

const api = startTestApi();
let elena: ReturnType<typeof noteCalls>;
let assignmentId: string;
let note: Schema<'AssessmentNote'>;
let fileNo: string;

beforeAll(async () => {
  const headers = await api.tokenFor('elena.rusu');
  elena = noteCalls(api, headers);
  const claim = await aClaim(api).takenIn();
  fileNo = claim.claimFileNo;
  assignmentId = await inspectionOf(api, claim, 'elena.rusu');
  await elena.post(`begin/${assignmentId}`, {});
  const line = { item_guid: randomUUID(), row_version: null, values: sampleLine };
  await elena.saveLines(await elena.note(assignmentId), { lines: [line] });
  const closed = await elena.commit(await elena.note(assignmentId));
  expect(closed.statusCode, closed.body).toBe(201);
  note = await elena.note(assignmentId);
});

const checked = async (hash: string, orgCode = 'demo') => {
  const page = await formBrowser(api, { address: '198.51.100.82' }).open(
    `/verify?org_code=${orgCode}&code=${hash}`,
  );
  return { status: page.status, text: readAloud(page).join(' | ') };
};

test('B3 R13 whoever holds a printed note learns from its code that we closed it, and which version it is', async () => {
  const hash = note.hash ?? '';
  const printout = await api.inject({
    method: 'POST',
    url: '/api/timeline/recordPrintout',
    headers: await api.tokenFor('elena.rusu'),
    payload: { kind: 'note', key: note.assessment_note_id },
  });
  // A closed note has one hash, however often it is printed.
  expect(printout.json()).toMatchObject({ hash, verify_page: expect.stringMatching(/\/verify$/) });
  const { status, text } = await checked(hash.slice(0, 16));
  expect(status).toBe(200);
  expect(text).toContain(`Nota de constatare V1, dosar ${fileNo}`);
  expect(text).toContain('de Elena Rusu');
  expect(text).toContain('nicio versiune mai nouă');
  expect((await checked(hash, 'alfa')).status).toBe(404);
});

test('B3 R13 a supplement is told of, and a draft has no code', async () => {
  await elena.post(`createSupplement/${note.assessment_note_id}`, { reason: 'După demontare' });
  const supplement = await elena.note(assignmentId);
  const refused = await api.inject({
    method: 'POST',
    url: '/api/timeline/recordPrintout',
    headers: await api.tokenFor('elena.rusu'),
    payload: { kind: 'note', key: supplement.assessment_note_id },
  });
  expect(refused.statusCode).toBe(404);
  expect((await checked(note.hash ?? '')).text).toContain('nicio versiune mai nouă');
  const closed = await elena.commit(supplement);
  expect(closed.statusCode, closed.body).toBe(201);
  expect((await checked(note.hash ?? '')).text).toContain('un supliment mai nou: cereți-l');
});

test('B3 R13 a note whose content was changed behind its hash is said not to match', async () => {
  await sql`alter table assessment_note disable trigger user`.execute(api.database.kysely);
  await sql`update assessment_note set head = head || '{"hidden_reserve_bani": 99900}'
    where assessment_note_id = ${note.assessment_note_id}`.execute(api.database.kysely);
  const { text } = await checked(note.hash ?? '');
  expect(text).toContain('Amprenta nu se mai potrivește');
  expect(text).not.toContain('Document al nostru');
});
