import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AreaSamples } from '#src/access/area-samples.ts';
import { onePixelPng } from '#src/testing/multipart.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';

const feedKey = 'sample-of-a-calendar-key';

/** Absences of the owner of the sweeps, one for each call that is about one's own. */
const ownIds = {
  draft: '01900000-0000-7000-8000-000000000001',
  asked: '01900000-0000-7000-8000-000000000002',
  toReplace: '01900000-0000-7000-8000-000000000003',
  over: '01900000-0000-7000-8000-000000000004',
  medical: '01900000-0000-7000-8000-000000000005',
  medicalDraft: '01900000-0000-7000-8000-000000000006',
};

export const samples: AreaSamples = {
  identifiers: async (api) => ({
    ...(await newOwnAbsences(api)),
    absence_id: await newAbsence(api),
    certificate_no: 'CCMAK 1234567',
    feed_key: await newFeed(api),
    replacement_user_id: (await api.userNamed('ana.ionescu')).userId,
    to_user_id: (await api.userNamed('ana.ionescu')).userId,
    told_claim_file_ids: '00000000-0000-7000-8000-000000000000',
  }),
  particularIdentifiers: {
    saveAbsence: { absence_id: ownIds.draft },
    cancelAbsence: { absence_id: ownIds.asked },
    answerReplacement: { absence_id: ownIds.toReplace },
    attachCertificate: { absence_id: ownIds.medical },
    removeCertificate: { absence_id: ownIds.medicalDraft },
    downloadCertificate: { absence_id: ownIds.medical },
    getReturnBrief: { absence_id: ownIds.over },
  },
  bodies: {
    savePresenceMinimum: ({ identifiers }) => ({
      team_id: identifiers['team_id'],
      people: 2,
      row_version: 0,
    }),
    saveLeaveType: () => ({
      ...{
        absence_type_code: 'training',
        name_ro: 'Curs',
        name_en: 'Course',
        short_ro: 'CRS',
        short_en: 'CRS',
      },
      ...{ needs_certificate: false, only_managers: false, is_offered: true, days_per_year: null },
      row_version: 0,
    }),
    previewAbsence: () => period(200),
    saveAbsence: () => ({ ...period(210), replacement_user_id: null, send: true }),
    decideAbsences: ({ identifiers }) => ({
      decisions: [
        { absence_id: identifiers['absence_id'], row_version: 1, decision: 'refuse', reason: 'Nu' },
      ],
    }),
    revokeAbsence: () => ({ reason: 'Volum mare', row_version: 1 }),
    previewBalances: () => ({ year: 2026, csv: 'utilizator;nume;drept anual;reportate\n' }),
    importBalances: () => ({ year: 2026, csv: 'utilizator;nume;drept anual;reportate\n' }),
    endReplacement: () => ({ reason: 'Plecat la curs', row_version: 1 }),
  },
  naming: {
    previewAbsence: ({ absence_id: absenceId, user_id: userId }) => ({
      ...period(200),
      absence_id: absenceId,
      user_id: userId,
    }),
    saveAbsence: () => ({
      ...period(210),
      absence_id: ownIds.draft,
      row_version: 1,
      replacement_user_id: null,
      send: true,
    }),
    decideAbsences: ({ absence_id: absenceId }) => ({
      decisions: [{ absence_id: absenceId, row_version: 1, decision: 'approve' }],
    }),
  },
  strangersGet: {
    'decideAbsences by staff': {
      status: 201,
      because: 'each absence of strangers answers that there is none',
    },
  },
  takenBack: {
    saveAbsence: ({ api }) => forgetSample(api),
    saveLeaveType: ({ api }) => sql`delete from leave_type_setting`.execute(api.database.kysely),
  },
  shownBy: { saveAbsence: ['getOwnAbsences'], saveLeaveType: ['getLeaveTypes'] },
};

/** A Tuesday that many days from the moment of the world or a little later, all of it. */
function period(days: number) {
  const day = new Date(worldMoment.getTime() + days * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  const date = day.toISOString().slice(0, 10);
  return {
    absence_type_code: 'rest',
    date_from: date,
    date_to: date,
    first_part: 'whole',
    last_part: 'whole',
  };
}

function forgetSample(api: TestApi) {
  return sql`delete from absence where date_from = ${period(210).date_from}`.execute(api.database.kysely);
}

/** Time off that somebody has asked for and that waits for its decision. */
async function newAbsence(api: TestApi): Promise<string> {
  const { orgId, userId } = await api.userNamed('radu.marin');
  const { date_from: day } = period(300);
  const { rows } = await sql<{ id: string }>`
    insert into absence (org_id, user_id, absence_type_code, date_from, date_to, first_part, last_part, half_days, status,
      created_by_user_id)
    values (${orgId}, ${userId}, 'rest', ${day}, ${day}, 'whole', 'whole', 2, 'asked', ${userId})
    returning absence_id as id`.execute(api.database.kysely);
  return rows[0]?.id ?? '';
}

async function newOwnAbsences(api: TestApi) {
  const { orgId, userId } = await api.userNamed('maria.stan');
  const { userId: colleagueId } = await api.userNamed('radu.marin');
  const insert = (id: string, days: number, status: string, replaced = false) => {
    const { date_from: day } = period(days);
    return sql`
      insert into absence (org_id, absence_id, user_id, absence_type_code, date_from, date_to, first_part, last_part,
        half_days, status, created_by_user_id, decided_by_user_id, replacement_user_id, replacement_answer)
      values (${orgId}, ${id}, ${replaced ? colleagueId : userId}, 'rest', ${day}, ${day}, 'whole', 'whole', 2, ${status},
        ${userId}, ${status === 'approved' ? colleagueId : null}, ${replaced ? userId : null}, ${replaced ? 'asked' : null})
      on conflict do nothing`.execute(api.database.kysely);
  };
  await insert(ownIds.draft, 400, 'draft');
  await insert(ownIds.asked, 410, 'asked');
  await insert(ownIds.toReplace, 420, 'asked', true);
  await insert(ownIds.over, -60, 'approved');
  await insert(ownIds.medical, 430, 'asked');
  await insert(ownIds.medicalDraft, 440, 'draft');
  for (const id of [ownIds.medical, ownIds.medicalDraft]) await addCertificate(api, id);
  return {};
}

/** Makes an absence a medical one, with its certificate. */
async function addCertificate(api: TestApi, absenceId: string): Promise<void> {
  const storageKey = await api.runtime.files.save(onePixelPng);
  await sql`
    with kept as (
      insert into document (org_id, doc_type_code, file_name, mime_type, size_bytes, sha256, storage_key,
        uploaded_in_session_id, is_private)
      select org_id, 'other', 'certificat.png', 'image/png', ${onePixelPng.length}, repeat('0', 64), ${storageKey},
        new_id(), true
      from absence where absence_id = ${absenceId}
      returning org_id, document_id)
    update absence set absence_type_code = 'medical', certificate_document_id = kept.document_id
    from kept where absence.org_id = kept.org_id and absence_id = ${absenceId}`.execute(api.database.kysely);
}

/** The calendar address of somebody. */
async function newFeed(api: TestApi): Promise<string> {
  const { orgId, userId } = await api.userNamed('radu.marin');
  const hash = createHash('sha256').update(feedKey).digest('hex');
  await sql`insert into absence_feed (org_id, user_id, key_hash) values (${orgId}, ${userId}, ${hash})`.execute(
    api.database.kysely,
  );
  return feedKey;
}
