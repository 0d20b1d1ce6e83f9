import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { findSimilarFiles, type ReportTraits, type SimilarFile } from './duplicate-repository.ts';

type Reason = Schema<'DuplicateReason'>;
type Compared = Pick<
  SimilarFile,
  'plate' | 'other_plates' | 'date' | 'time' | 'time_until' | 'has_phone' | 'has_photo'
>;

const mostShown = 10;
/** People tell the hour of an accident this inexactly. */
const nearMinutes = 180;
const nearDays = 2;

/** The claim files that look like a report which is being taken in, the most certain first. */
export async function findLikelyDuplicates(
  tx: Transaction<Database>,
  orgId: string,
  traits: ReportTraits,
  today: string,
): Promise<Schema<'LikelyDuplicate'>[]> {
  const { plates, otherPlates, phones, photoFiles } = traits;
  if (plates.length + otherPlates.length + phones.length + photoFiles.length === 0) return [];
  const found = await findSimilarFiles(tx, orgId, traits, today);
  return found
    .map(({ claim_file_id: _id, has_phone, has_photo, time_until, ...file }) => {
      const reasons = reasonsFor(traits, { ...file, has_phone, has_photo, time_until });
      return {
        ...file,
        reasons,
        certainty: certaintyOf(reasons, hoursDiffer(traits, { ...file, time_until })),
      };
    })
    .toSorted((one, other) => other.certainty - one.certainty)
    .slice(0, mostShown);
}

/** What a report and a file have in common. */
export function reasonsFor(report: ReportTraits, file: Compared): Reason[] {
  const { plates, otherPlates } = report;
  const filePlates = [...(file.plate === null ? [] : [file.plate]), ...file.other_plates];
  const isCrossed =
    otherPlates.some((plate) => filePlates.includes(plate)) ||
    plates.some((plate) => file.other_plates.includes(plate));
  const days = report.date === undefined ? undefined : daysBetween(report.date, file.date);
  const isNearHour = days === 0 && hoursDiffer(report, file) === false;
  const holds: readonly [Reason, boolean][] = [
    ['same_plate', file.plate !== null && plates.includes(file.plate)],
    ['other_plate', isCrossed],
    ['same_photo', file.has_photo],
    ['same_phone', file.has_phone],
    ['same_day', days === 0],
    ['near_hour', isNearHour],
    ['near_day', days !== undefined && days > 0 && days <= nearDays],
  ];
  return holds.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}

/** How sure it is that both are one, from what they have in common and whether their hours contradict each other. */
export function certaintyOf(reasons: readonly Reason[], areHoursApart: boolean | undefined): 1 | 2 | 3 {
  const has = (reason: Reason) => reasons.includes(reason);
  // Nobody takes the same photo twice: of one car it is one damage, of two cars perhaps one accident.
  if (has('same_photo')) return has('same_plate') ? 3 : 2;
  if (has('same_plate') && has('same_day')) return areHoursApart === true ? 2 : 3;
  if (has('same_plate') && has('near_day')) return 2;
  return has('same_day') && (has('other_plate') || has('same_phone')) ? 2 : 1;
}

type Hours = { time?: string | null | undefined; timeUntil?: string | undefined };

/** Whether two hours contradict each other; `undefined` while one of them is not known. */
function hoursDiffer(
  report: Hours,
  file: { time: string | null; time_until: string | null },
): boolean | undefined {
  if (report.time == null || file.time === null) return undefined;
  const mine = [minutesOf(report.time), minutesOf(report.timeUntil ?? report.time)] as const;
  const theirs = [minutesOf(file.time), minutesOf(file.time_until ?? file.time)] as const;
  return Math.max(mine[0], theirs[0]) - Math.min(mine[1], theirs[1]) > nearMinutes;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function daysBetween(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}
