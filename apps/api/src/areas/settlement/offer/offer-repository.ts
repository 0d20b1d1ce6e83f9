import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { OfferLine } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type File = { orgId: string; claimFileId: string };

/** An offer as it is stored; people read less of it. */
export type OfferRow = Schema<'Offer'> & {
  claim_file_id: string;
  language: 'ro' | 'en';
  offer_key: string | null;
  created_by_user_id: string;
  approved_by_user_id: string | null;
  /** Who of the staff recorded the answer; none when the claimant gave it. */
  answered_by_user_id: string | null;
  /** Who of the staff typed the account that it is paid into; none when the claimant did. */
  account_typed_by_user_id: string | null;
  /** Who of the staff typed the contact that its link was sent to; none when its owner did. */
  link_typed_by_user_id: string | null;
  /** The account of the acceptance; before one, that of the recipient. */
  has_account: boolean;
};

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const objectionDocuments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('document_id', came.document_id, 'file_name', document.file_name)
    order by document.system_time, document.document_id)
  from offer_objection_document came
  join document on document.org_id = came.org_id and document.document_id = came.document_id
  where came.org_id = offer.org_id and came.offer_id = offer.offer_id), '[]')`;

const offers = (orgId: string) => sql`
  select offer.offer_id, offer.claim_file_id, offer.offer_no, offer.state, offer.lines, offer.compensation_bani::float8,
    offer.penalty_bani::float8, offer.amount_bani::float8, offer.recipient_party_id, offer.language, offer.offer_key,
    party_name(party) as recipient_name, offer.note, case when offer.note_exception_code is not null then
      jsonb_build_object('code', offer.note_exception_code, 'reason', offer.note_exception_reason) end as note_exception, offer.decision_note, approver.full_name as approved_by,
    offer.approved_by_user_id, offer.document_id, ${instant('offer.issued_at')} as issued_at,
    ${instant('offer.viewed_at')} as viewed_at, ${instant('offer.answered_at')} as answered_at, offer.answered_by,
    offer.contest_reasons, offer.contest_note, ${objectionDocuments} as contest_documents, offer.wants_undisputed, offer.payee_name, offer.iban_masked,
    author.full_name as created_by, offer.created_by_user_id, ${instant('offer.created_at')} as created_at,
    offer.answered_by_user_id, offer.link_typed_by_user_id, coalesce(offer.iban_hash, party.iban_hash) is not null as has_account,
    case when offer.iban_hash is null then party.iban_typed_by_user_id else offer.account_typed_by_user_id end
      as account_typed_by_user_id
  from offer
  join party on party.org_id = offer.org_id and party.party_id = offer.recipient_party_id
  left join app_user approver on approver.org_id = offer.org_id and approver.user_id = offer.approved_by_user_id
  left join app_user author on author.org_id = offer.org_id and author.user_id = offer.created_by_user_id
  where offer.org_id = ${orgId}`;

/** The newest offers of a file. */
export async function findOffers(tx: Tx, { orgId, claimFileId }: File): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`${offers(orgId)} and offer.claim_file_id = ${claimFileId}
    order by offer.offer_no desc limit 20`.execute(tx);
  return rows;
}

/** One offer of the organisation. */
export async function findOffer(tx: Tx, orgId: string, offerId: string): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`${offers(orgId)} and offer.offer_id = ${offerId}`.execute(tx);
  return rows[0];
}

type NewOffer = {
  lines: readonly OfferLine[];
  compensationBani: number;
  penaltyBani: number;
  recipientPartyId: string;
  language: 'ro' | 'en';
  note: string | null;
  noteException: Schema<'NoteException'> | null;
};

/** Stores an offer that is being reckoned, under the next number of its file. */
export async function insertOffer(
  tx: Tx,
  { orgId, claimFileId }: File,
  { userId, now, ...offer }: NewOffer & { userId: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ offer_id: string }>`
    insert into offer (org_id, claim_file_id, offer_no, lines, compensation_bani, penalty_bani, recipient_party_id, language,
      note, note_exception_code, note_exception_reason, created_by_user_id, created_at)
    select ${orgId}, ${claimFileId}, coalesce(max(offer_no), 0) + 1, ${JSON.stringify(offer.lines)}::jsonb,
      ${offer.compensationBani}, ${offer.penaltyBani}, ${offer.recipientPartyId}, ${offer.language}, ${offer.note},
      ${offer.noteException?.code ?? null}, ${offer.noteException?.reason ?? null}, ${userId}, ${now}
    from offer where org_id = ${orgId} and claim_file_id = ${claimFileId}
    returning offer_id`.execute(tx);
  const [stored] = rows;
  if (stored === undefined) throw new Error('An offer was not stored.');
  return stored.offer_id;
}

/** Reckons an offer anew: whatever was decided about it was about other lines. */
export async function rewriteOffer(tx: Tx, orgId: string, offerId: string, offer: NewOffer): Promise<void> {
  await sql`
    update offer set lines = ${JSON.stringify(offer.lines)}::jsonb, compensation_bani = ${offer.compensationBani},
      penalty_bani = ${offer.penaltyBani}, recipient_party_id = ${offer.recipientPartyId}, language = ${offer.language},
      note = ${offer.note}, note_exception_code = ${offer.noteException?.code ?? null},
      note_exception_reason = ${offer.noteException?.reason ?? null}, state = 'draft', approved_by_user_id = null, approved_at = null, row_version = row_version + 1
    where org_id = ${orgId} and offer_id = ${offerId}`.execute(tx);
}

/** Changes what is known of an offer. */
export async function updateOffer(
  tx: Tx,
  orgId: string,
  offerId: string,
  values: UpdateObject<Database, 'offer'>,
): Promise<void> {
  await tx
    .updateTable('offer')
    .set(values)
    .set((eb) => ({ row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('offer_id', '=', offerId)
    .execute();
}

/** The offers in some states that another one takes the place of: nobody answers or pays them any more. */
export async function replaceOffers(
  tx: Tx,
  { orgId, claimFileId }: File,
  { states, by }: { states: readonly Schema<'OfferState'>[]; by: string },
): Promise<void> {
  await tx
    .updateTable('offer')
    .set((eb) => ({ state: 'replaced', row_version: eb('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .where('offer_id', '!=', by)
    .where('state', 'in', states)
    .execute();
}

/** The file of an offer, as its letter names it. */
export type OfferedFile = {
  claim_file_no: string;
  plate: string | null;
  vehicle: string | null;
  accident_on: string | null;
  organisation: string;
  org_code: string;
  color: string;
  contact_phone: string | null;
  main_assignment_id: string | null;
  /** The main work has come to where offers are made, and is not closed: by the steps that follow them. */
  is_ready_for_offers: boolean;
};

/** What letters and pages about an offer say of its file. */
export async function findOfferedFile(tx: Tx, { orgId, claimFileId }: File): Promise<OfferedFile> {
  const { rows } = await sql<OfferedFile>`
    select file.claim_file_no, file.plate,
      nullif(concat_ws(' ', brand.name, vehicle.model, file.plate), '') as vehicle, event.occurred_on as accident_on,
      org.org_name as organisation, org.org_code, org.material_color as color, org.contact_phone,
      (select assignment_id from assignment main where main.org_id = file.org_id
        and main.claim_file_id = file.claim_file_id and main.is_case_master limit 1) as main_assignment_id,
      exists (select from assignment main
        join transition step on step.org_id = main.org_id and step.assignment_type_code = main.assignment_type_code
          and main.status_code in (step.from_status_code, step.to_status_code)
        where main.org_id = file.org_id and main.claim_file_id = file.claim_file_id and main.is_case_master
          and step.follows_event in ('offer.issued', 'offer.accepted', 'offer.contested', 'payment.ordered', 'payment.paid'))
        as is_ready_for_offers
    from claim_file file
    join organisation org on org.org_id = file.org_id
    left join event on event.org_id = file.org_id and event.event_id = file.event_id
    left join vehicle on vehicle.org_id = file.org_id and vehicle.vehicle_id = file.main_vehicle_id
    left join vehicle_brand brand on brand.vehicle_brand_code = vehicle.vehicle_brand_code
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId}`.execute(tx);
  const [file] = rows;
  if (file === undefined) throw new Error('An offer belongs to a file that is not there.');
  return file;
}

/** The name of a member of staff, for the end of a letter. */
export async function findUserName(tx: Tx, orgId: string, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('app_user')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .select('full_name')
    .executeTakeFirst();
  return row?.full_name ?? null;
}
