import { expect, test } from 'vitest';
import type { ProcessDefinition } from './process-definition.ts';
import { processes } from './processes.ts';

const sources = (process: ProcessDefinition) =>
  process.transitions.flatMap((step) => [step.from].flat().map((from) => ({ ...step, from })));

/** The statuses that can be reached from one. */
function reachable(process: ProcessDefinition, start: string): ReadonlySet<string> {
  const found = new Set([start]);
  // A set is walked on over what is added meanwhile.
  for (const at of found) for (const step of sources(process)) if (step.from === at) found.add(step.to);
  return found;
}

const isFinal = (process: ProcessDefinition, code: string) =>
  ['done', 'cancelled'].includes(process.statuses.find((status) => status.code === code)?.category ?? '');

const withRomanian = /[ăâîșț]|^[A-Za-z ,.„”–-]+$/i;

test.each(processes.map((process) => [process.code, process] as const))(
  'B14: no way through %s strands work',
  (_code, process) => {
    const codes = process.statuses.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    // Every step begins and ends in a status of the process, and two steps of one status have different codes.
    const steps = sources(process).map(({ from, code }) => `${from} ${code}`);
    expect(new Set(steps).size).toBe(steps.length);
    for (const step of sources(process)) {
      expect(codes).toContain(step.from);
      expect(codes).toContain(step.to);
      expect(step.from).not.toBe(step.to);
    }
    const [initial = ''] = codes;
    expect([...reachable(process, initial)].sort()).toEqual([...codes].sort());
    for (const code of codes)
      expect([...reachable(process, code)].some((reached) => isFinal(process, reached))).toBe(true);
  },
);

test.each(processes.map((process) => [process.code, process] as const))(
  'B14: what %s shows is there in both languages, with help at every status',
  (_code, process) => {
    for (const [ro, en] of [
      process.name,
      ...process.statuses.map(({ name }) => name),
      ...process.transitions.flatMap(({ name, confirm }) => (confirm ? [name, confirm] : [name])),
    ]) {
      expect(ro.trim(), en).toMatch(withRomanian);
      expect(en.trim()).not.toBe('');
      // The old letters with cedilla look the same and are another letter.
      expect(`${ro}${en}`).not.toMatch(/[şţŞŢ]/);
    }
    for (const { code, help } of process.statuses) {
      expect(help, code).toBeDefined();
      expect(help?.every((text) => text.startsWith('<p>') && text.endsWith('</p>'))).toBe(true);
    }
  },
);

test.each(processes.map((process) => [process.code, process] as const))(
  'B14: a step of %s that moves the tracker enters a status that has words for the claimant',
  (_code, process) => {
    for (const step of process.transitions.filter(({ effects }) => effects?.['move_tracker'] === true)) {
      const entered = process.statuses.find(({ code }) => code === step.to);
      expect(entered?.tracker, `${step.code} enters ${step.to}`).toBeDefined();
    }
  },
);

test.each(processes.map((process) => [process.code, process] as const))(
  'B14: whatever waits in %s says on whom, and closed work is reopened with a reason only',
  (_code, process) => {
    for (const { category, waitingOn, code } of process.statuses)
      if (category === 'waiting') expect(waitingOn, code).toBeDefined();
    for (const step of sources(process).filter(
      ({ from, to }) => isFinal(process, from) && !isFinal(process, to),
    )) {
      expect(step.isReasonRequired, step.code).toBe(true);
      expect(step.conditions, step.code).toHaveProperty('closed_within_days');
    }
  },
);

test('B14: from every status at most one step follows an event', () => {
  for (const process of processes) {
    const followed = sources(process).flatMap(({ from, follows }) => (follows ? [`${from} ${follows}`] : []));
    expect(new Set(followed).size, process.code).toBe(followed.length);
  }
});
