import type { Schema } from '@dosar/openapi';
import { safeMessageHtml } from '#src/kernel/html/safe-html.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findMessageContent } from './message-repository.ts';

/** One e-mail or SMS. Its HTML is stored as it came and is hostile, so it leaves here without anything that could act. */
export async function getMessageContent({
  path,
  tx,
  caller,
  audit,
}: Call<'getMessageContent'>): Promise<Schema<'MessageContent'>> {
  const message = await findMessageContent(tx, caller.orgId, path.key);
  if (!message || message.kind === 'call' || message.kind === 'web') throw notFound();
  audit.subject(message.message_id);
  return {
    kind: message.kind,
    direction: message.direction,
    from: message.from_address,
    to: message.to_addresses,
    subject: message.subject,
    body_html: message.body_html === null ? null : safeMessageHtml(message.body_html),
    body_text: message.body_text,
    time: message.system_time.toISOString(),
  };
}
