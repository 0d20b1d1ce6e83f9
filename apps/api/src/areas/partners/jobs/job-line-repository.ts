import type { AnsweredLine, JobLine, LineVerdict } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobPlace } from './job-repository.ts';

type Tx = Transaction<Database>;

/** A line as it is stored, with the step it came with. */
export type StoredLine = JobLine & {
  stepNo: number;
  answer: LineVerdict | null;
  agreedBani: number | null;
  reason: string | null;
};

/** Keeps the lines that came with the step that was just made. */
export async function insertLines(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  lines: readonly JobLine[],
): Promise<void> {
  for (const { lineNo, code, name, bani } of lines)
    await sql`
      insert into partner_job_line (org_id, partner_job_id, step_no, line_no, code, name, asked_bani)
      select ${orgId}, ${partnerJobId}, max(step_no), ${lineNo}, ${code}, ${name}, ${bani}
      from partner_job_step where org_id = ${orgId} and partner_job_id = ${partnerJobId}`.execute(tx);
}

/** The lines of all estimates and invoices of a job. */
export async function findLines(tx: Tx, { orgId, partnerJobId }: JobPlace): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select step_no as "stepNo", line_no as "lineNo", code, name, asked_bani::float8 as bani, answer,
      agreed_bani::float8 as "agreedBani", answer_reason as reason
    from partner_job_line where org_id = ${orgId} and partner_job_id = ${partnerJobId}
    order by step_no, line_no`.execute(tx);
  return rows;
}

/** The lines of the newest estimate of a job; none where it came as a sum alone. */
export async function findQuoteLines(tx: Tx, { orgId, partnerJobId }: JobPlace): Promise<StoredLine[]> {
  const { rows } = await sql<{ step_no: number | null }>`
    select max(step_no) as step_no from partner_job_step
    where org_id = ${orgId} and partner_job_id = ${partnerJobId} and act = 'quote'`.execute(tx);
  const lines = await findLines(tx, { orgId, partnerJobId });
  return lines.filter(({ stepNo }) => stepNo === rows[0]?.step_no);
}

/** Keeps what the handler said of the lines of an estimate. */
export async function answerStoredLines(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  stepNo: number,
  lines: readonly AnsweredLine[],
): Promise<void> {
  for (const { lineNo, answer, agreedBani, reason } of lines)
    await sql`
      update partner_job_line set answer = ${answer}, agreed_bani = ${agreedBani}, answer_reason = ${reason}
      where org_id = ${orgId} and partner_job_id = ${partnerJobId} and step_no = ${stepNo} and line_no = ${lineNo}`.execute(
      tx,
    );
}
