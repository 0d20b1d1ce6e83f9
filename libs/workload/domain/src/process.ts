/** Where work in a status stands. */
export type Phase = 'new' | 'active' | 'waiting' | 'done' | 'cancelled';

/** A condition or an effect of a step: its code in the registry of the areas, and its setting. */
export type ProcessRule = { code: string; value: boolean | number | string | string[] };

/** The texts of a status, in both languages; help and descriptions are formatted. */
export type StatusWords = {
  name_ro: string;
  name_en: string;
  help_html_ro: string | null;
  help_html_en: string | null;
  tracker_event_title_ro: string | null;
  tracker_event_title_en: string | null;
  tracker_event_description_ro: string | null;
  tracker_event_description_en: string | null;
  tracker_next_step_title_ro: string | null;
  tracker_next_step_title_en: string | null;
  tracker_next_step_description_ro: string | null;
  tracker_next_step_description_en: string | null;
};

/** A status of a kind of work. */
export type ProcessStatus = StatusWords & {
  code: string;
  color: string;
  category_code: Phase;
  /** On whom work usually waits in it. */
  waiting_on: 'us' | 'manager' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other' | null;
  sla_hours: number | null;
  tracker_step: number | null;
};

/** A way from one status to another. */
export type ProcessStep = {
  code: string;
  from_status_code: string;
  to_status_code: string;
  name_ro: string;
  name_en: string;
  /** Any of them may take it; nobody named means any colleague. */
  role_codes: string[];
  conditions: ProcessRule[];
  effects: ProcessRule[];
  is_reason_required: boolean;
  asks: ('waiting_on' | 'duplicate_of')[];
  /** The event after which the product takes the step by itself. */
  follows_event: string | null;
  confirm_text_ro: string | null;
  confirm_text_en: string | null;
};

/** A kind of work with its status machine; the first status is where new work begins. */
export type Process = {
  name_ro: string;
  name_en: string;
  due_hours: number;
  priority: number;
  statuses: readonly ProcessStatus[];
  steps: readonly ProcessStep[];
};

/** Whether work in a status is over. */
export const isFinal = ({ category_code: phase }: Pick<ProcessStatus, 'category_code'>) =>
  phase === 'done' || phase === 'cancelled';

/** What names a step within its process: one code leads out of several statuses. */
export const stepKey = ({ from_status_code: from, code }: Pick<ProcessStep, 'from_status_code' | 'code'>) =>
  `${from}.${code}`;

/** Every status that can be reached from some of them, themselves among them. */
export function reachableFrom(
  starts: readonly string[],
  edges: readonly Readonly<{ from: string; to: string }>[],
): Set<string> {
  const next = Map.groupBy(edges, ({ from }) => from);
  const found = new Set(starts);
  // A set that grows while it is walked gives the new members their turn.
  for (const at of found) for (const { to } of next.get(at) ?? []) found.add(to);
  return found;
}

/** The steps of a process as arrows between statuses that it has. */
export function arrowsOf({ statuses, steps }: Pick<Process, 'statuses' | 'steps'>) {
  const codes = new Set(statuses.map(({ code }) => code));
  return steps
    .filter(({ from_status_code: from, to_status_code: to }) => codes.has(from) && codes.has(to))
    .map(({ from_status_code: from, to_status_code: to }) => ({ from, to }));
}
