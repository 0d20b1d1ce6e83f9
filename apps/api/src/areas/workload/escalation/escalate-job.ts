import { localDateOf } from '@dosar/kernel/zone';
import { lastNearDay } from '@dosar/workload-domain';
import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import type { Env } from '#src/env.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { publish, systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { clockAtRisk, clockMissed } from '../events.ts';
import {
  findDueClocks,
  findDueWork,
  findPeople,
  keepWarnings,
  markMissed,
  warnedAtOnce,
  type Warning,
} from './escalation-repository.ts';
import { readersOf } from './warning-readers.ts';
import { warningEmail } from './warning-texts.ts';

/**
 * Warns of terms: owners at three quarters, owners and managers when a term is over, and before and after a legal deadline.
 *
 * A warning and its e-mail are stored together, so a run that is cut off warns again of nothing and forgets nothing.
 */
export const escalateJob = defineJob({
  name: 'workload.escalate',
  title: { ro: 'Avertizări despre termene', en: 'Warnings about deadlines' },
  // The next run comes within minutes and finds the same terms.
  settings: { retries: 0, keptSeconds: 60 * 60 },
  data: noData,
  async work({ env, now }: { env: Env; now: () => Date }, { orgId, inTransaction }) {
    const moment = now();
    const today = localDateOf(moment);
    const inContext = (warn: (context: ChangeContext) => Promise<Warning[]>) => async () => {
      let found = warnedAtOnce;
      while (found === warnedAtOnce)
        found = await inTransaction(async (tx) => {
          const context = { tx, caller: systemCaller(orgId), now: moment };
          const warnings = await warn(context);
          await giveWarnings(env, context, warnings);
          return warnings.length;
        });
    };
    await inContext(async ({ tx }) =>
      findDueClocks(tx, orgId, { today, nearUntil: lastNearDay(today, await findDaysOff(tx, orgId)) }),
    )();
    await inContext(({ tx }) => findDueWork(tx, orgId, moment))();
  },
});

async function giveWarnings(env: Env, context: ChangeContext, found: readonly Warning[]): Promise<void> {
  if (found.length === 0) return;
  const { tx, caller, now } = context;
  const people = await findPeople(tx, caller.orgId, [...new Set(found.flatMap(readersOf))]);
  const kept = await keepWarnings(
    tx,
    caller.orgId,
    found.map((warning) => ({
      subject_id: warning.subject_id,
      step: warning.step,
      due_on: warning.due_on,
      names: readersOf(warning).flatMap((userId) => people.get(userId)?.full_name ?? []),
    })),
    now,
  );
  const warnings = found.filter((warning) => kept.has(warning.subject_id));
  for (const person of people.values()) {
    const own = warnings.filter((warning) => readersOf(warning).includes(person.user_id));
    if (own.length === 0 || person.email === null) continue;
    const email = warningEmail(person.language, own, env.STAFF_ORIGIN);
    await enqueue(tx, { orgId: caller.orgId, kind: 'email', to: person.email, ...email });
  }
  await tellOfClocks(context, warnings);
}

async function tellOfClocks(context: ChangeContext, warnings: readonly Warning[]): Promise<void> {
  const { tx, caller, now } = context;
  const missed = warnings.filter((warning) => warning.step === 'law_missed');
  const near = warnings.filter((warning) => warning.step === 'near_law');
  await markMissed(
    tx,
    caller.orgId,
    missed.map((warning) => warning.subject_id),
    now,
  );
  if (missed.length > 0)
    await recordTimelineEvents(
      context,
      missed.map((warning) => ({
        claimFileId: warning.claim_file_id,
        kind: 'legal_clock' as const,
        title: { ro: 'Termen legal depășit', en: 'Legal deadline missed' },
        data: { due_date: warning.due_on },
      })),
    );
  for (const warning of [...missed, ...near])
    await publish(context, warning.step === 'law_missed' ? clockMissed : clockAtRisk, {
      legalClockId: warning.subject_id,
      claimFileId: warning.claim_file_id,
      dueDate: warning.due_on,
    });
}
