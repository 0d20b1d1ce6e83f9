import { dayLength } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findLines, type StoredLine } from '../jobs/job-line-repository.ts';
import { shownDifferences, shownLines } from '../jobs/shown-lines.ts';
import { findJobMessages } from '../messages/message-repository.ts';
import type { AtJob } from './at-insurer.ts';
import { findOwnFiles } from './own-file-repository.ts';
import { findOwnJob, findOwnSteps, type OwnFacts, type OwnStep } from './own-job-repository.ts';

/** Days after its end for which a job still shows who drove the car, and what it looked like. */
export const daysOfPersonalData = 30;

/** Whether the personal data of a job is gone for its partner. */
export const isForgotten = (endedAt: Date | null, now: Date): boolean =>
  endedAt !== null && now.getTime() - endedAt.getTime() > daysOfPersonalData * dayLength;

/** A job as its partner reads it: 404 when it is no longer the partner's. */
export async function ownJobOf({ tx, seat, partnerJobId, now }: AtJob): Promise<Schema<'OwnJob'>> {
  const facts = await findOwnJob(tx, seat, partnerJobId);
  if (facts === undefined) throw notFound();
  const steps = await findOwnSteps(tx, seat, partnerJobId);
  const lines = await findLines(tx, { orgId: seat.orgId, partnerJobId });
  const isOver = isForgotten(facts.job.ended_at, now);
  const { name, phone } = facts.contact;
  return {
    row: facts.row,
    note: isOver ? null : facts.note,
    contact: isOver || (name === null && phone === null) ? null : { name, phone },
    handler_name: facts.handler_name,
    acts: facts.acts,
    steps: reached(steps),
    estimates: estimatesOf(steps, lines),
    invoice: invoiceOf(facts, steps, lines),
    files: isOver ? [] : await findOwnFiles(tx, { seat, partnerJobId }),
    messages: isOver ? [] : await findJobMessages(tx, { ...seat, partnerJobId }, 'partner'),
  };
}

const mostSteps = 50;

/** The states that a job came to, each change once. */
const reached = (steps: readonly OwnStep[]): Schema<'OwnJob'>['steps'] =>
  steps
    .filter(({ to_state: state }, index) => steps[index - 1]?.to_state !== state)
    .slice(-mostSteps)
    .map(({ to_state: state, happened_at: at }) => ({ state, at: at.toISOString() }));

/** The rounds of agreement: each estimate with what the insurer said of it, the newest first. */
function estimatesOf(steps: readonly OwnStep[], lines: readonly StoredLine[]): Schema<'OwnEstimate'>[] {
  const rounds: Schema<'OwnEstimate'>[] = [];
  for (const step of steps) {
    const last = rounds.at(-1);
    if (step.act === 'quote') {
      if (last?.verdict === 'agreed') last.verdict = 'replaced';
      rounds.push({
        partner_job_file_id: step.document_id,
        version: rounds.length + 1,
        file_name: step.file_name,
        total_bani: step.facts.quote_bani ?? 0,
        lines: shownLines(lines.filter(({ stepNo }) => stepNo === step.step_no)),
        verdict: 'waiting',
        verdict_reason: null,
        sent_at: step.happened_at.toISOString(),
      });
    } else if (last && step.act === 'approve_quote') last.verdict = 'agreed';
    else if (last && step.act === 'refuse_quote')
      Object.assign(last, { verdict: 'returned', verdict_reason: step.reason });
  }
  return rounds.toReversed().slice(0, 60);
}

/** The invoice that was sent last, and when it is paid. */
function invoiceOf(
  { row, invoice_cleared_at: clearedAt }: OwnFacts,
  steps: readonly OwnStep[],
  lines: readonly StoredLine[],
) {
  const sent = steps.findLast(({ act }) => act === 'invoice');
  if (sent === undefined) return null;
  const { invoice_number: number, invoice_date: dated, invoice_bani: bani } = sent.facts;
  if (number === undefined || dated === undefined || bani === undefined) return null;
  const returned = steps.find(({ act, step_no }) => act === 'return_invoice' && step_no > sent.step_no);
  const quoted = steps.findLast(({ act }) => act === 'quote');
  const linesOf = (step: OwnStep | undefined) => lines.filter(({ stepNo }) => stepNo === step?.step_no);
  const paid = steps.find(({ act }) => act === 'pay');
  return {
    number,
    dated_on: dated,
    total_bani: bani,
    partner_job_file_id: sent.document_id,
    return_reason: returned?.reason ?? null,
    pay_until: clearedAt !== null && paid === undefined ? row.due_at : null,
    paid_at: paid?.happened_at.toISOString() ?? null,
    line_differences: shownDifferences(linesOf(quoted), linesOf(sent)),
  };
}
