import type { Schema } from '@dosar/openapi';
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
    ofFile: (claimFileNo: string) => answer<Schema<'FileVisits'>>(`getVisits/${claimFileNo}`),
    search: (body: object) => answer<Schema<'FoundSlots'>>('searchSlots', body),
    judge: (body: object) => answer<Schema<'JudgedSlot'>>('judgeSlot', body),
    hold: (body: object) => answer<Schema<'Visit'>>('hold', body),
    tryHold: (body: object) => request('hold', body),
    book: (body: object) => answer<Schema<'Visit'>>('book', body),
    move: (body: object) => answer<Schema<'Visit'>>('reschedule', body),
    tryMove: (body: object) => request('reschedule', body),
    cancel: (body: object) => answer<Schema<'Visit'>>('cancel', body),
    tryCancel: (body: object) => request('cancel', body),
    tryBook: (body: object) => request('book', body),
    tryTellAgain: (body: object) => request('tellAgain', body),
    tryAnswer: (body: object) => request('answerReminder', body),
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
