import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

/** Work that a visit can be booked for, with whom to call about the vehicle. */
export type BookableWork = {
  claimFileId: string;
  assignmentId: string;
  claimFileNo: string;
  plate: string | null;
  assignmentType: string;
  name: string;
  /** Its status waits for a visit. */
  canBook: boolean;
  contactName: string | null;
  contactPhone: string | null;
  countyCode: string | null;
  /** In which the claimant reads. */
  claimantLanguage: 'ro' | 'en';
};

type Wanted = {
  orgId: string;
  assignmentId?: string | undefined;
  claimFileId?: string | undefined;
  /** Whatever waits for a visit, the longest first; with this in its claim number or plate. */
  waiting?: string;
};

/** Work that waits for its visit, found by a part of the number or plate. */
const waitingFor = (orgId: string, text: string) => sql`and exists (
    select from transition step where step.org_id = ${orgId}
    and step.assignment_type_code = work.assignment_type_code and step.from_status_code = work.status_code
    and step.follows_event = 'visit.booked')
  and (strpos(work.claim_file_no, ${text}) > 0 or strpos(coalesce(work.plate, ''), ${text}) > 0)`;

/**
 * The work of a file, or one piece of it, whose process knows visits; what can be booked now first.
 *
 * Only what is asked for stands in the statement, for its plan to be kept (as in `findVisitsToCome`).
 */
export async function findVisitWork(
  tx: Transaction<Database>,
  { orgId, assignmentId, claimFileId, waiting }: Wanted,
  language: 'ro' | 'en',
): Promise<BookableWork[]> {
  // Plates and numbers are stored without spaces.
  const text = (waiting ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const { rows } = await sql<BookableWork>`
    select work.claim_file_id as "claimFileId", work.assignment_id as "assignmentId", work.claim_file_no as "claimFileNo",
      work.plate, work.assignment_type_code as "assignmentType", kind.${sql.ref(`name_${language}`)} as name,
      exists (select from transition step where step.org_id = ${orgId}
        and step.assignment_type_code = work.assignment_type_code and step.from_status_code = work.status_code
        and step.follows_event = 'visit.booked') as "canBook",
      nullif(file.claimant_name, '') as "contactName", phone.value as "contactPhone", file.county_code as "countyCode",
      ${offeredLanguage(orgId, 'reader.language')} as "claimantLanguage"
    from assignment work
      join claim_file file on file.org_id = ${orgId} and file.claim_file_id = work.claim_file_id
      join assignment_type kind on kind.org_id = ${orgId} and kind.assignment_type_code = work.assignment_type_code
      left join party reader on reader.org_id = ${orgId} and reader.party_id = file.claimant_party_id
      left join lateral (select channel.value from contact_channel channel
        where channel.org_id = ${orgId} and channel.party_id = file.claimant_party_id and channel.kind = 'phone'
        order by channel.is_preferred desc, channel.created_at limit 1) phone on true
    where work.org_id = ${orgId}
      ${assignmentId === undefined ? sql`` : sql`and work.assignment_id = ${assignmentId}`}
      ${claimFileId === undefined ? sql`` : sql`and work.claim_file_id = ${claimFileId}`}
      and work.category_code in ('new', 'active', 'waiting')
      and exists (select from transition step where step.org_id = ${orgId}
        and step.assignment_type_code = work.assignment_type_code and step.follows_event = 'visit.booked')
      ${waiting === undefined ? sql`` : waitingFor(orgId, text)}
    order by "canBook" desc, ${waiting === undefined ? sql`` : sql`work.created_at,`} work.created_at desc, work.assignment_id limit 20`.execute(
    tx,
  );
  return rows;
}
