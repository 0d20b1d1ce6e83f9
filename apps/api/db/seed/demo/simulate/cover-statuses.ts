import { dayLength } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { processOf } from '../assignments/process-paths.ts';
import { statusOf } from './course-steps.ts';
import type { OfficeCalendar, SimulatedFile, SimulatedWork } from './simulated-file.ts';

/** Statuses of claim handling that need a file; each one follows those from which a file can reach it. */
const neededStatuses = [
  'open',
  'inspection',
  'evaluation',
  'waiting_documents',
  'suspended',
  'offer_issued',
  'contested',
  'accepted',
  'payment_ordered',
  'paid',
  'rejected',
  'withdrawn',
  'duplicate',
  'reopened',
];
const endings = ['rejected', 'withdrawn', 'duplicate'];

/**
 * Moves a file into each status that has none, because the demo shows every status on any day.
 *
 * The owner of the file does the step at the last moment before `now` at which the office worked.
 */
export function coverStatuses(
  files: readonly SimulatedFile[],
  { now, calendar }: { now: Date; calendar: OfficeCalendar },
): readonly SimulatedFile[] {
  const handled = files.flatMap((file) => {
    const work = file.works.find(({ type }) => type === 'claim_handling');
    return work ? [{ file, work }] : [];
  });
  if (!handled.some(({ work }) => statusOf(work) === 'registered')) resetNewest(handled);
  for (const status of neededStatuses) {
    if (handled.some(({ work }) => statusOf(work) === status)) continue;
    const from = processOf('claim_handling')
      .transitions.filter(({ to }) => to === status)
      .flatMap((transition) => transition.from);
    const counts = Object.groupBy(handled, ({ work }) => statusOf(work) ?? '');
    const isSpare = (code: string) => from.includes(code) && (counts[code]?.length ?? 0) > 1;
    const donor = handled
      .filter(({ work }) => isSpare(statusOf(work) ?? ''))
      .toSorted((a, b) => lastOf(b.work) - lastOf(a.work))
      .find(({ work }) => lastOf(work) < now.getTime() - dayLength / 4);
    if (donor === undefined) continue;
    const at = lastWorkBefore(now, calendar, donor.work);
    donor.work.reached.push({ status, at, ...(donor.work.owner !== undefined && { by: donor.work.owner }) });
    applyStep(donor.file, status, at);
  }
  return files;
}

/** Takes the newest claim without an inspection back to the status after its acceptance. */
function resetNewest(handled: readonly { file: SimulatedFile; work: SimulatedWork }[]) {
  const newest = handled.findLast(
    ({ file, work }) =>
      file.inspectedAt === undefined && ['open', 'inspection'].includes(statusOf(work) ?? ''),
  );
  const inspection = newest?.file.works.find(({ type }) => type === 'assessment');
  newest?.work.reached.splice(1);
  inspection?.reached.splice(1);
  if (inspection) inspection.owner = undefined;
}

const lastOf = ({ reached }: SimulatedWork) => reached.at(-1)?.at.getTime() ?? 0;

/** The latest moment between the last step and `now` at which the owner worked. */
function lastWorkBefore(now: Date, { isOpen, isAway }: OfficeCalendar, work: SimulatedWork): Date {
  const first = lastOf(work);
  for (let at = now.getTime() - dayLength / 24; at > first; at -= dayLength / 48) {
    const day = localDateOf(new Date(at));
    const hourOfDay = new Date(at).getUTCHours();
    const isDay = hourOfDay >= 7 && hourOfDay < 14;
    if (isDay && isOpen(day) && !isAway(work.owner ?? '', day)) return new Date(at);
  }
  return new Date(Math.min(first + dayLength / 48, now.getTime()));
}

/** Applies a step to the dates of the file and to its other work. */
function applyStep(file: SimulatedFile, status: string, at: Date) {
  const liquidation = file.works.find(({ type }) => type === 'liquidation');
  if (status === 'accepted' || status === 'contested') {
    file.answeredAt = at;
    liquidation?.reached.push({ status, at });
  }
  if (status === 'accepted')
    file.works.push({
      type: 'payment',
      createdAt: at,
      owner: liquidation?.owner,
      reached: [{ status: 'new', at }],
    });
  if (status === 'payment_ordered') {
    file.orderedAt = at;
    liquidation?.reached.push({ status, at });
  }
  if (status === 'paid') file.paidAt = at;
  if (endings.includes(status)) file.closedAt = at;
  if (status === 'reopened') delete file.closedAt;
}
