import { sql } from 'kysely';
import type { AreaSamples, Identifiers } from '#src/access/area-samples.ts';

const reportId = '01900000-0000-7000-8000-00000000f0a1';
const contact = { contact_name: 'Andrei Țandăr', contact_phone: '0722418771' };

const place = {
  name: 'Loc de probă',
  kind: 'centre',
  county_code: 'CJ',
  locality: 'Cluj-Napoca',
  address: 'Str. Probei 1',
  latitude: null,
  longitude: null,
  phone: null,
  lead_minutes: 60,
  days_ahead: 30,
  arrival_ro: null,
  arrival_en: null,
  accessibility: null,
  is_active: true,
  hours: [{ weekday: 1, from_minute: 480, to_minute: 1080 }],
  lanes: [{ name: 'Linia 1', skills: [] }],
  exceptions: [],
};

const namedSlot = (identifiers: Identifiers) => ({
  assignment_id: identifiers['assignment_id'],
  place_id: identifiers['place_id'],
  user_id: identifiers['assessor_user_id'],
  lane_id: identifiers['lane_id'],
  starts_at: '2026-06-08T08:00:00Z',
});

const phoneOf = (identifiers: Identifiers) => ({
  assignment_id: identifiers['assignment_id'],
  number: '0722418771',
});

const namedVisit = (identifiers: Identifiers) => ({ visit_id: identifiers['visit_id'], row_version: 1 });

const plan = (identifiers: Identifiers) => ({
  user_id: identifiers['assessor_user_id'],
  skills: [],
  daily_cap: 7,
  travel_minutes: 30,
  is_active: true,
  hours: [],
  exceptions: [],
});

export const samples: AreaSamples = {
  identifiers: async (api, { assignmentId }) => {
    await sql`update visit set status = 'done' where assignment_id = ${assignmentId}`.execute(
      api.database.kysely,
    );
    const { rows } = await sql<{ visit_id: string; place_id: string; lane_id: string }>`
      insert into visit (org_id, claim_file_id, assignment_id, visit_type, status, place_id, lane_id, user_id, starts_at, ends_at,
        contact_name, contact_phone, created_at)
      select work.org_id, work.claim_file_id, work.assignment_id, 'first', 'booked', lane.place_id, lane.lane_id, person.user_id,
        '2031-01-06T08:00:00Z', '2031-01-06T08:45:00Z', 'Andrei', '+40722418771', now()
      from assignment work
        join lane on lane.org_id = work.org_id
        join app_user person on person.org_id = work.org_id and person.username = 'sorin.matei'
      where work.assignment_id = ${assignmentId} order by lane.position limit 1
      returning visit_id, place_id, lane_id`.execute(api.database.kysely);
    const [row] = rows;
    const told = await sql<{ visit_news_id: string }>`
      insert into visit_news (org_id, visit_id, claim_file_id, reason, outcome, starts_at, place_id, told_at)
      select org_id, visit_id, claim_file_id, 'visit_booked', 'nobody', starts_at, place_id, now()
      from visit where visit_id = ${row?.visit_id ?? ''} returning visit_news_id`.execute(
      api.database.kysely,
    );
    return {
      visit_news_id: told.rows[0]?.visit_news_id ?? '',
      field_report_id: reportId,
      assessor_user_id: (await api.userNamed('sorin.matei')).userId,
      visit_id: row?.visit_id ?? '',
      place_id: row?.place_id ?? '',
      lane_id: row?.lane_id ?? '',
    };
  },
  bodies: {
    searchSlots: ({ identifiers }) => ({
      assignment_id: identifiers['assignment_id'],
      from_date: '2026-06-08',
    }),
    judgeSlot: ({ identifiers }) => namedSlot(identifiers),
    holdSlot: ({ identifiers }) => namedSlot(identifiers),
    bookVisit: ({ identifiers }) => ({ ...namedVisit(identifiers), ...contact }),
    rescheduleVisit: ({ identifiers }) => ({
      ...namedVisit(identifiers),
      place_id: identifiers['place_id'],
      starts_at: '2026-06-08T08:00:00Z',
    }),
    cancelVisit: ({ identifiers }) => namedVisit(identifiers),
    answerVisitReminder: ({ identifiers }) => ({ ...namedVisit(identifiers), comes: true }),
    sendPhoneCode: ({ identifiers }) => phoneOf(identifiers),
    confirmPhone: ({ identifiers }) => ({ ...phoneOf(identifiers), code: '000000' }),
    tellVisitAgain: ({ identifiers }) => ({ visit_news_id: identifiers['visit_news_id'] }),
    reportFieldStatus: ({ identifiers }) => ({
      field_report_id: reportId,
      visit_id: identifiers['visit_id'],
      status: 'confirmed',
      happened_at: '2026-01-05T08:00:00Z',
    }),
    savePlace: () => place,
    previewOpening: () => place,
    savePlan: ({ identifiers }) => plan(identifiers),
    findLeftOutVisits: ({ identifiers }) => ({ plan: plan(identifiers) }),
  },
  naming: {
    searchSlots: ({ assignment_id, visit_id, place_id, user_id }) => ({
      assignment_id,
      visit_id,
      place_id,
      user_id,
      from_date: '2026-06-08',
    }),
    judgeSlot: namedSlot,
    holdSlot: namedSlot,
    bookVisit: (identifiers) => ({ ...namedVisit(identifiers), ...contact }),
    rescheduleVisit: (identifiers) => ({
      ...namedVisit(identifiers),
      place_id: identifiers['place_id'],
      user_id: identifiers['user_id'],
      lane_id: identifiers['lane_id'],
      starts_at: '2026-06-08T08:00:00Z',
    }),
    cancelVisit: namedVisit,
    answerVisitReminder: (identifiers) => ({ ...namedVisit(identifiers), comes: true }),
    sendPhoneCode: phoneOf,
    confirmPhone: (identifiers) => ({ ...phoneOf(identifiers), code: '000000' }),
    tellVisitAgain: ({ visit_news_id }) => ({ visit_news_id }),
    reportFieldStatus: ({ visit_id }) => ({
      field_report_id: reportId,
      visit_id,
      status: 'confirmed',
      happened_at: '2026-01-05T08:00:00Z',
    }),
    savePlace: ({ place_id }) => ({ ...place, place_id, row_version: 1 }),
    previewOpening: ({ place_id }) => ({ ...place, place_id, row_version: 1 }),
    savePlan: plan,
    findLeftOutVisits: (identifiers) => ({ plan: plan(identifiers) }),
  },
};
