import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findJob } from './job-repository.ts';
import { jobRefused } from './job-refused.ts';
import { carryOut } from './carry-out.ts';
import { receiverOf } from './receiver.ts';
import { shownJob } from './shown-job.ts';

/** Does what a handler does to a job, or writes down what its partner told by phone. */
export async function actOnJob(call: Call<'actOnJob'>): Promise<Schema<'PartnerJob'>> {
  const { path, body, audit } = call;
  const { act, to, reason, promised_on, quote_bani, parts_until, invoice, lines } = body;
  audit.subject(path.partner_job_id);
  audit.note({ act });
  await carryOut(call, {
    partnerJobId: path.partner_job_id,
    act,
    rowVersion: body.row_version,
    by: { side: 'handler' },
    details: {
      ...(reason !== undefined && reason.trim() !== '' && { reason }),
      ...(to !== undefined && receiverOf(to)),
      ...(promised_on !== undefined && { promisedOn: promised_on }),
      ...(quote_bani !== undefined && { quoteBani: quote_bani }),
      ...(parts_until !== undefined && { partsUntil: parts_until }),
      ...(invoice !== undefined && { invoice }),
      ...(lines !== undefined && {
        answers: lines.map(({ line_no, answer, bani, reason: why }) => ({
          lineNo: line_no,
          answer,
          ...(bani !== undefined && { bani }),
          ...(why !== undefined && { reason: why }),
        })),
      }),
    },
  });
  return shownJob(call, path.partner_job_id);
}

/** Notes that the invoice of a shop that stands in no directory is paid; those of partners are paid by their orders. */
export async function payJob(call: Call<'payJob'>): Promise<Schema<'PartnerJob'>> {
  const { tx, caller, path, body, audit } = call;
  audit.subject(path.partner_job_id);
  const place = { orgId: caller.orgId, partnerJobId: path.partner_job_id };
  const job = await findJob(tx, place, { isHeld: true });
  if (job !== undefined && job.partner_id !== null) throw jobRefused('paid_by_ledger');
  await carryOut(call, {
    partnerJobId: path.partner_job_id,
    act: 'pay',
    rowVersion: body.row_version,
    by: { side: 'payments' },
  });
  return shownJob(call, path.partner_job_id);
}
