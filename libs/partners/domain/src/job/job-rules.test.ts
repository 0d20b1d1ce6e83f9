import { addDays } from '@dosar/kernel/dates';
import { instantsOf, localTimeOf } from '@dosar/kernel/zone';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actRefusal, actsOf, isFinal, nextPartyOf, stateAfter } from './job-rules.ts';
import { jobActs, jobKinds, jobSides, type JobAct, type JobSide, type JobStanding } from './job-words.ts';
import { dueOnDay, stepDueAt, stepTime } from './step-time.ts';

const noDaysOff: ReadonlySet<string> = new Set();
const at = (date: string, time: string) => {
  const [instant] = instantsOf({ date, time });
  if (instant === undefined) throw new Error('There is no such time.');
  return instant;
};

/** What an act makes of a job, as the server does it. */
function after(job: JobStanding, act: JobAct): JobStanding {
  const isInvoiceCleared =
    act === 'clear_invoice' || (act !== 'return_invoice' && act !== 'stop_payment' && job.isInvoiceCleared);
  return { ...job, state: stateAfter(act), isInvoiceCleared };
}

/** A job after any acts that somebody was allowed. */
const job: fc.Arbitrary<JobStanding> = fc
  .tuple(
    fc.constantFrom(...jobKinds),
    fc.array(fc.tuple(fc.constantFrom(...jobSides), fc.constantFrom(...jobActs)), { maxLength: 60 }),
  )
  .map(([kind, tries]) =>
    tries.reduce<JobStanding>(
      (standing, [side, act]) => (actRefusal(standing, side, act) ? standing : after(standing, act)),
      { state: 'draft', kind, isInvoiceCleared: false },
    ),
  );

describe('M8 the job of a partner', () => {
  test('always has somebody who acts next, who can act and has a time to do it, until it is over', () => {
    fc.assert(
      fc.property(job, (standing) => {
        const next = nextPartyOf(standing);
        expect(next === null).toBe(isFinal(standing.state));
        if (next === null) {
          // Money that comes back is the only thing that opens a job again.
          const left = jobSides.flatMap((side) => actsOf(standing, side));
          expect(left).toEqual(standing.state === 'paid' ? ['take_back_payment'] : []);
          return;
        }
        expect(actsOf(standing, next)).not.toEqual([]);
        const time = stepTime(standing.kind, standing.state, standing.isInvoiceCleared);
        expect(time === undefined).toBe(standing.state === 'waiting_parts');
      }),
      { numRuns: 2000 },
    );
  });

  test('can come to an end from wherever it is', () => {
    fc.assert(
      fc.property(job, (standing) => {
        const seen = new Set<string>();
        const open = [standing];
        for (let current = open.pop(); current !== undefined; current = open.pop()) {
          if (isFinal(current.state)) return;
          const key = JSON.stringify(current);
          if (seen.has(key)) continue;
          seen.add(key);
          const reached = current;
          open.push(...jobSides.flatMap((side) => actsOf(reached, side).map((act) => after(reached, act))));
        }
        expect.unreachable(`No end can be reached from ${standing.state}.`);
      }),
    );
  });

  test.each<[JobAct, JobSide, 'not_yours' | undefined]>([
    ['accept', 'partner', undefined],
    ['accept', 'handler', undefined],
    ['accept', 'payments', 'not_yours'],
    ['fall_silent', 'partner', 'not_yours'],
    ['fall_silent', 'handler', 'not_yours'],
    ['fall_silent', 'product', undefined],
    ['cancel', 'partner', 'not_yours'],
  ])('that is offered lets %s be done by %s as the rules say', (act, side, refusal) => {
    expect(actRefusal({ state: 'sent', kind: 'repair', isInvoiceCleared: false }, side, act)).toBe(refusal);
  });

  test('is paid only after a handler has checked the invoice, and never by the partner or the handler', () => {
    const invoiced: JobStanding = { state: 'invoiced', kind: 'repair', isInvoiceCleared: false };
    expect(actRefusal(invoiced, 'payments', 'pay')).toBe('not_now');
    const cleared = after(invoiced, 'clear_invoice');
    expect(nextPartyOf(cleared)).toBe('payments');
    expect(actRefusal(cleared, 'payments', 'pay')).toBeUndefined();
    expect(actRefusal(cleared, 'handler', 'pay')).toBe('not_yours');
    expect(actRefusal(cleared, 'partner', 'pay')).toBe('not_yours');
  });

  test('begins without an estimate only where the contract has the price', () => {
    const accepted = (kind: JobStanding['kind']): JobStanding => ({
      state: 'accepted',
      kind,
      isInvoiceCleared: false,
    });
    expect(actRefusal(accepted('repair'), 'partner', 'start_work')).toBe('not_now');
    expect(actRefusal(accepted('towing'), 'partner', 'start_work')).toBeUndefined();
  });
});

describe('M8 the time of a step', () => {
  test('counts the hours of an offer while people work: from Friday afternoon into Monday', () => {
    const due = stepDueAt({ hours: 4 }, at('2026-11-27', '16:00'), noDaysOff);
    expect(localTimeOf(due)).toEqual({ date: '2026-11-30', time: '10:00' });
    const holiday = stepDueAt({ hours: 4 }, at('2026-11-27', '16:00'), new Set(['2026-11-30']));
    expect(localTimeOf(holiday)).toEqual({ date: '2026-12-01', time: '10:00' });
  });

  test('begins in the morning when the offer leaves at night', () => {
    expect(localTimeOf(stepDueAt({ hours: 4 }, at('2026-11-26', '05:10'), noDaysOff))).toEqual({
      date: '2026-11-26',
      time: '12:00',
    });
  });

  test('counts days without weekends and holidays, to the end of the working day', () => {
    expect(localTimeOf(stepDueAt({ days: 2 }, at('2026-11-26', '11:00'), new Set(['2026-11-27'])))).toEqual({
      date: '2026-12-01',
      time: '18:00',
    });
  });

  test('does not wait for the morning when a car has to be towed', () => {
    const time = stepTime('towing', 'sent', false);
    expect(time && localTimeOf(stepDueAt(time, at('2026-11-28', '23:30'), noDaysOff))).toEqual({
      date: '2026-11-29',
      time: '00:30',
    });
  });

  test('lies after now, whenever that is', () => {
    const days = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 * 24 * 60 }),
        fc.integer({ min: 1, max: 30 }),
        days,
        (minute, hours, off) => {
          const now = new Date(Date.UTC(2026, 0, 1) + minute * 60_000);
          const daysOff = new Set(off.map((day) => addDays(localTimeOf(now).date, day)));
          expect(stepDueAt({ hours }, now, daysOff) > now).toBe(true);
          expect(stepDueAt({ days: 1 }, now, daysOff) > now).toBe(true);
        },
      ),
    );
  });

  test('ends with the day that was named for the parts', () => {
    expect(localTimeOf(dueOnDay('2026-12-04'))).toEqual({ date: '2026-12-05', time: '00:00' });
  });
});
