import type {
  ProcessDefinition,
  StatusDefinition,
  TransitionDefinition,
} from '#db/configuration/process-definition.ts';
import { processes } from '#db/configuration/processes.ts';

/** One transition on the way of some work, out of the status `from`. */
export type PathStep = { transition: TransitionDefinition; from: string; status: StatusDefinition };

/** The definition of a kind of work. */
export function processOf(type: string): ProcessDefinition {
  const found = processes.find(({ code }) => code === type);
  if (!found) throw new Error(`There is no process ${type}.`);
  return found;
}

/** A status of a kind of work. */
export function statusOf(type: string, code: string): StatusDefinition {
  const found = processOf(type).statuses.find((status) => status.code === code);
  if (!found) throw new Error(`${type} has no status ${code}.`);
  return found;
}

/** The step that leads from one status to another. */
export function stepBetween(type: string, from: string, to: string): PathStep {
  const transition = processOf(type).transitions.find(
    (one) => [one.from].flat().includes(from) && one.to === to,
  );
  if (!transition) throw new Error(`${type}: no step leads from ${from} to ${to}.`);
  return { transition, from, status: statusOf(type, to) };
}

/** The shortest way from the initial status to this one, as the work must have gone. */
export function pathTo(type: string, target: string): PathStep[] {
  const process = processOf(type);
  const initial = process.statuses[0]?.code ?? '';
  const paths = new Map<string, PathStep[]>([[initial, []]]);
  for (const [code, path] of paths) {
    if (code === target) return path;
    for (const transition of process.transitions) {
      if (![transition.from].flat().includes(code) || paths.has(transition.to)) continue;
      paths.set(transition.to, [...path, { transition, from: code, status: statusOf(type, transition.to) }]);
    }
  }
  throw new Error(`${type}: no way leads to ${target}.`);
}
