import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findMessageOnFile } from './message-repository.ts';

/** Which file an e-mail belongs to, and the key of its content. */
export async function getEmailKey({ path, tx, caller, language }: Call<'getEmailKey'>) {
  const email = await findMessageOnFile(tx, caller.orgId, { id: path.email_id, kind: 'email' }, language);
  if (!email) throw notFound();
  return { ...email, time: email.time.toISOString() };
}
