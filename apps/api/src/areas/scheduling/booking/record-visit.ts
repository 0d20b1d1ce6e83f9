import { formatInstant } from '@dosar/kernel/zone';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { VisitRow } from '../visit-repository.ts';

/** Writes what happened with a visit into the timeline of its file: title, hour and place. */
export async function recordVisitEvent(
  context: ChangeContext,
  visit: VisitRow,
  title: BilingualText,
  note?: string,
): Promise<void> {
  const when = formatInstant(visit.starts_at);
  const body = [`${visit.place_name}, ${visit.user_name}`, note].filter(Boolean).join('. ');
  await recordTimelineEvent(context, {
    claimFileId: visit.claim_file_id,
    assignmentId: visit.assignment_id,
    kind: 'appointment',
    title: { ro: `${title.ro}: ${when}`, en: `${title.en}: ${when}` },
    body,
    data: { visit_id: visit.visit_id },
  });
}
