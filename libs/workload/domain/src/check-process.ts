import {
  arrowsOf,
  isFinal,
  reachableFrom,
  type Process,
  type ProcessStatus,
  type ProcessStep,
} from './process.ts';

/** What is wrong with a process; the codes of errors keep it from being published. */
export type ProcessFinding = {
  code:
    | 'no_status'
    | 'unreachable'
    | 'dead_end'
    | 'unknown_status'
    | 'step_to_itself'
    | 'repeated_code'
    | 'missing_translation'
    | 'missing_tracker_text'
    | 'missing_help'
    | 'waits_for_nobody'
    | 'unknown_tracker_step'
    | 'tracker_not_moved'
    | 'lost_tracker_step'
    | 'nobody_may'
    | 'role_without_member'
    | 'rule_switched_off'
    | 'unknown_kind_of_work';
  isError: boolean;
  statusCode?: string;
  /** The step out of `statusCode`. */
  stepCode?: string;
  /** The role, the rule, the step of the tracker or the kind of work that it is about. */
  about?: string;
};

/** What a process is checked against. */
export type ProcessSurroundings = {
  /** Indexes of the steps that the tracker has. */
  trackerSteps: ReadonlySet<number>;
  /** Steps of the tracker that the process in force reaches. */
  shownBefore: ReadonlySet<number>;
  /** Whether somebody has the role, or one that ends as the pattern says. */
  hasMember: (role: string) => boolean;
  conditions: ReadonlySet<string>;
  effects: ReadonlySet<string>;
  kindsOfWork: ReadonlySet<string>;
};

/** Everything that is wrong with a process, errors first. */
export function checkProcess(process: Process, around: ProcessSurroundings): ProcessFinding[] {
  const findings = [
    ...checkPaths(process),
    ...process.statuses.flatMap((status) => checkStatus(status, around)),
    ...process.steps.flatMap((step) => checkStep(step, process, around)),
    ...lostTrackerSteps(process, around),
  ];
  return findings.toSorted((one, other) => Number(other.isError) - Number(one.isError));
}

function checkPaths({ statuses, steps }: Process): ProcessFinding[] {
  const [first] = statuses;
  if (first === undefined) return [{ code: 'no_status', isError: true }];
  const arrows = arrowsOf({ statuses, steps });
  const reached = reachableFrom([first.code], arrows);
  const ends = statuses.filter(isFinal).map(({ code }) => code);
  const leading = reachableFrom(
    ends,
    arrows.map(({ from, to }) => ({ from: to, to: from })),
  );
  const keys = [
    ...statuses.map(({ code }) => ({ statusCode: code, key: code })),
    ...steps.map(({ from_status_code: from, code }) => ({
      statusCode: from,
      stepCode: code,
      key: `${from}.${code}`,
    })),
  ];
  const seen = new Set<string>();
  return [
    ...statuses
      .filter(({ code }) => !reached.has(code))
      .map(({ code }) => ({ code: 'unreachable' as const, isError: true, statusCode: code })),
    ...statuses
      .filter(({ code }) => !leading.has(code))
      .map(({ code }) => ({ code: 'dead_end' as const, isError: true, statusCode: code })),
    ...keys.flatMap(({ key, ...place }) => {
      const isRepeated = seen.has(key);
      seen.add(key);
      return isRepeated ? [{ code: 'repeated_code' as const, isError: true, ...place }] : [];
    }),
  ];
}

const isBlank = (text: string | null) => (text ?? '').trim() === '';

function checkStatus(status: ProcessStatus, { trackerSteps }: ProcessSurroundings): ProcessFinding[] {
  const { code: statusCode, tracker_step: step } = status;
  const findings: ProcessFinding[] = [];
  const add = (code: ProcessFinding['code'], isError: boolean, about?: string) =>
    findings.push({ code, isError, statusCode, ...(about !== undefined && { about }) });
  if (isBlank(status.name_ro) || isBlank(status.name_en)) add('missing_translation', true);
  if (isBlank(status.help_html_ro) !== isBlank(status.help_html_en)) add('missing_help', false);
  if (status.category_code === 'waiting' && status.waiting_on === null) add('waits_for_nobody', true);
  if (step === null) return findings;
  if (!trackerSteps.has(step)) add('unknown_tracker_step', true, String(step));
  if (isBlank(status.tracker_event_title_ro) || isBlank(status.tracker_event_title_en))
    add('missing_tracker_text', true);
  else if (
    isBlank(status.tracker_event_description_ro) !== isBlank(status.tracker_event_description_en) ||
    isBlank(status.tracker_next_step_title_ro) !== isBlank(status.tracker_next_step_title_en)
  )
    add('missing_tracker_text', false);
  return findings;
}

function checkStep(step: ProcessStep, { statuses }: Process, around: ProcessSurroundings): ProcessFinding[] {
  const { code: stepCode, from_status_code: statusCode, to_status_code: to } = step;
  const findings: ProcessFinding[] = [];
  const add = (code: ProcessFinding['code'], isError: boolean, about?: string) =>
    findings.push({ code, isError, statusCode, stepCode, ...(about !== undefined && { about }) });
  for (const code of [statusCode, to])
    if (!statuses.some((status) => status.code === code)) add('unknown_status', true, code);
  if (statusCode === to) add('step_to_itself', true);
  if (isBlank(step.name_ro) || isBlank(step.name_en)) add('missing_translation', true);
  if (isBlank(step.confirm_text_ro) !== isBlank(step.confirm_text_en)) add('missing_translation', true);
  const lacking = step.role_codes.filter((role) => !around.hasMember(role));
  // The product itself takes a step that follows an event.
  const isNobody = step.role_codes.length > 0 && lacking.length === step.role_codes.length;
  if (isNobody && step.follows_event === null) add('nobody_may', true, lacking.join(', '));
  else for (const role of lacking) add('role_without_member', false, role);
  for (const { code } of step.conditions)
    if (!around.conditions.has(code)) add('rule_switched_off', true, code);
  for (const { code, value } of step.effects) {
    if (!around.effects.has(code)) add('rule_switched_off', true, code);
    if (code === 'create_assignments' && Array.isArray(value))
      for (const kind of value) if (!around.kindsOfWork.has(kind)) add('unknown_kind_of_work', true, kind);
  }
  return findings;
}

/** Steps of the tracker that claimants were shown and will not be shown any more, and statuses that nothing shows to them. */
function lostTrackerSteps(
  { statuses, steps }: Process,
  { shownBefore }: ProcessSurroundings,
): ProcessFinding[] {
  const shown = new Set(statuses.flatMap(({ tracker_step: step }) => (step === null ? [] : [step])));
  const moved = new Set(
    steps
      .filter(({ effects }) => effects.some(({ code, value }) => code === 'move_tracker' && value !== false))
      .map(({ to_status_code: to }) => to),
  );
  return [
    ...[...shownBefore]
      .filter((step) => !shown.has(step))
      .map((step) => ({ code: 'lost_tracker_step' as const, isError: false, about: String(step) })),
    // Work begins in the first status, so no step leads the tracker there.
    ...statuses
      .slice(1)
      .filter(({ code, tracker_step: step }) => step !== null && !moved.has(code))
      .map(({ code }) => ({ code: 'tracker_not_moved' as const, isError: false, statusCode: code })),
  ];
}
