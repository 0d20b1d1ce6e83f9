import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { findMessagesOfFile, findUnfiledMessages } from './message-list-repository.ts';
import { findFileOfAssignment } from './recipient-repository.ts';

const messagesOfPage = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of the messages of the file that an assignment belongs to. */
export async function browseMessages({ path, query, caller, tx, language }: Call<'browseMessages'>) {
  const file = await findFileOfAssignment(tx, caller.orgId, path.assignment_id);
  if (file === undefined) throw notFound();
  const asked = { orgId: caller.orgId, claimFileId: file.claim_file_id, language };
  return pageOf(await findMessagesOfFile(tx, asked, pageAfter(query.after)));
}

/** A page of the e-mails that nobody has put into a claim file yet. */
export async function browseUnfiledMessages({ query, caller, tx, language }: Call<'browseUnfiledMessages'>) {
  return pageOf(await findUnfiledMessages(tx, { orgId: caller.orgId, language }, pageAfter(query.after)));
}

function pageAfter(after: string | undefined) {
  if (after !== undefined && !uuid.test(after))
    throw new Problem(400, 'validation_failed', { fields: [{ field: 'after', code: 'invalid_format' }] });
  return { after, limit: messagesOfPage + 1 };
}

function pageOf(found: Schema<'Message'>[]): Schema<'MessagePage'> {
  const items = found.slice(0, messagesOfPage);
  return { items, next_cursor: found.length > items.length ? (items.at(-1)?.message_id ?? null) : null };
}
