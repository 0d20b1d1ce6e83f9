import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

/** Calls of the area as one user makes them; those that begin with `try` answer whatever came. */
export function schedulingCalls(api: TestApi, headers: CallerHeaders) {
  const request = (path: string, payload?: object) =>
    api.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/schedule/${path}`,
      headers: { ...headers },
      ...(payload !== undefined && { payload }),
    });
  const answer = async <Body>(path: string, payload?: object): Promise<Body> => {
    const response = await request(path, payload);
    if (response.statusCode >= 300) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
    return response.json<Body>();
  };
  return {
    search: (body: object) => answer<Schema<'FoundSlots'>>('searchSlots', body),
    judge: (body: object) => answer<Schema<'JudgedSlot'>>('judgeSlot', body),
    hold: (body: object) => answer<Schema<'Visit'>>('hold', body),
    tryHold: (body: object) => request('hold', body),
    book: (body: object) => answer<Schema<'Visit'>>('book', body),
    move: (body: object) => answer<Schema<'Visit'>>('reschedule', body),
    tryMove: (body: object) => request('reschedule', body),
    cancel: (body: object) => answer<Schema<'Visit'>>('cancel', body),
    report: (body: object) => answer<Schema<'Visit'>>('fieldStatus', body),
    tryReport: (body: object) => request('fieldStatus', body),
    board: (query: string) => answer<Schema<'Board'>>(`board?${query}`),
    places: () => answer<Schema<'Places'>>('browsePlaces'),
    plans: () => answer<Schema<'AssessorPlan'>[]>('browsePlans'),
    trySavePlan: (body: object) => request('savePlan', body),
    leftOut: (body: object) => answer<Schema<'LeftOutVisit'>[]>('findLeftOutVisits', body),
    bookable: (text: string) =>
      answer<Schema<'BookableWork'>[]>(`browseBookable?text=${encodeURIComponent(text)}`),
    trySavePlace: (body: object) => request('savePlace', body),
    previewOpening: (body: object) => answer<Schema<'OpeningDay'>[]>('previewOpening', body),
    own: () => answer<Schema<'OwnVisit'>>('getOwnVisit'),
    calendar: async (visitId: string) => (await request(`getVisitCalendar/${visitId}`)).body,
  };
}

/** An inspection that waits to be scheduled and has no hold. */
export async function bookableWork(api: TestApi): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update assignment set status_code = 'to_schedule' where assignment_id = (
      select assignment_id from assignment work
      where assignment_type_code = 'assessment' and category_code in ('new', 'active', 'waiting')
        and org_id = (select org_id from organisation where org_code = 'demo')
        and not exists (select from visit where visit.assignment_id = work.assignment_id)
      order by status_code = 'to_schedule' desc, assignment_no limit 1)
    returning assignment_id as id`.execute(api.database.kysely);
  const [row] = rows;
  if (!row) throw new Error('No inspection is left to be scheduled.');
  return row.id;
}
