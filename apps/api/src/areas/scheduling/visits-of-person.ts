import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { findVisitsIn } from './visit-repository.ts';

/** A visit of a person, with its hour, place and work. */
type PersonVisit = {
  assignmentId: string;
  claimFileNo: string;
  plate: string | null;
  startsAt: Date;
  endsAt: Date;
  placeName: string;
  status: Schema<'VisitStatus'>;
};

const mostVisits = 200;

/** The visits of a person in a period by hour, without holds and cancelled visits. */
export async function findVisitsOfPerson(
  tx: Transaction<Database>,
  orgId: string,
  { userId, from, until }: { userId: string; from: Date; until: Date },
): Promise<PersonVisit[]> {
  const rows = await findVisitsIn(tx, orgId, { userId, from, until, now: from, most: mostVisits });
  return rows
    .filter(({ status }) => !gone.has(status))
    .map((row) => ({
      assignmentId: row.assignment_id,
      claimFileNo: row.claim_file_no,
      plate: row.plate,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      placeName: row.place_name,
      status: row.status,
    }));
}

const gone = new Set<Schema<'VisitStatus'>>(['held', 'expired', 'cancelled']);
