import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProcess, type ProcessSurroundings } from './check-process.ts';
import { isFinal, type ProcessStatus, type ProcessStep } from './process.ts';
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

test('M9 the check finds the same unreachable statuses and dead ends as a walk along every way, in 1,000 random processes', () => {
  fc.assert(
    fc.property(processes, (process) => {
      const arrows = arrowsOf(process.steps);
      const ends = new Set(process.statuses.filter(isFinal).map(({ code }) => code));
      const named = (code: string) =>
        checkProcess(process, around)
          .filter((finding) => finding.code === code)
          .map((finding) => finding.statusCode);
      expect(named('unreachable')).toEqual(
        process.statuses
          .map(({ code }) => code)
          .filter((code) => !canWalk(arrows, 's0', (at) => at === code)),
      );
      expect(named('dead_end')).toEqual(
        process.statuses
          .map(({ code }) => code)
          .filter((code) => !canWalk(arrows, code, (at) => ends.has(at))),
      );
    }),
    { numRuns: 1000 },
  );
});

test('M9 a process of 60 statuses is checked within 200 ms', () => {
  const codes = Array.from({ length: 60 }, (_, index) => `s${index}`);
  const large = processOf(
    codes.map((code, index) => status(code, index === 59 ? 'done' : 'active')),
    codes.flatMap((from, index) =>
      codes
        .slice(index + 1, index + 9)
        .map((to) => step(from, to, { conditions: [{ code: 'note_committed', value: true }] })),
    ),
  );
  const began = performance.now();
  expect(checkProcess(large, around)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(200);
});

test.each<[string, Partial<ProcessStatus>, Partial<ProcessStep>, Partial<ProcessSurroundings>]>([
  ['missing_translation', { name_en: ' ' }, {}, {}],
  ['missing_help', { help_html_ro: '<p>Sunați.</p>' }, {}, {}],
  ['missing_tracker_text', { tracker_step: 1, tracker_event_title_ro: 'Lucrăm' }, {}, {}],
  [
    'unknown_tracker_step',
    { tracker_step: 9, tracker_event_title_ro: 'a', tracker_event_title_en: 'a' },
    {},
    {},
  ],
  [
    'tracker_not_moved',
    { tracker_step: 1, tracker_event_title_ro: 'a', tracker_event_title_en: 'a' },
    {},
    {},
  ],
  ['waits_for_nobody', { category_code: 'waiting' }, {}, {}],
  ['lost_tracker_step', {}, {}, { shownBefore: new Set([2]) }],
  ['nobody_may', {}, { role_codes: ['expert'] }, { hasMember: () => false }],
  [
    'role_without_member',
    {},
    { role_codes: ['expert', 'handler'] },
    { hasMember: (role) => role === 'handler' },
  ],
  ['rule_switched_off', {}, { effects: [{ code: 'close_money', value: true }] }, {}],
  ['rule_switched_off', {}, { conditions: [{ code: 'visit_booked', value: true }] }, {}],
  ['unknown_kind_of_work', {}, { effects: [{ code: 'create_assignments', value: ['towing'] }] }, {}],
  ['unknown_status', {}, { to_status_code: 'gone' }, {}],
])('M9 the check names %s, and nothing else than it', (code, ofStatus, ofStep, ofSurroundings) => {
  const [first, second, last] = simple.statuses;
  const changed = processOf(
    [first!, { ...second!, ...ofStatus }, last!],
    [
      step('new', 'work', {
        effects: code === 'tracker_not_moved' ? [] : [{ code: 'move_tracker', value: true }],
      }),
      step('work', 'done'),
      step('new', 'done', { code: 'skip', ...ofStep }),
    ],
  );
  expect(checkProcess(changed, { ...around, ...ofSurroundings }).map((finding) => finding.code)).toEqual([
    code,
  ]);
});
