import { expect, test } from 'vitest';
import { mergeProcess } from './merge-process.ts';
import type { Process } from './process.ts';
import { replayProcess } from './replay-process.ts';
import { processOf, simple, status, step } from './testing/sample-processes.ts';

test('M9 two changes of a process are put together by status and step, and a change of one side survives', () => {
  const mine = {
    ...simple,
    statuses: simple.statuses.map((one) => (one.code === 'work' ? { ...one, name_ro: 'Al meu' } : one)),
  };
  const theirs = processOf(
    [
      ...simple.statuses.map((one) =>
        one.code === 'work' ? { ...one, name_ro: 'Al lor', sla_hours: 5 } : one,
      ),
      status('extra', 'active'),
    ],
    [...simple.steps, step('work', 'extra'), step('extra', 'done')],
  );
  const merged = mergeProcess({ base: simple, mine, theirs });
  expect(merged.statuses.find(({ code }) => code === 'work')).toMatchObject({
    name_ro: 'Al meu',
    sla_hours: 5,
  });
  expect(merged.statuses.map(({ code }) => code)).toEqual(['new', 'work', 'done', 'extra']);
  expect(merged.steps).toHaveLength(4);
  const without = { ...theirs, statuses: theirs.statuses.filter(({ code }) => code !== 'done') };
  expect(
    mergeProcess({ base: simple, mine: simple, theirs: without }).statuses.map(({ code }) => code),
  ).not.toContain('done');
});

test.each<[string, Process]>([
  ['no_such_status', processOf([simple.statuses[0]!, simple.statuses[2]!], [step('new', 'done')])],
  ['no_such_step', { ...simple, steps: [step('new', 'work'), step('work', 'done', { code: 'other' })] }],
  ['leads_elsewhere', { ...simple, steps: [step('new', 'work'), step('work', 'new', { code: 'to_done' })] }],
  [
    'new_condition',
    {
      ...simple,
      steps: [
        step('new', 'work'),
        step('work', 'done', { conditions: [{ code: 'note_committed', value: true }] }),
      ],
    },
  ],
  [
    'new_reason',
    { ...simple, steps: [step('new', 'work'), step('work', 'done', { is_reason_required: true })] },
  ],
  [
    'other_effects',
    {
      ...simple,
      steps: [
        step('new', 'work'),
        step('work', 'done', { effects: [{ code: 'move_tracker', value: true }] }),
      ],
    },
  ],
])('M9 a file of last month would go another way in the draft: %s', (reason, draft) => {
  const path = {
    claimFileId: 'f',
    steps: [
      { code: 'to_work', from: 'new', to: 'work' },
      { code: 'to_done', from: 'work', to: 'done' },
    ],
  };
  expect(replayProcess(simple, simple)(path)).toBeUndefined();
  const found = replayProcess(simple, draft)(path);
  expect(found?.reason).toBe(reason);
});
