import type { Schema } from '@dosar/openapi';
import type { Caller } from '../support/caller.ts';
import { detailOf, ownClaims } from '../support/claim-story.ts';
import { outboxOf } from '../support/outbox.ts';

type Money = Schema<'Money'>;

/** A claim whose claimant has an offer to answer. */
export type OfferedClaim = {
  claimFileNo: string;
  assignmentId: string;
  offerId: string;
  /** Where the claimant is reached. */
  reachedAt: string[];
  /** The address of the file. */
  address: string;
};

/** Sends an offer of 5.000,00 lei on a claim of `staff` with such a number whose claimant is the one who reported it. */
export async function offeredClaim(staff: Caller, numbers: RegExp): Promise<OfferedClaim> {
  const items = await ownClaims(staff);
  for (const row of items) {
    if (row.status_code !== 'evaluation' || !numbers.test(row.claim_file_no)) continue;
    const money = await moneyOf(staff, row.assignment_id);
    const { parties } = await detailOf(staff, row);
    const claimant = parties.find(({ roles }) => roles.includes('injured') && roles.includes('notifier'));
    const recipient = money.recipients.find(
      ({ party_id: id, email, phone }) => id === claimant?.party_id && (email ?? phone) !== null,
    );
    if (money.offers.length > 0 || claimant === undefined || recipient === undefined) continue;
    await changeMoney(staff, row.assignment_id, `saveOffer/${row.assignment_id}`, {
      recipient_party_id: recipient.party_id,
      lines: [{ code: 'repair', note: 'deviz agreat', amount_bani: 500_000 }],
    });
    const offerId = (await moneyOf(staff, row.assignment_id)).offers[0]?.offer_id ?? '';
    await changeMoney(staff, row.assignment_id, `issueOffer/${offerId}`, {});
    return {
      claimFileNo: row.claim_file_no,
      assignmentId: row.assignment_id,
      offerId,
      reachedAt: claimant.contacts.map(({ value }) => value),
      address: `/workflow/getById/${row.claim_file_no}/${row.assignment_id}`,
    };
  }
  throw new Error('Nobody has a file that is being valued and whose claimant can be reached.');
}

/** The money of a file as it stands. */
export const moneyOf = (staff: Caller, assignmentId: string) =>
  staff.get<Money>(`/api/settlement/getMoney/${assignmentId}`);

/** Changes the money of a file as it stands now. */
export async function changeMoney(staff: Caller, assignmentId: string, call: string, body: object) {
  const { money_version } = await moneyOf(staff, assignmentId);
  return staff.post<Money>(`/api/settlement/${call}`, { money_version, ...body });
}

/** The newest link of an offer that somebody got. */
export async function newestOfferLink(staffOrigin: string, reachedAt: readonly string[]): Promise<string> {
  for (const to of reachedAt)
    for (const { body } of await outboxOf(staffOrigin, to)) {
      const link = /\S+\/workflow\/guest\/offer\/[\w-]+/.exec(body)?.[0];
      if (link !== undefined) return link;
    }
  throw new Error('No message has the link of an offer.');
}
