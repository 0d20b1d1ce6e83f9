import { expect, test } from 'vitest';
import { checkProcess } from './check-process.ts';
import { around, processOf, status, step } from './testing/sample-processes.ts';

const count = 60;
const waysOut = 6;

test('M9 a process of 60 statuses and 360 steps is checked within 200 ms, as somebody waits for it after each change', () => {
  const statuses = Array.from({ length: count }, (_nothing, index) =>
    status(`status_${index}`, index === count - 1 ? 'done' : index === 0 ? 'new' : 'active'),
  );
  const steps = statuses.flatMap(({ code }, index) =>
    Array.from({ length: waysOut }, (_nothing, way) =>
      step(code, `status_${(index + 1 + way * 7) % count}`, { code: `way_${way}` }),
    ),
  );
  const process = processOf(statuses, steps);
  const begun = performance.now();
  const findings = checkProcess(process, around);
  expect(performance.now() - begun).toBeLessThan(200);
  expect(findings.filter(({ isError }) => isError)).toEqual([]);
});
