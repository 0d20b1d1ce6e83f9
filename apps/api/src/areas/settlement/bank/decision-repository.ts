import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { outcomeFor } from './own-lines-sql.ts';

type Tx = Transaction<Database>;
type Place = { orgId: string; statementId: string };
type Kind = 'open' | 'left_out' | 'pays';

/** How much of a line pays which order. */
export type Part = Schema<'LinePart'>;

/** What is decided about a line; `open` was taken back. */
export type LineDecision = {
  line_no: number;
  kind: Kind;
  needs_second: boolean;
  decided_by_user_id: string;
  decided_by: string | null;
  decided_at: string;
  row_version: number;
  parts: Part[];
};

/** What is decided about lines of a statement. */
export async function findDecisions(
  tx: Tx,
  { orgId, statementId }: Place,
  lineNos: readonly number[],
): Promise<ReadonlyMap<number, LineDecision>> {
  const { rows } = await sql<LineDecision>`
    select decision.line_no, kind, needs_second, decided_by_user_id, person.full_name as decided_by, decision.row_version,
      to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as decided_at,
      (select coalesce(jsonb_agg(jsonb_build_object('payment_order_id', payment_order_id, 'amount_bani', amount_bani)
          order by payment_order_id), '[]')
        from bank_line_decision_part part where part.org_id = decision.org_id
          and part.bank_statement_id = decision.bank_statement_id and part.line_no = decision.line_no) as parts
    from bank_line_decision decision
    left join app_user person on person.org_id = decision.org_id and person.user_id = decision.decided_by_user_id
    where decision.org_id = ${orgId} and decision.bank_statement_id = ${statementId}
      and decision.line_no = any (${lineNos}::integer[])
    limit ${lineNos.length}`.execute(tx);
  return new Map(rows.map((decision) => [decision.line_no, decision]));
}

type NewDecision = {
  lineNo: number;
  kind: Kind;
  parts: readonly Part[];
  needsSecond: boolean;
  userId: string;
  now: Date;
};

/** Stores what is decided about a line in the place of what was decided before. */
export async function storeDecision(
  tx: Tx,
  { orgId, statementId }: Place,
  { lineNo, kind, parts, needsSecond, userId, now }: NewDecision,
): Promise<void> {
  await sql`
    insert into bank_line_decision (org_id, bank_statement_id, line_no, kind, needs_second, decided_by_user_id, decided_at)
    values (${orgId}, ${statementId}, ${lineNo}, ${kind}, ${needsSecond}, ${userId}, ${now})
    on conflict (org_id, bank_statement_id, line_no) do update set kind = excluded.kind, needs_second = excluded.needs_second,
      decided_by_user_id = excluded.decided_by_user_id, decided_at = excluded.decided_at,
      row_version = bank_line_decision.row_version + 1`.execute(tx);
  await tx
    .deleteFrom('bank_line_decision_part')
    .where('org_id', '=', orgId)
    .where('bank_statement_id', '=', statementId)
    .where('line_no', '=', lineNo)
    .execute();
  if (parts.length > 0)
    await tx
      .insertInto('bank_line_decision_part')
      .values(
        parts.map((part) => ({ org_id: orgId, bank_statement_id: statementId, line_no: lineNo, ...part })),
      )
      .execute();
}

/** Takes a decision back that does not fit its line any more. */
export async function reopenDecision(
  tx: Tx,
  { orgId, statementId }: Place,
  decision: Pick<LineDecision, 'line_no' | 'decided_by_user_id'>,
  now: Date,
): Promise<void> {
  await storeDecision(
    tx,
    { orgId, statementId },
    {
      lineNo: decision.line_no,
      kind: 'open',
      parts: [],
      needsSecond: false,
      userId: decision.decided_by_user_id,
      now,
    },
  );
}

const waits = (readerId: string | null) =>
  sql`decision.needs_second and decision.decided_by_user_id = ${readerId}::uuid`;

/**
 * Lines with what is decided about them, and whether somebody can record each now, as SQL: `bank_statement_line`, `decision` and the
 * column `is_to_record`.
 */
export const decidedLines = ({ orgId, statementId }: Place, readerId: string | null) => sql`
  select bank_statement_line.*, decision.kind, decision.row_version, ${outcomeFor(readerId)} as outcome_here,
    case
      when outcome = 'recorded' then false
      when decision.kind = 'pays' then not (${waits(readerId)}) and not exists (
        select from bank_line_decision_part part
        join payment_order own on own.org_id = part.org_id and own.payment_order_id = part.payment_order_id
        where part.org_id = decision.org_id and part.bank_statement_id = decision.bank_statement_id
          and part.line_no = decision.line_no and ${readerId}::uuid in (own.created_by_user_id, own.approved_by_user_id))
      when decision.kind = 'left_out' then false
      else outcome in ('matches', 'returned') and ${outcomeFor(readerId)} <> 'own_order'
    end as is_to_record,
    outcome <> 'recorded' and decision.kind = 'pays' and ${waits(readerId)} as is_waiting
  from bank_statement_line
  left join bank_line_decision decision on decision.org_id = bank_statement_line.org_id
    and decision.bank_statement_id = bank_statement_line.bank_statement_id and decision.line_no = bank_statement_line.line_no
  where bank_statement_line.org_id = ${orgId} and bank_statement_line.bank_statement_id = ${statementId}
    and (outcome in ('matches', 'returned') or decision.line_no is not null)`;

/** What is decided about lines of a statement that are not recorded yet. */
export async function countDecisions(
  tx: Tx,
  place: Place,
  readerId: string | null,
): Promise<Schema<'DecisionCounts'>> {
  const { rows } = await sql<Schema<'DecisionCounts'>>`
    select coalesce(sum(row_version), 0)::integer as version, (count(*) filter (where is_to_record))::integer as to_record,
      (count(*) filter (where kind = 'left_out' and outcome <> 'recorded'))::integer as left_out,
      (count(*) filter (where is_waiting))::integer as waiting
    from (${decidedLines(place, readerId)}) lines`.execute(tx);
  return rows[0] ?? { version: 0, to_record: 0, left_out: 0, waiting: 0 };
}
