import type { Schema } from '@dosar/openapi';
import type { Caller } from '../support/caller.ts';
import { addressOfFile, aReachableClaimInValuation } from '../support/own-claims.ts';

type Money = Schema<'Money'>;

/** A claim whose claimant has an offer to answer. */
export type OfferedClaim = {
  claimFileNo: string;
  assignmentId: string;
  offerId: string;
  /** Where the claimant is reached. */
  email: string;
  /** The address of the file. */
  address: string;
};

/** A claim of this journey's own on which Ana has sent an offer of 5.000,00 lei. */
export async function offeredClaim(origin: string, ana: Caller): Promise<OfferedClaim> {
  const { work, email } = await aReachableClaimInValuation(origin, 'ana.ionescu');
  const { claim_file_no: claimFileNo, assignment_id: assignmentId } = work;
  const { recipients } = await moneyOf(ana, assignmentId);
  const { offers } = await changeMoney(ana, assignmentId, `saveOffer/${assignmentId}`, {
    recipient_party_id: recipients.find((recipient) => recipient.email === email)?.party_id,
    lines: [{ code: 'repair', note: 'deviz agreat', amount_bani: 500_000 }],
    note_exception: { code: 'invoice', reason: 'Factura reparației este la dosar' },
  });
  const offerId = offers[0]?.offer_id ?? '';
  await changeMoney(ana, assignmentId, `issueOffer/${offerId}`, {});
  return { claimFileNo, assignmentId, offerId, email, address: addressOfFile(work) };
}

/** The money of a file as it stands. */
export const moneyOf = (staff: Caller, assignmentId: string) =>
  staff.get<Money>(`/api/settlement/getMoney/${assignmentId}`);

/** Changes the money of a file as it stands now. */
export async function changeMoney(staff: Caller, assignmentId: string, call: string, body: object) {
  const { money_version } = await moneyOf(staff, assignmentId);
  return staff.post<Money>(`/api/settlement/${call}`, { money_version, ...body });
}
