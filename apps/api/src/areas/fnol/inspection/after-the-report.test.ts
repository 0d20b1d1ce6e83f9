import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { assessors, aPlace, worksAt } from '#src/areas/scheduling/testing/a-place.ts';
import { schedulingCalls } from '#src/areas/scheduling/testing/scheduling-calls.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { aNotice } from '#src/testing/world/notices.ts';

type Receipt = Schema<'ClaimNotificationReceipt'>;

const api = startTestApi({ people: assessors });

const post = (who: CallerHeaders, path: string, payload: object) =>
  api.inject({ method: 'POST', url: `/api/${path}`, headers: { ...who }, payload });

/** A guest who has just filed a claim about a car, with what kind of accident it was. */
async function reporter(plate: string) {
  const guest = await api.guestFor('demo');
  const report = aNotice();
  const answer = await post(guest, 'fnol/submit', {
    ...report,
    event: { ...report.event, kind: 'hit_by_other' },
    vehicle: { ...report.vehicle, plate },
  });
  return { guest, ...answer.json<Receipt>() };
}

async function uploaded(who: CallerHeaders): Promise<string> {
  const form = multipart({ doc_type_code: 'damage_photo' }, { name: 'bara.png', content: onePixelPng });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...who, ...form.headers },
    payload: form.payload,
  });
  return answer.json<Schema<'UploadedDocument'>>().id;
}

async function fileOf(number: string) {
  return inTenant(api.database, await api.organisation('demo'), async (tx) => {
    const { claim_file_id: id } = await tx
      .selectFrom('claim_file')
      .where('claim_file_no', '=', number)
      .select('claim_file_id')
      .executeTakeFirstOrThrow();
    const documents = await tx.selectFrom('document').where('claim_file_id', '=', id).selectAll().execute();
    const work = await tx.selectFrom('assignment').where('claim_file_id', '=', id).selectAll().execute();
    const entries = await tx
      .selectFrom('timeline_event')
      .where('claim_file_id', '=', id)
      .select(['kind', 'body'])
      .execute();
    return {
      documents: documents.map((row) => row.document_id),
      work: work.map((row) => row.assignment_type_code),
      entries,
    };
  });
}

test('ux 47 photos that arrive after the report are on its claim at once, each of them once', async () => {
  const { guest, claim_file_no: number } = await reporter('CJ 41 AAA');
  const photos = [await uploaded(guest), await uploaded(guest)];
  const add = () => post(guest, 'fnol/addNoticeDocuments', { claim_file_no: number, document_ids: photos });
  expect((await add()).json()).toEqual({ document_ids: photos });
  expect((await add()).json()).toEqual({ document_ids: [] });
  const { documents, entries } = await fileOf(number);
  expect(documents.toSorted()).toEqual(photos.toSorted());
  expect(entries.filter(({ kind }) => kind === 'document')).toHaveLength(2);
  // What kind of accident it was stands before the words of the claimant.
  expect(entries.find(({ kind }) => kind === 'created')?.body).toMatch(
    /^(Hit by another car|Lovit de altă mașină)\.\n\n/,
  );
});

test('P2 a photo goes to no claim that another session has filed, and nobody takes that of a stranger along', async () => {
  const { claim_file_no: number, guest } = await reporter('CJ 42 AAA');
  const stranger = await api.guestFor('demo');
  const photo = await uploaded(stranger);
  const named = { claim_file_no: number, document_ids: [photo] };
  expect((await post(stranger, 'fnol/addNoticeDocuments', named)).statusCode).toBe(404);
  expect((await post(guest, 'fnol/addNoticeDocuments', named)).json()).toEqual({ document_ids: [] });
  expect((await fileOf(number)).documents).toEqual([]);
  expect((await post(stranger, 'fnol/wantInspection', { claim_file_no: number })).statusCode).toBe(404);
});

test('B1 whoever has just reported chooses among real hours and books one, in the same session', async () => {
  const place = await aPlace(api);
  await worksAt(api, 'dan.petrescu', place);
  const { guest, claim_file_no: number } = await reporter('CJ 43 AAA');
  const calls = schedulingCalls(api, guest);
  const question = { from_date: '2026-03-05' };
  expect((await post(guest, 'schedule/searchSlots', question)).statusCode).toBe(404);

  const wanted = [0, 1].map(() => post(guest, 'fnol/wantInspection', { claim_file_no: number }));
  expect((await Promise.all(wanted)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await fileOf(number)).work.toSorted()).toEqual(['assessment', 'claim_notification']);

  const [slot] = (await calls.search(question)).earliest;
  expect(slot?.place_id).toBe(place.place_id);
  const held = await calls.hold({ place_id: place.place_id, starts_at: slot?.starts_at });
  const visit = await calls.book({
    visit_id: held.visit_id,
    row_version: held.row_version,
    contact_name: 'Ion Pop',
    contact_phone: '0722 300 500',
  });
  expect(visit).toMatchObject({ status: 'booked', starts_at: slot?.starts_at });
  expect((await calls.own()).visit?.visit_id).toBe(visit.visit_id);

  const other = await reporter('CJ 44 AAA');
  const cancel = { visit_id: visit.visit_id, row_version: visit.row_version };
  expect((await schedulingCalls(api, other.guest).tryCancel(cancel)).statusCode).toBe(404);
});

test('B1 a clerk opens the inspection of a claim of their organisation, and of no other', async () => {
  const { claim_file_no: number } = await reporter('CJ 45 AAA');
  const stranger = await api.tokenFor('alfa.ana');
  expect((await post(stranger, 'fnol/wantInspection', { claim_file_no: number })).statusCode).toBe(404);
  const ana = await api.tokenFor('ana.ionescu');
  expect((await post(ana, 'fnol/wantInspection', { claim_file_no: number })).statusCode).toBe(200);
  expect((await schedulingCalls(api, ana).ofFile(number)).bookable).toHaveLength(1);
});
