import type { Schema } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { systemCaller, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import { recordTimelineEvents } from '../timeline/timeline-event.ts';
import { findKnownLikeness, findTraitsOfFile } from './duplicate-repository.ts';
import { findLikelyDuplicates } from './find-likely-duplicates.ts';

type Reason = Schema<'DuplicateReason'>;

const words: Readonly<Record<Reason, { ro: string; en: string }>> = {
  same_plate: { ro: 'același număr', en: 'same plate' },
  other_plate: { ro: 'cealaltă mașină', en: 'the other car' },
  same_photo: { ro: 'aceeași fotografie', en: 'same photo' },
  same_phone: { ro: 'același telefon', en: 'same phone' },
  same_day: { ro: 'aceeași zi', en: 'same day' },
  near_day: { ro: 'la o zi sau două', en: 'a day or two apart' },
  near_hour: { ro: 'oră apropiată', en: 'near hour' },
};

/** More would hide what else the file says. */
const mostNoted = 3;

type Noted = {
  claimFileId: string;
  /** Files that hold one of its photos. */
  photoFiles: readonly string[];
  /** Only what the photos tell: the rest was noted when the file was opened. */
  onlyFor?: 'photos';
};

/** Notes on a file which others it is almost certainly, or shares a photo with, each once, with the reasons; the staff alone read it. */
export async function noteLikelyDuplicates(
  context: ChangeContext,
  { claimFileId, photoFiles, onlyFor }: Noted,
): Promise<void> {
  const { tx, caller, now } = context;
  const traits = await findTraitsOfFile(tx, caller.orgId, claimFileId);
  const found = await findLikelyDuplicates(tx, caller.orgId, { ...traits, photoFiles }, localDateOf(now));
  const known = await findKnownLikeness(tx, caller.orgId, claimFileId);
  const noted = found.filter(
    ({ claim_file_no: no, certainty, reasons }) =>
      !known.has(no) && (reasons.includes('same_photo') || (certainty === 3 && onlyFor === undefined)),
  );
  await recordTimelineEvents(
    // The product says so, not the guest who reports.
    { ...context, caller: systemCaller(caller.orgId) },
    noted.slice(0, mostNoted).map(({ claim_file_no: no, reasons }) => ({
      claimFileId,
      kind: 'change',
      title: {
        ro: `Seamănă cu dosarul ${no}: ${reasons.map((reason) => words[reason].ro).join(', ')}`,
        en: `Looks like claim ${no}: ${reasons.map((reason) => words[reason].en).join(', ')}`,
      },
      data: { looks_like: no, reasons: [...reasons] },
      visibility: 'internal',
    })),
  );
}
