import { sql, type RawBuilder } from 'kysely';
import type { DemoWorld } from '../demo-world.ts';
import type { SimulatedFile } from '../simulate/simulated-file.ts';

/** Who put the handling or liquidation of a claim into a status. */
function whoReached({ works }: SimulatedFile, status: string): string | null {
  const reached = works
    .flatMap((work) => work.reached)
    .findLast((one) => one.status === status && one.by !== undefined);
  return reached?.by ?? null;
}

/** The moments of each file as rows that a statement joins: `course (claim_file_id, noted_at, agreed_at, offered_at, …)`. */
export function courseRows({ courses }: DemoWorld): RawBuilder<unknown> {
  const rows = [...courses].map(([id, course]) => ({
    claim_file_id: id,
    noted_at: course.notedAt,
    agreed_at: course.agreedAt,
    offered_at: course.offeredAt,
    answered_at: course.answeredAt,
    ordered_at: course.orderedAt,
    paid_at: course.paidAt,
    offered_by: whoReached(course, 'offer_issued'),
    ordered_by: whoReached(course, 'payment_ordered'),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as course (claim_file_id uuid, noted_at timestamptz,
    agreed_at timestamptz, offered_at timestamptz, answered_at timestamptz, ordered_at timestamptz, paid_at timestamptz,
    offered_by text, ordered_by text)`;
}
