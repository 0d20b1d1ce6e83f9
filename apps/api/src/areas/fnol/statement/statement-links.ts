import { randomBytes } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import { guestLinks } from '#src/areas/account/extension-points.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { enterOrganisation } from '#src/kernel/access/enter-organisation.ts';
import { platformOrgId } from '#src/kernel/database/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { claimantLink } from '#src/kernel/links/claimant-links.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { FnolNeeds } from '../fnol-needs.ts';
import { fileOf } from './save-statement.ts';
import { findLinkByKey, findOpenKey, insertLink, openLink, revokeLink } from './statement-link-repository.ts';
import { findStatement, insertStatement, type StatementRow } from './statement-repository.ts';
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

type Column = { orgId: string; statementId: string; side: SideOfForm };
type OpenLink = { key: string; url: string; expiresAt: Date };

const urlOf = ({ trackerOrigin }: FnolNeeds, key: string) => claimantLink(trackerOrigin, assignmentType, key);

/** A link as the contract has it. */
export const shownLink = ({ url, expiresAt }: OpenLink): Schema<'StatementLink'> => ({
  url,
  expires_at: expiresAt.toISOString(),
});

/** The link that opens a column now: what a driver has open stays open. */
export async function openLinkOf(
  needs: FnolNeeds,
  context: ChangeContext,
  column: Column,
): Promise<OpenLink> {
  const known = await findOpenKey(context.tx, column, context.now);
  if (known === undefined) return newLink(needs, context, column);
  return { key: known.link_key, url: urlOf(needs, known.link_key), expiresAt: known.expires_at };
}

/** A new link to a column; the one before opens nothing more. */
async function newLink(needs: FnolNeeds, { tx, now }: ChangeContext, column: Column): Promise<OpenLink> {
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + daysOpen * 86_400_000);
  await revokeLink(tx, column, now);
  await insertLink(tx, column, { key, now, expiresAt });
  return { key, url: urlOf(needs, key), expiresAt };
}

/** The statement of a file, held; it begins with what the file knows when there is none. */
export async function begunStatement(
  { tx, caller, now, language }: ChangeContext & { language: Language },
  { claimFileId, eventId }: { claimFileId: string; eventId: string | null },
): Promise<StatementRow> {
  const { orgId } = caller;
  const known = await findStatement(tx, orgId, { claimFileId }, { isHeld: true });
  if (known !== undefined) return known;
  const content = await startOfStatement(tx, { orgId, claimFileId, eventId }, language);
  await insertStatement(tx, { orgId, claimFileId, content, now });
  const begun = await findStatement(tx, orgId, { claimFileId }, { isHeld: true });
  if (begun === undefined) throw notFound();
  return begun;
}

/** A link for a driver, made by the staff; the statement begins with it when there is none. */
export async function makeStatementLink(
  needs: FnolNeeds,
  call: Call<'makeStatementLink'>,
): Promise<Schema<'StatementLink'>> {
  const { caller, body, audit } = call;
  const file = await fileOf(call);
  const row = await begunStatement(call, file);
  audit.subject(row.accident_statement_id);
  audit.note({ side: body.side });
  const side = body.side.toUpperCase();
  await recordTimelineEvent(call, {
    claimFileId: file.claimFileId,
    kind: 'change',
    title: {
      ro: `Link către constatarea amiabilă pentru șoferul ${side}`,
      en: `Link to the accident statement for driver ${side}`,
    },
  });
  const column = { orgId: caller.orgId, statementId: row.accident_statement_id, side: body.side };
  return shownLink(await newLink(needs, call, column));
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
