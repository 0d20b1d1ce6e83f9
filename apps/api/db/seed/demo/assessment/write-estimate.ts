import { calculateLine } from '@dosar/assessment-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoNote } from './write-notes.ts';

type Tx = Transaction<Database>;

const day = 86_400_000;
const shopName = 'Auto Rapid';

/** The estimate of a shop in two rounds: the second asks less, and its first line is agreed below it with a reason. */
export async function writeEstimate(
  tx: Tx,
  { orgId, orgCode }: { orgId: string; orgCode: string },
  note: DemoNote,
): Promise<void> {
  for (const [index, share] of [130, 112].entries()) {
    const roundNo = index + 1;
    const id = demoId('shop_estimate', orgCode, `${note.assignmentId} ${roundNo}`);
    const isLast = roundNo === 2;
    await sql`
      insert into shop_estimate (org_id, shop_estimate_id, assignment_id, claim_file_id, round_no, state, shop_name, file_name,
        source, created_by_user_id, created_at)
      values (${orgId}, ${id}, ${note.assignmentId}, ${note.claimFileId}, ${roundNo}, ${isLast ? 'open' : 'replaced'},
        ${shopName}, ${`deviz-runda-${roundNo}.csv`}, 'csv', ${note.userId}, ${new Date(note.at.getTime() + roundNo * day)})`.execute(
      tx,
    );
    const lines = note.lines.map((line, position) => {
      const ours = calculateLine(line.values, note.head).net_bani;
      const isAgreed = isLast && position === 0;
      return {
        id: demoId('estimate_line', orgCode, `${line.item_guid} ${roundNo}`),
        position,
        name: line.values.part_name,
        amount: Math.round((ours * share) / 100),
        guid: line.item_guid,
        agreed: isAgreed ? ours : null,
        reason: isAgreed ? 'price' : null,
      };
    });
    await sql`
      insert into estimate_line (org_id, estimate_line_id, shop_estimate_id, position, name, amount_bani, item_guid, confidence,
        agreed_bani, reason_code)
      select ${orgId}, line.id, ${id}, line.position, line.name, line.amount, line.guid, 100, line.agreed, line.reason
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id uuid, position integer, name text, amount bigint,
        guid uuid, agreed bigint, reason text)`.execute(tx);
  }
}
