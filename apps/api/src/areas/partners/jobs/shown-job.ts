import { actsOf, type JobAct } from '@dosar/partners-domain';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { isWithSomebody } from '../links/link-time.ts';
import { standingOf } from './carry-out.ts';
import { findWholeJobs, type WholeJob } from './shown-job-repository.ts';
import { workerOf } from './job-words.ts';
import { shownDifferences, shownLines } from './shown-lines.ts';

type Reading = Pick<Call<'makeJob'>, 'tx' | 'caller' | 'now'>;

/** One job as its reader sees it. */
export async function shownJob(call: Reading, partnerJobId: string): Promise<Schema<'PartnerJob'>> {
  const [job] = await findWholeJobs(call.tx, call.caller.orgId, { partnerJobId });
  if (job === undefined) throw notFound();
  return shown(job, call);
}

/** Whether somebody asks partners for work and answers them. */
export const worksWithPartners = (roles: readonly string[]): boolean =>
  ['claims.handler', '*.manager'].some((role) => meetsRoleCondition(roles, role));

function actsFor(job: WholeJob, roles: readonly string[]): JobAct[] {
  const standing = standingOf(job);
  return [
    ...(worksWithPartners(roles) ? actsOf(standing, 'handler') : []),
    // Partners are paid by their orders; only for a shop of no directory somebody says that it is paid.
    ...(meetsRoleCondition(roles, 'finance.payments') && job.partner_id === null
      ? actsOf(standing, 'payments').filter((act) => act === 'pay')
      : []),
  ];
}

/** A job as the page of its file shows it. */
export function shown(job: WholeJob, { caller, now }: Reading): Schema<'PartnerJob'> {
  const name = workerOf(job);
  return {
    partner_job_id: job.partner_job_id,
    kind: job.kind,
    state: job.state,
    state_since: job.state_since.toISOString(),
    next_party: job.next_party,
    due_at: job.due_at?.toISOString() ?? null,
    is_late: job.due_at !== null && job.due_at < now,
    worker:
      name === null
        ? null
        : {
            partner_id: job.partner_id,
            name,
            phone: job.partner_id === null ? job.shop_phone : job.partner_phone,
            email: job.partner_id === null ? job.shop_email : job.partner_email,
          },
    vehicle:
      [job.vehicle_plate && formatPlate(job.vehicle_plate), job.vehicle_name]
        .filter((part) => part !== null)
        .join(' · ') || null,
    damage: job.damage,
    note: job.note,
    choice_reason: job.choice_reason,
    on_silence: job.on_silence,
    parts_until: job.parts_until,
    promised_on: job.promised_on,
    quote_bani: job.quote_bani,
    agreed_bani: job.agreed_bani,
    quote_lines: shownLines(linesOfLast(job, 'quote')),
    invoice: invoiceOf(job),
    steps: job.steps,
    offers: job.offers,
    documents: job.documents,
    acts: actsFor(job, caller.roles),
    link: job.link,
    can_send_link:
      !job.has_pages && worksWithPartners(caller.roles) && isWithSomebody(job.state, job.ended_at, now),
    row_version: job.row_version,
  };
}

function invoiceOf(job: WholeJob): Schema<'PartnerJobInvoice'> | null {
  const { invoice_number: number, invoice_date: date, invoice_bani: bani, agreed_bani: agreed } = job;
  if (number === null || date === null || bani === null) return null;
  return {
    number,
    date,
    bani,
    difference_bani: agreed === null ? null : bani - agreed,
    difference_reason: job.difference_reason,
    cleared_at: job.invoice_cleared_at?.toISOString() ?? null,
    line_differences: shownDifferences(linesOfLast(job, 'quote'), linesOfLast(job, 'invoice')),
  };
}

/** The lines of the newest estimate or invoice; none once it holds no more. */
function linesOfLast(job: WholeJob, act: 'quote' | 'invoice') {
  if ((act === 'quote' ? job.quote_bani : job.invoice_bani) === null) return [];
  const last = job.steps.findLast((step) => step.act === act)?.step_no;
  return job.lines.filter(({ stepNo }) => stepNo === last);
}
