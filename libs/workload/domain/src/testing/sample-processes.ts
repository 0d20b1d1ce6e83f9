import fc from 'fast-check';
import type { ProcessSurroundings } from '../check-process.ts';
import type { Phase, Process, ProcessStatus, ProcessStep } from '../process.ts';

/** A status that has nothing wrong with it. */
export const status = (
  code: string,
  category_code: Phase,
  more: Partial<ProcessStatus> = {},
): ProcessStatus => ({
  code,
  name_ro: code,
  name_en: code,
  color: '#00796b',
  category_code,
  waiting_on: category_code === 'waiting' ? 'claimant' : null,
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
  ...more,
});
/** A step that anybody may take. */
export const step = (from: string, to: string, more: Partial<ProcessStep> = {}): ProcessStep => ({
  code: `to_${to}`,
  from_status_code: from,
  to_status_code: to,
  name_ro: to,
  name_en: to,
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
/** A kind of work with these statuses and steps. */
export const processOf = (statuses: ProcessStatus[], steps: ProcessStep[]): Process => ({
  name_ro: 'Probă',
  name_en: 'Sample',
  due_hours: 24,
  priority: 1,
  statuses,
  steps,
});
/** An organisation that has what the samples ask for. */
export const around: ProcessSurroundings = {
  trackerSteps: new Set([0, 1, 2]),
  shownBefore: new Set(),
  hasMember: () => true,
  conditions: new Set(['note_committed']),
  effects: new Set(['move_tracker', 'create_assignments']),
  kindsOfWork: new Set(['task']),
};
/** The shortest process with a middle. */
export const simple = processOf(
  [status('new', 'new'), status('work', 'active'), status('done', 'done')],
  [step('new', 'work'), step('work', 'done')],
);

/** Processes of any shape: arrows between any of up to seven statuses, the phases at random. */
export const processes = fc
  .integer({ min: 1, max: 7 })
  .chain((count) =>
    fc.record({
      phases: fc.array(fc.constantFrom<Phase>('new', 'active', 'waiting', 'done', 'cancelled'), {
        minLength: count,
        maxLength: count,
      }),
      arrows: fc.uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), {
        maxLength: 14,
        selector: ([from, to]) => `${from} ${to}`,
      }),
    }),
  )
  .map(({ phases, arrows }) =>
    processOf(
      phases.map((phase, index) => status(`s${index}`, phase)),
      arrows.filter(([from, to]) => from !== to).map(([from, to]) => step(`s${from}`, `s${to}`)),
    ),
  );

/** A way between two statuses. */
export type Arrow = { from: string; to: string };

/** Whether a walk leads from one status into a set, by trying every way that repeats no status. */
export function canWalk(
  arrows: readonly Arrow[],
  from: string,
  isThere: (code: string) => boolean,
  walked: string[] = [],
): boolean {
  if (isThere(from)) return true;
  return arrows.some(
    (arrow) =>
      arrow.from === from &&
      !walked.includes(arrow.to) &&
      canWalk(arrows, arrow.to, isThere, [...walked, from]),
  );
}
/** The steps as arrows. */
export const arrowsOf = (steps: readonly ProcessStep[]): Arrow[] =>
  steps.map(({ from_status_code: from, to_status_code: to }) => ({ from, to }));
