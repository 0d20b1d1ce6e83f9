import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProcess } from './check-process.ts';
import { migrateProcess, type Occupied, type StatusAnswer } from './migrate-process.ts';
import { isFinal, type Process } from './process.ts';
import {
  around,
  arrowsOf,
  canWalk,
  processes,
  processOf,
  simple,
  status,
  step,
} from './testing/sample-processes.ts';

const isSound = (process: Process) => checkProcess(process, around).every(({ isError }) => !isError);
/** Phases and names repeat, so two sound processes share some statuses and differ in others. */
const soundPairs = fc
  .tuple(processes, processes, fc.nat(6))
  .map(([one, other, shift]) => {
    const renamed = (code: string) => `s${Number(code.slice(1)) + shift}`;
    return [
      one,
      {
        ...other,
        statuses: other.statuses.map((item) => ({ ...item, code: renamed(item.code) })),
        steps: other.steps.map((item) => step(renamed(item.from_status_code), renamed(item.to_status_code))),
      },
    ] as const;
  })
  .filter(([one, other]) => isSound(one) && isSound(other));

test('M9 whatever is answered for statuses that disappear, no running work is stranded: it moves or it finds its end', () => {
  fc.assert(
    fc.property(
      soundPairs,
      fc.array(fc.record({ open: fc.nat(2) }), { minLength: 7, maxLength: 7 }),
      fc.array(fc.option(fc.nat(13)), { minLength: 7, maxLength: 7 }),
      ([inForce, next], counts, targets) => {
        const occupied = inForce.statuses.map(({ code }, index): Occupied => ({
          statusCode: code,
          ...counts[index]!,
        }));
        const answers = inForce.statuses.map(({ code }, index): StatusAnswer => ({
          statusCode: code,
          toStatusCode: targets[index] === null ? null : `s${targets[index]}`,
        }));
        const { unanswered, stranded, moves, kept, keptSteps } = migrateProcess(inForce, next, {
          occupied,
          answers,
        });
        expect(stranded).toEqual([]);
        const present = new Set(next.statuses.map(({ code }) => code));
        const keptCodes = new Set(kept);
        const ends = new Set(
          [...next.statuses, ...inForce.statuses.filter(({ code }) => keptCodes.has(code))]
            .filter(isFinal)
            .map(({ code }) => code),
        );
        const arrows = arrowsOf([...next.steps, ...keptSteps]);
        for (const { statusCode, open } of occupied) {
          if (open === 0 || unanswered.includes(statusCode)) continue;
          const at = moves.find(({ from }) => from === statusCode)?.to ?? statusCode;
          expect(present.has(at) || keptCodes.has(at)).toBe(true);
          expect(canWalk(arrows, at, (code) => ends.has(code))).toBe(true);
        }
        for (const { to } of arrows) expect(present.has(to) || keptCodes.has(to)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

test('M9 work whose old status led nowhere is named, instead of being kept there for ever', () => {
  const broken = { ...simple, steps: [step('new', 'work')] };
  const next = processOf([status('new', 'new'), status('over', 'done')], [step('new', 'over')]);
  const occupied = [{ statusCode: 'work', open: 1 }];
  expect(migrateProcess(broken, next, { occupied, answers: [] }).unanswered).toEqual(['work']);
  const staying = migrateProcess(broken, next, {
    occupied,
    answers: [{ statusCode: 'work', toStatusCode: null }],
  });
  expect(staying.stranded).toEqual(['work']);
});
