import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

/** The calls about absences as one member of staff makes them. */
export function absenceCalls(api: TestApi, headers: CallerHeaders) {
  const post = (url: string, payload: object) =>
    api.inject({ method: 'POST', url: `/api/absences/${url}`, payload, headers: { ...headers } });
  const get = (url: string) =>
    api.inject({
      method: 'GET',
      url: `/api/absences/${url}`,
      headers: { ...headers, 'accept-language': 'ro' },
    });
  return {
    get,
    post,
    /** Calls of other areas. */
    getFrom: (url: string) => api.inject({ method: 'GET', url, headers: { ...headers } }),
    postTo: (url: string, payload: object) =>
      api.inject({ method: 'POST', url, payload, headers: { ...headers } }),
    own: async () => (await get('getOwnAbsences')).json<Schema<'OwnAbsences'>>(),
    preview: async (absence: object) =>
      (await post('previewAbsence', absence)).json<Schema<'AbsencePreview'>>(),
    save: (absence: object) => post('saveAbsence', { replacement_user_id: null, send: true, ...absence }),
    /** Sends a request and answers it. */
    ask: async (absence: object) =>
      (await post('saveAbsence', { replacement_user_id: null, send: true, ...absence })).json<
        Schema<'Absence'>
      >(),
    answer: (absence: { absence_id: string; row_version: number }, answer: object) =>
      post(`answerReplacement/${absence.absence_id}`, { row_version: absence.row_version, ...answer }),
    decide: async (...decisions: object[]) =>
      (await post('decideAbsences', { decisions })).json<Schema<'DecidedAbsence'>[]>(),
    decision: async ({ absence_id: id }: { absence_id: string }) =>
      (await get(`previewDecision/${id}`)).json<Schema<'DecisionPreview'>>(),
    change: (
      act: string,
      { absence_id: id, row_version }: { absence_id: string; row_version: number },
      more = {},
    ) => post(`${act}/${id}`, { row_version, ...more }),
  };
}

/** Rest leave from a Monday to a Friday, so many weeks from now; the first weeks are taken by the demo world. */
export function weekOff(weeks: number) {
  const today = localDateOf(new Date());
  const weekday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
  const monday = addDays(today, weeks * 7 - weekday);
  return {
    absence_type_code: 'rest',
    date_from: monday,
    date_to: addDays(monday, 4),
    first_part: 'whole',
    last_part: 'whole',
  };
}
