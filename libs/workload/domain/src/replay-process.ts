import { stepKey, type Process, type ProcessRule, type ProcessStep } from './process.ts';

/** A step that work has taken. */
export type TakenStep = { code: string; from: string; to: string };

/** The steps of one piece of work, in their order. */
export type TakenPath = { claimFileId: string; steps: readonly TakenStep[] };

/** Why a file would go another way: the first step of it that is different in the draft. */
export type Divergence = {
  reason:
    | 'no_such_status'
    | 'no_such_step'
    | 'leads_elsewhere'
    | 'new_condition'
    | 'new_reason'
    | 'other_effects';
  statusCode: string;
  stepCode: string;
  /** The status, conditions or effects that are new. */
  about: string[];
};

/** How the draft judges steps that were taken by the process in force. */
export function replayProcess(inForce: Process, draft: Process) {
  const statuses = new Set(draft.statuses.map(({ code }) => code));
  const before = new Map(inForce.steps.map((step) => [stepKey(step), step]));
  const after = new Map(draft.steps.map((step) => [stepKey(step), step]));
  const known = new Map<string, Divergence | undefined>();
  const judge = ({ code, from, to }: TakenStep): Divergence | undefined => {
    const key = `${from}.${code}.${to}`;
    if (known.has(key)) return known.get(key);
    const place = { statusCode: from, stepCode: code };
    const stepKeyOf = `${from}.${code}`;
    const found = differenceOf(before.get(stepKeyOf), after.get(stepKeyOf), { from, to, statuses });
    const divergence = found && { ...place, ...found };
    known.set(key, divergence);
    return divergence;
  };
  /** Where the path leaves the draft first; nothing when it would be the same. */
  return ({ steps }: TakenPath): Divergence | undefined => {
    for (const step of steps) {
      const divergence = judge(step);
      if (divergence !== undefined) return divergence;
    }
    return undefined;
  };
}

type Place = { from: string; to: string; statuses: ReadonlySet<string> };

function differenceOf(
  before: ProcessStep | undefined,
  after: ProcessStep | undefined,
  { from, to, statuses }: Place,
): Pick<Divergence, 'reason' | 'about'> | undefined {
  // What no version had any more, such as a step of years ago, says nothing about this draft.
  if (before === undefined && after === undefined) return undefined;
  if (!statuses.has(from)) return { reason: 'no_such_status', about: [from] };
  if (after === undefined)
    return statuses.has(to)
      ? { reason: 'no_such_step', about: [] }
      : { reason: 'no_such_status', about: [to] };
  if (after.to_status_code !== to) return { reason: 'leads_elsewhere', about: [after.to_status_code] };
  const conditions = newRules(before?.conditions ?? [], after.conditions);
  if (conditions.length > 0) return { reason: 'new_condition', about: conditions };
  if (after.is_reason_required && before?.is_reason_required === false)
    return { reason: 'new_reason', about: [] };
  const effects = [
    ...newRules(before?.effects ?? [], after.effects),
    ...newRules(after.effects, before?.effects ?? []),
  ];
  return effects.length > 0 ? { reason: 'other_effects', about: [...new Set(effects)] } : undefined;
}

/** The codes of rules that are new or set otherwise. */
function newRules(before: readonly ProcessRule[], after: readonly ProcessRule[]): string[] {
  const was = new Map(before.map(({ code, value }) => [code, JSON.stringify(value)]));
  return after.filter(({ code, value }) => was.get(code) !== JSON.stringify(value)).map(({ code }) => code);
}
