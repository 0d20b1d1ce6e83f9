import { randomBytes } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { hashOfDirectoryToken } from '#src/kernel/session/authenticate-directory.ts';
import { provisioningRefused } from './provisioning-refusal.ts';
import { provisioningOf, type PageNeeds } from './provisioning-page.ts';
import { countOpenTokens, endToken, holdToken, insertToken } from './provisioning-repository.ts';

/** One token in use, one that takes its place, and some for trying. */
const mostTokens = 10;

/** Makes a token; nobody sees it again after this answer. */
export async function createProvisioningToken(
  needs: PageNeeds,
  call: Call<'createProvisioningToken'>,
): Promise<Schema<'NewProvisioningToken'>> {
  const { tx, caller, body, now, audit } = call;
  if ((await countOpenTokens(tx, caller.orgId, now)) >= mostTokens)
    throw provisioningRefused('too_many_tokens');
  const token = `dosar-scim-${randomBytes(32).toString('base64url')}`;
  const tokenId = await insertToken(tx, caller.orgId, {
    name: body.name.trim(),
    tokenHash: hashOfDirectoryToken(token),
    madeBy: caller.userId,
    now,
    expiresAt: new Date(now.getTime() + body.days * 24 * 60 * 60_000),
  });
  audit.subject(tokenId);
  audit.note({ days: body.days });
  return { token, page: await provisioningOf(needs, call) };
}

/** Ends a token: its next call is refused. */
export async function endProvisioningToken(
  needs: PageNeeds,
  call: Call<'endProvisioningToken'>,
): Promise<Schema<'Provisioning'>> {
  const { tx, caller, body, path, now, audit } = call;
  const token = await holdToken(tx, caller.orgId, path.token_id);
  if (token === undefined) throw notFound();
  audit.subject(path.token_id);
  if (token.row_version !== body.row_version) throw staleRowVersion(token.row_version);
  if (token.ended_at === null)
    await endToken(tx, caller.orgId, path.token_id, { endedBy: caller.userId, now });
  return provisioningOf(needs, call);
}
