import type { Schema } from '@dosar/openapi';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findInvitation, readInvitationRow, type InvitationRow } from './invitation-repository.ts';

/** Says who invites by a link and until when it opens; whoever has no link learns nothing, after the same steps. */
export async function readInvitation({
  tx,
  body,
  now,
  language,
}: Call<'readInvitation'>): Promise<Schema<'Invitation'>> {
  const whom = (await findInvitation(tx, body.key)) ?? { orgId: platformOrgId, userId: platformOrgId };
  await enterOrganisation(tx, whom.orgId);
  const row = await readInvitationRow(tx, { ...whom, key: body.key, language });
  if (row === undefined) throw notFound();
  const state = stateOf(row, now);
  // A link that was left lying about says no more than it has to.
  const given = state === 'open' ? row : { role_names: [], team_name: null };
  return {
    state,
    is_first: row.is_first,
    org_name: row.org_name,
    invited_by: row.invited_by,
    full_name: row.full_name,
    username: row.username,
    role_names: given.role_names,
    team_name: given.team_name,
    expires_at: row.expires_at.toISOString(),
  };
}

function stateOf(
  { used_at: usedAt, expires_at: expiresAt }: InvitationRow,
  now: Date,
): Schema<'Invitation'>['state'] {
  if (usedAt !== null) return 'used';
  return expiresAt > now ? 'open' : 'expired';
}
