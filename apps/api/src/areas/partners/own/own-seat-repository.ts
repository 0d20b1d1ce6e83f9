import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** As which partner of which insurer somebody works; no partner where they have a job as a shop that somebody typed. */
export type Seat = { orgId: string; partnerId: string | null };
type SeatRow = { org_id: string; partner_id: string };

const seatOf = ({ org_id: orgId, partner_id: partnerId }: SeatRow): Seat => ({ orgId, partnerId });

/** The insurers for which the organisation of the transaction works. */
export async function findSeats(tx: Tx): Promise<Seat[]> {
  const { rows } = await sql<SeatRow>`select org_id, partner_id from find_own_partners()`.execute(tx);
  return rows.map(seatOf);
}

/** Where a job stands that the organisation of the transaction works on; `undefined` for every other job. */
export async function findSeatOfJob(tx: Tx, partnerJobId: string): Promise<Seat | undefined> {
  const { rows } = await sql<SeatRow>`
    select org_id, partner_id from find_own_partner_job(${partnerJobId})`.execute(tx);
  return rows[0] && seatOf(rows[0]);
}

/** Goes on in an organisation; the person of the other one is nobody there. */
export async function enterSeat(tx: Tx, orgId: string, userId: string | undefined): Promise<void> {
  await sql`
    select set_config('app.org_id', ${orgId}, true), set_config('app.user_id', ${userId ?? ''}, true)`.execute(
    tx,
  );
}

/** The name of a person of the caller's own organisation. */
export async function findOwnName(
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<string> {
  const person = await tx
    .selectFrom('app_user')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .select('full_name')
    .executeTakeFirstOrThrow();
  return person.full_name;
}
