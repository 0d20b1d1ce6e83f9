import { checkProcess, type Process, type ProcessSurroundings } from '@dosar/workload-domain';

const count = 60;
const waysOut = 6;

/** A process of 60 statuses, each with several ways out, as large as nobody has drawn one yet. */
export const sixtyStatuses: Process = {
  name_ro: 'Măsurat',
  name_en: 'Measured',
  due_hours: 24,
  priority: 1,
  statuses: Array.from({ length: count }, (_nothing, index) => ({
    code: `status_${index}`,
    name_ro: `Starea ${index}`,
    name_en: `Status ${index}`,
    color: '#00796b',
    category_code: index === count - 1 ? ('done' as const) : ('active' as const),
    waiting_on: null,
    sla_hours: 24,
    tracker_step: null,
    help_html_ro: '<p>Ce urmează.</p>',
    help_html_en: '<p>What is next.</p>',
    tracker_event_title_ro: null,
    tracker_event_title_en: null,
    tracker_event_description_ro: null,
    tracker_event_description_en: null,
    tracker_next_step_title_ro: null,
    tracker_next_step_title_en: null,
    tracker_next_step_description_ro: null,
    tracker_next_step_description_en: null,
  })),
  steps: Array.from({ length: count * waysOut }, (_nothing, index) => {
    const from = Math.floor(index / waysOut);
    return {
      code: `step_${index % waysOut}`,
      from_status_code: `status_${from}`,
      to_status_code: `status_${(from + 1 + (index % waysOut) * 7) % count}`,
      name_ro: 'Mai departe',
      name_en: 'Onwards',
      role_codes: ['claims.handler'],
      conditions: [{ code: 'note_committed', value: true }],
      effects: [{ code: 'move_tracker', value: true }],
      is_reason_required: false,
      asks: [],
      follows_event: null,
      confirm_text_ro: null,
      confirm_text_en: null,
    };
  }),
};

const around: ProcessSurroundings = {
  trackerSteps: new Set([0, 1, 2]),
  shownBefore: new Set(),
  hasMember: () => true,
  conditions: new Set(['note_committed']),
  effects: new Set(['move_tracker']),
  kindsOfWork: new Set(),
};

/** How long the check of that process takes. */
export function checkTime(): number {
  const begun = performance.now();
  const wrong = checkProcess(sixtyStatuses, around).filter(({ isError }) => isError);
  if (wrong.length > 0) throw new Error(`The measured process is not sound: ${wrong[0]?.code}`);
  return performance.now() - begun;
}
