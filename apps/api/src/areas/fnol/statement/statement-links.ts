import { randomBytes } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { guestLinks } from '#src/areas/account/extension-points.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { FnolNeeds } from '../fnol-needs.ts';
import { fileOf } from './save-statement.ts';
import { findLinkByKey, insertLink, openLink, revokeLink } from './statement-link-repository.ts';
import { findStatement, insertStatement } from './statement-repository.ts';
import { startOfStatement } from './statement-start.ts';

const assignmentType = 'accident_statement';
const daysOpen = 7;

/**
 * The link of a driver: it opens one column of one statement and nothing else.
 *
 * Unknown, foreign, withdrawn and expired keys take the same steps and end in the same words.
 */
export const statementLink = guestLinks.entry({
  assignmentType,
  async open(tx, key, now) {
    const unknown = { orgId: platformOrgId, statementLinkId: platformOrgId };
    const { orgId, statementLinkId } = (await findLinkByKey(tx, key)) ?? unknown;
    await enterOrganisation(tx, orgId);
    const opened = await openLink(tx, { orgId, statementLinkId }, now);
    if (opened === undefined) throw notFound();
    if (opened.is_first_view) {
      const caller = { kind: 'guest', orgId, sessionId: statementLinkId, scope: { assignmentType } } as const;
      const side = opened.side.toUpperCase();
      await recordTimelineEvent(
        { tx, caller, now },
        {
          claimFileId: opened.claim_file_id,
          kind: 'change',
          title: {
            ro: `Șoferul ${side} a deschis constatarea amiabilă`,
            en: `Driver ${side} has opened the accident statement`,
          },
        },
      );
    }
    return { orgId, statementLinkId };
  },
});

/** A new link to a column; the one before opens nothing more. */
export async function newLink(
  { staffOrigin }: FnolNeeds,
  { tx, caller, now }: ChangeContext,
  { statementId, side }: { statementId: string; side: SideOfForm },
): Promise<Schema<'StatementLink'>> {
  const column = { orgId: caller.orgId, statementId, side };
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + daysOpen * 86_400_000);
  await revokeLink(tx, column, now);
  await insertLink(tx, column, { key, now, expiresAt });
  return {
    url: `${staffOrigin}/workflow/guest/${assignmentType}/${key}`,
    expires_at: expiresAt.toISOString(),
  };
}

/** A link for a driver, made by the staff; the statement begins with it when there is none. */
export async function makeStatementLink(
  needs: FnolNeeds,
  call: Call<'makeStatementLink'>,
): Promise<Schema<'StatementLink'>> {
  const { tx, caller, body, now, language, audit } = call;
  const { orgId } = caller;
  const { claimFileId, eventId } = await fileOf(call);
  const known = await findStatement(tx, orgId, { claimFileId }, { isHeld: true });
  if (known === undefined) {
    const content = await startOfStatement(tx, { orgId, claimFileId, eventId }, language);
    await insertStatement(tx, { orgId, claimFileId, content, now });
  }
  const row = known ?? (await findStatement(tx, orgId, { claimFileId }, { isHeld: true }));
  if (row === undefined) throw notFound();
  audit.subject(row.accident_statement_id);
  audit.note({ side: body.side });
  const side = body.side.toUpperCase();
  await recordTimelineEvent(call, {
    claimFileId,
    kind: 'change',
    title: {
      ro: `Link către constatarea amiabilă pentru șoferul ${side}`,
      en: `Link to the accident statement for driver ${side}`,
    },
  });
  return newLink(needs, call, { statementId: row.accident_statement_id, side: body.side });
}

/** Withdraws the link of a driver. */
export async function revokeStatementLink(call: Call<'revokeStatementLink'>): Promise<Schema<'Done'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const { claimFileId } = await fileOf(call);
  const row = await findStatement(tx, orgId, { claimFileId });
  if (row !== undefined) {
    audit.subject(row.accident_statement_id);
    await revokeLink(tx, { orgId, statementId: row.accident_statement_id, side: body.side }, now);
  }
  return { success: true };
}
