import type { Transaction } from 'kysely';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { contentOf } from './statement-content.ts';
import { findSendings } from './sending-repository.ts';
import { findOpenLinks } from './statement-link-repository.ts';
import { leftToday } from './sending-limit.ts';
import { findStatement, type StatementRow } from './statement-repository.ts';
import { sourcesOf } from './statement-sources.ts';
import { startOfStatement } from './statement-start.ts';

type Asked = {
  tx: Transaction<Database>;
  orgId: string;
  file: { claimFileId: string; claimFileNo: string; eventId: string | null };
  language: Language;
  now: Date;
};

/** The statement of a file as the staff read it. */
export async function shownStatement({
  tx,
  orgId,
  file,
  language,
  now,
}: Asked): Promise<Schema<'StatementOfFile'>> {
  const row = await findStatement(tx, orgId, { claimFileId: file.claimFileId });
  const start = await startOfStatement(tx, { orgId, ...file }, language);
  return {
    claim_file_no: file.claimFileNo,
    start,
    sources: sourcesOf(row === undefined ? start : contentOf(row), start, row?.written_by ?? {}),
    statement: row === undefined ? null : await shown(tx, orgId, row, now),
  };
}

async function shown(
  tx: Transaction<Database>,
  orgId: string,
  row: StatementRow,
  now: Date,
): Promise<Schema<'AccidentStatement'>> {
  const links = await findOpenLinks(tx, orgId, row.accident_statement_id, now);
  const sendings = await findSendings(tx, orgId, row.accident_statement_id);
  const linkOf = (side: SideOfForm) => {
    const link = links.find((one) => one.side === side);
    return link === undefined
      ? null
      : { expires_at: link.expires_at.toISOString(), opened_at: link.opened_at?.toISOString() ?? null };
  };
  return {
    accident_statement_id: row.accident_statement_id,
    row_version: row.row_version,
    content: contentOf(row),
    signatures: {
      a: { how: row.signed_a, drawing: row.signature_a, signed_at: row.signed_a_at?.toISOString() ?? null },
      b: { how: row.signed_b, drawing: row.signature_b, signed_at: row.signed_b_at?.toISOString() ?? null },
    },
    links: { a: linkOf('a'), b: linkOf('b') },
    sendings: sendings.map(({ sent_at: at, ...sending }) => ({
      ...sending,
      sent_at: at.toISOString(),
      left_today: leftToday(sendings, sending.side, now),
    })),
    decided: decidedOf(row),
    changed_at: row.changed_at.toISOString(),
  };
}

function decidedOf(row: StatementRow): Schema<'DecidedLiability'> | null {
  const { liability, liability_proposed: proposed, liability_reason: reason, liability_at: at } = row;
  if (liability === null || proposed === null || reason === null || at === null) return null;
  return { liability, proposed, reason, decided_by: row.decided_by, decided_at: at.toISOString() };
}
