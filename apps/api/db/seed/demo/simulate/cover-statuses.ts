import { processOf } from '../assignments/process-paths.ts';
import type { OfficeCalendar, SimulatedFile, SimulatedWork } from './simulated-file.ts';
import { localDateOf } from '@dosar/kernel/zone';

/** Each status of the handling of a claim, in an order in which one can come from those before it. */
const wanted = [
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
const dayLength = 86_400_000;

/**
 * Lets a file go one step further where no file is in a status at the moment: a demo shows each of them on any day.
 *
 * The step was done at the last moment at which the office worked before now, by whoever has the file.
 */
export function coverStatuses(
  files: readonly SimulatedFile[],
  { now, calendar }: { now: Date; calendar: OfficeCalendar },
): readonly SimulatedFile[] {
  const handled = files.flatMap((file) => {
    const work = file.works.find(({ type }) => type === 'claim_handling');
    return work ? [{ file, work }] : [];
  });
  const statusOf = ({ reached }: SimulatedWork) => reached.at(-1)?.status ?? '';
  if (!handled.some(({ work }) => statusOf(work) === 'registered')) justAccept(handled);
  for (const status of wanted) {
    if (handled.some(({ work }) => statusOf(work) === status)) continue;
    const from = processOf('claim_handling')
      .transitions.filter(({ to }) => to === status)
      .flatMap((transition) => transition.from);
    const counts = Object.groupBy(handled, ({ work }) => statusOf(work));
    const donor = handled
      .filter(({ work }) => from.includes(statusOf(work)) && (counts[statusOf(work)]?.length ?? 0) > 1)
      .toSorted((a, b) => lastOf(b.work) - lastOf(a.work))
      .find(({ work }) => lastOf(work) < now.getTime() - dayLength / 4);
    if (donor === undefined) continue;
    const at = lastWorkBefore(now, calendar, donor.work);
    donor.work.reached.push({ status, at, ...(donor.work.owner !== undefined && { by: donor.work.owner }) });
    moments(donor.file, status, at);
  }
  return files;
}

/** Of the newest claim that is not inspected yet nothing but its acceptance has happened. */
function justAccept(handled: readonly { file: SimulatedFile; work: SimulatedWork }[]) {
  const newest = handled.findLast(
    ({ file, work }) =>
      file.inspectedAt === undefined && ['open', 'inspection'].includes(work.reached.at(-1)?.status ?? ''),
  );
  const inspection = newest?.file.works.find(({ type }) => type === 'assessment');
  newest?.work.reached.splice(1);
  inspection?.reached.splice(1);
  if (inspection) inspection.owner = undefined;
}

const lastOf = ({ reached }: SimulatedWork) => reached.at(-1)?.at.getTime() ?? 0;

/** The latest moment between the last step and now at which the owner was there. */
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

/** What the step means for the moments of the file, and for the other work on it. */
function moments(file: SimulatedFile, status: string, at: Date) {
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
