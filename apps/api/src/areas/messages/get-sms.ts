import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findMessageOnFile } from './message-repository.ts';

/** Which file an SMS belongs to, and the key of its content. */
export async function getSms({ path, tx, caller, language }: Call<'getSms'>) {
  const sms = await findMessageOnFile(tx, caller.orgId, { id: path.sms_id, kind: 'sms' }, language);
  if (!sms) throw notFound();
  const { name, claim_file_no, assignment_no, key } = sms;
  return { assignment_name: name, claim_file_no, assignment_no, key };
}
