import type { BodyOf, Schema } from '@dosar/openapi';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';

type Detail = Schema<'ProcessDetail'>;

/** The process editor in the hands of somebody, for one kind of work. */
export function processCalls(api: TestApi, headers: CallerHeaders, kind = 'callback') {
  const post = (operation: string, payload: object) =>
    api.inject({ method: 'POST', url: `/api/assignment/${operation}`, headers: { ...headers }, payload });
  const detail = async () =>
    (
      await api.inject({ url: `/api/assignment/getProcess?assignment_type=${kind}`, headers: { ...headers } })
    ).json<Detail>();
  const draft = async () => {
    const found = (await detail()).draft;
    if (found === null) throw new Error('There is no draft.');
    return found;
  };
  const change = async (...items: BodyOf<'changeProcessDraft'>['items']) =>
    post('changeProcessDraft', { process_version_id: (await draft()).process_version_id, items });
  const publish = async (said: Partial<BodyOf<'publishProcess'>> = {}) => {
    const { process_version_id, row_version } = await draft();
    return post('publishProcess', {
      process_version_id,
      row_version,
      reason: 'Pas nou cerut de echipă',
      answers: [],
      ...said,
    });
  };
  return {
    post,
    detail,
    draft,
    change,
    publish,
    start: (fromId?: string) =>
      post('startProcessDraft', {
        assignment_type: kind,
        ...(fromId !== undefined && { from_process_version_id: fromId }),
      }),
    discard: async () => {
      const { process_version_id, row_version } = await draft();
      return post('discardProcessDraft', { process_version_id, row_version });
    },
  };
}

/** A status as somebody types a new one. */
export const newStatus = (
  code: string,
  more: Partial<Schema<'ProcessStatus'>> = {},
): Schema<'ProcessStatus'> => ({
  code,
  name_ro: 'Verificare video',
  name_en: 'Video check',
  color: '#5e35b1',
  category_code: 'active',
  waiting_on: null,
  sla_hours: 24,
  help_html_ro: null,
  help_html_en: null,
  tracker_step: null,
  tracker_event_title_ro: null,
  tracker_event_title_en: null,
  tracker_event_description_ro: null,
  tracker_event_description_en: null,
  tracker_next_step_title_ro: null,
  tracker_next_step_title_en: null,
  tracker_next_step_description_ro: null,
  tracker_next_step_description_en: null,
  ...more,
});

/** A step as somebody types a new one. */
export const newStep = (
  from: string,
  to: string,
  more: Partial<Schema<'ProcessStep'>> = {},
): Schema<'ProcessStep'> => ({
  code: `to_${to}`,
  from_status_code: from,
  to_status_code: to,
  name_ro: 'Mută',
  name_en: 'Move',
  role_codes: [],
  conditions: [],
  effects: [],
  is_reason_required: false,
  asks: [],
  follows_event: null,
  confirm_text_ro: null,
  confirm_text_en: null,
  ...more,
});

/** The changes that add a status with a way in and a way out. */
export const addedStatus = (status: Schema<'ProcessStatus'>, from: string, to: string) => [
  { key: `status:${status.code}`, revision: 0, status },
  { key: `step:${from}.to_${status.code}`, revision: 0, step: newStep(from, status.code) },
  { key: `step:${status.code}.to_${to}`, revision: 0, step: newStep(status.code, to) },
];
