import type { Schema } from '@dosar/openapi';
import { proposeLiability, type SideOfForm } from '@dosar/fnol-domain/statement';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { findUnknownCodes } from '../notified-claim-repository.ts';
import { shownStatement } from './shown-statement.ts';
import { contentOf, saysTheSame, statedSides } from './statement-content.ts';
import {
  findFileOfStatement,
  findStatement,
  insertStatement,
  storeContent,
  storeLiability,
  storeSignature,
  type StatementRow,
} from './statement-repository.ts';
import { writtenNow } from './statement-sources.ts';
import { sharedRefusals, sideCodes, sideRefusals } from './statement-rules.ts';

/** The file of the assignment that a call names. */
export async function fileOf({
  tx,
  caller,
  path,
}: Pick<Call<'getAccidentStatement'>, 'tx' | 'caller' | 'path'>) {
  const file = await findFileOfStatement(tx, caller.orgId, path.assignment_id);
  if (file === undefined) throw notFound();
  return file;
}

/** The statement of a file with what the file knows for one that nobody has begun. */
export async function getAccidentStatement(
  call: Call<'getAccidentStatement'>,
): Promise<Schema<'StatementOfFile'>> {
  const file = await fileOf(call);
  return shownStatement({ ...call, orgId: call.caller.orgId, file });
}

/** Writes the statement down as it stands on paper. */
export async function saveAccidentStatement(
  call: Call<'saveAccidentStatement'>,
): Promise<Schema<'StatementOfFile'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const { content } = body;
  const file = await fileOf(call);
  await refuseWrong(call);
  const row = await heldStatement(call, file.claimFileId);
  const place = { orgId, statementId: row.accident_statement_id };
  audit.subject(row.accident_statement_id);
  const before = contentOf(row);
  const isChanged = !saysTheSame(before, content);
  const writtenBy = writtenNow(row.written_by, before, content, undefined);
  if (isChanged) await storeContent(tx, place, { content, writtenBy }, now);
  for (const side of ['a', 'b'] satisfies SideOfForm[]) {
    const isOnPaper = body.signed_on_paper[side];
    // What is on glass stays while nothing else changes.
    const how = isChanged ? 'none' : row[`signed_${side}`];
    if (isOnPaper && how !== 'paper')
      await storeSignature(tx, place, { side, how: 'paper', drawing: null, now });
    if (!isOnPaper && how === 'paper')
      await storeSignature(tx, place, { side, how: 'none', drawing: null, now });
  }
  return shownStatement({ ...call, orgId, file });
}

/** The statement that somebody is about to change: as it was read, or begun now. */
async function heldStatement(
  call: Call<'saveAccidentStatement'>,
  claimFileId: string,
): Promise<StatementRow> {
  const { tx, caller, body, now } = call;
  const { orgId } = caller;
  if (body.row_version === null) {
    const id = await insertStatement(tx, { orgId, claimFileId, content: body.content, now });
    if (id !== undefined)
      await recordTimelineEvent(call, {
        claimFileId,
        kind: 'change',
        title: { ro: 'Constatare amiabilă începută', en: 'Accident statement begun' },
      });
  }
  const row = await findStatement(tx, orgId, { claimFileId }, { isHeld: true });
  if (row === undefined) throw notFound();
  if (row.row_version !== (body.row_version ?? 1)) throw staleRowVersion(row.row_version);
  return row;
}

async function refuseWrong({ tx, body: { content }, now }: Call<'saveAccidentStatement'>): Promise<void> {
  const fields = [
    ...sharedRefusals(content.shared, now),
    ...sideRefusals(content.a, 'a'),
    ...sideRefusals(content.b, 'b'),
    ...(await findUnknownCodes(tx, [...sideCodes(content.a, 'a'), ...sideCodes(content.b, 'b')])),
  ].map(({ field, code }) => ({ field: `content.${field}`, code }));
  if (fields.length > 0) throw new Problem(422, 'rule_refused', { fields });
}

const liabilityWords = {
  a: { ro: 'vinovat: șoferul A', en: 'to blame: driver A' },
  b: { ro: 'vinovat: șoferul B', en: 'to blame: driver B' },
  shared: { ro: 'vină comună', en: 'both to blame' },
  unclear: { ro: 'vina rămâne neclară', en: 'it stays unclear who is to blame' },
} as const;

/** Keeps what a person decides about liability, beside what the boxes suggest. */
export async function decideLiability(call: Call<'decideLiability'>): Promise<Schema<'StatementOfFile'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const file = await fileOf(call);
  const row = await findStatement(tx, orgId, { claimFileId: file.claimFileId }, { isHeld: true });
  if (row === undefined) throw notFound();
  audit.subject(row.accident_statement_id);
  if (row.row_version !== body.row_version) throw staleRowVersion(row.row_version);
  const reason = body.reason.trim();
  if (reason.length < 3)
    throw new Problem(422, 'rule_refused', { fields: [{ field: 'reason', code: 'required' }] });
  const { liability: proposed } = proposeLiability(statedSides(contentOf(row)));
  await storeLiability(
    tx,
    { orgId, statementId: row.accident_statement_id },
    { liability: body.liability, proposed, reason, userId: caller.userId, now },
  );
  audit.note({ liability: body.liability, proposed });
  const words = liabilityWords[body.liability];
  await recordTimelineEvent(call, {
    claimFileId: file.claimFileId,
    assignmentId: call.path.assignment_id,
    kind: 'change',
    title: { ro: `Răspundere stabilită, ${words.ro}`, en: `Liability decided, ${words.en}` },
    body: reason,
  });
  return shownStatement({ ...call, orgId, file });
}
