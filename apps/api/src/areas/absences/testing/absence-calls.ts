import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';

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

/** Rest leave from a Monday to a Friday, so many weeks after the week of the world. */
export function weekOff(weeks: number) {
  const today = localDateOf(worldMoment);
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

/** A manager approves a request as it was read. */
export const approve = ({ absence_id, row_version }: Schema<'Absence'>) => ({
  absence_id,
  row_version,
  decision: 'approve',
});

/** Gives people days of rest leave for 2026, by the file that their manager brings in. */
export async function haveLeave(
  manager: ReturnType<typeof absenceCalls>,
  people: Readonly<Record<string, { days: number; carried?: number }>>,
): Promise<void> {
  const lines = Object.entries(people).map(([name, { days, carried = 0 }]) => `${name};;${days};${carried}`);
  const csv = ['utilizator;nume;drept anual;reportate', ...lines].join('\r\n');
  const answer = await manager.post('importBalances', { year: 2026, csv });
  if (answer.statusCode !== 201) throw new Error(`The balances were not taken: ${answer.body}`);
}
