import type { StoredProcess } from '#src/kernel/database/json-columns.ts';

type Status = StoredProcess['statuses'][number];
type Step = StoredProcess['steps'][number];

const statusOf = (
  code: string,
  [name_ro, name_en]: readonly [string, string],
  { phase, color }: { phase: Status['category_code']; color: string },
): Status => ({
  code,
  name_ro,
  name_en,
  color,
  category_code: phase,
  waiting_on: null,
  sla_hours: null,
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
});

const stepOf = (
  [from, to]: readonly [string, string],
  code: string,
  [name_ro, name_en]: readonly [string, string],
): Step => ({
  code,
  from_status_code: from,
  to_status_code: to,
  name_ro,
  name_en,
  role_codes: [],
  conditions: [],
  effects: [],
  is_reason_required: code === 'cancel',
  asks: [],
  follows_event: null,
  confirm_text_ro: null,
  confirm_text_en: null,
});

const cancel = ['Anulează', 'Cancel'] as const;

/** What a kind of work begins with that copies no other: opened, in work, done or cancelled. */
export const firstProcess: Pick<StoredProcess, 'statuses' | 'steps'> = {
  statuses: [
    statusOf('new', ['Nouă', 'New'], { phase: 'new', color: '#1565c0' }),
    statusOf('in_work', ['În lucru', 'In progress'], { phase: 'active', color: '#00796b' }),
    statusOf('done', ['Finalizată', 'Done'], { phase: 'done', color: '#2e7d32' }),
    statusOf('cancelled', ['Anulată', 'Cancelled'], { phase: 'cancelled', color: '#616161' }),
  ],
  steps: [
    stepOf(['new', 'in_work'], 'start', ['Începe', 'Start']),
    stepOf(['new', 'cancelled'], 'cancel', cancel),
    stepOf(['in_work', 'done'], 'finish', ['Finalizează', 'Finish']),
    stepOf(['in_work', 'cancelled'], 'cancel', cancel),
  ],
};
