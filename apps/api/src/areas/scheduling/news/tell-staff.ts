import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import type { StaffReader } from '../field/missed-visit-repository.ts';
import type { VisitRow } from '../visit-repository.ts';
import { visitHour } from '../booking/visit-texts.ts';
import type { NewsRecipient } from './visit-news-repository.ts';

/** What staff is told about one visit. */
export type StaffLetter = { subject: BilingualText; body: BilingualText };

/** Writes to staff about a visit, with its hour, place and the way to its file; answers who was written to. */
export async function tellStaff(
  { staffOrigin }: { staffOrigin: string },
  { tx, caller }: ChangeContext,
  {
    visit,
    letter,
    readers,
    role,
    page,
  }: {
    visit: VisitRow;
    letter: StaffLetter;
    readers: readonly StaffReader[];
    role: 'assessor' | 'manager';
    /** The page that the letter leads to; the visits of the file when absent. */
    page?: string;
  },
): Promise<NewsRecipient[]> {
  const { orgId } = caller;
  const link = `${staffOrigin}${page ?? `/workflow/getById/${encodeURIComponent(visit.claim_file_no)}/${visit.assignment_id}/visits`}`;
  const told: NewsRecipient[] = [];
  for (const { email: to, full_name: name, language } of readers) {
    const about = [visitHour(visit, language), visit.place_name, visit.plate, visit.user_name];
    const outboxId = await enqueue(tx, {
      orgId,
      kind: 'email',
      to,
      subject: `${letter.subject[language]} · ${visit.claim_file_no}`,
      body: [letter.body[language], '', about.filter(Boolean).join(' · '), link].join('\n'),
    });
    told.push({ role, name, channel: 'email', address: to, outboxId });
  }
  return told;
}
