import type { Schema } from '@dosar/openapi';
import type { VisitReason } from '../booking/visit-texts.ts';
import type { VisitRow } from '../visit-repository.ts';

type News = Pick<Schema<'VisitNews'>, 'reason' | 'outcome'> & {
  starts_at: Date;
  place_id: string;
  is_told_again: boolean;
  recipients: readonly Pick<Schema<'VisitNewsRecipient'>, 'role' | 'state'>[];
};
type Visit = Pick<VisitRow, 'status' | 'starts_at' | 'place_id'>;

const failed: readonly Schema<'VisitNewsRecipient'>['state'][] = ['failed', 'bounced', 'cancelled'];
const toCome: readonly Schema<'VisitStatus'>[] = ['booked', 'confirmed'];

/** The states in which a visit is what each kind of news says of it; that a report is missing is no news to a claimant. */
const states: Record<VisitReason, readonly Schema<'VisitStatus'>[]> = {
  visit_booked: toCome,
  visit_moved: toCome,
  visit_reminder: toCome,
  visit_cancelled: ['cancelled'],
  visit_missed: ['client_no_show', 'vehicle_absent'],
  visit_failed: ['assessor_no_show', 'place_closed'],
};

/** Whether claimants are written to for the reason. */
export function isLetter(reason: News['reason']): reason is VisitReason {
  return reason in states;
}

/** Whether news that reached no claimant can be told once more: it was not yet, and the visit is still what it says. */
export function canTellAgain(news: News, visit: Visit, now: Date): boolean {
  const { reason, outcome, recipients } = news;
  if (news.is_told_again || !isLetter(reason) || !states[reason].includes(visit.status)) return false;
  const isWhereItWas =
    visit.starts_at.getTime() === news.starts_at.getTime() && visit.place_id === news.place_id;
  if (!isWhereItWas || (toCome.includes(visit.status) && visit.starts_at <= now)) return false;
  const claimants = recipients.filter(({ role }) => role === 'claimant');
  return (
    outcome !== 'told' || (claimants.length > 0 && claimants.every(({ state }) => failed.includes(state)))
  );
}
