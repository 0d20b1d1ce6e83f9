import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { LineMatcher } from './match-lines.ts';
import { findNewWords } from './named-order-repository.ts';
import { findOpenLines, setOutcomes } from './statement-line-repository.ts';
import { holdStatement, updateStatement } from './statement-repository.ts';

const linesOfBatch = 500;
/** Nobody who opens a statement waits for more; the import looks at each line again all the same. */
const mostBatches = 4;

/**
 * Says anew what lines of a statement mean: since it was read, orders may have been given, paid, cancelled or taken back.
 *
 * Of a statement that somebody records at this moment nothing is said anew.
 */
export async function reckonStatement(context: ChangeContext, statementId: string): Promise<void> {
  const { tx, caller, now } = context;
  const place = { orgId: caller.orgId, statementId };
  const held = await holdStatement(tx, caller.orgId, statementId);
  if (held === undefined) return;
  const words = await findNewWords(tx, caller.orgId, held.since);
  const matcher = new LineMatcher(context, statementId);
  let after = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const lines = await findOpenLines(tx, place, { after, words, limit: linesOfBatch });
    if (lines.length === 0) break;
    after = lines.at(-1)?.line_no ?? after;
    const matches = await matcher.match(lines);
    const changed = matches.flatMap(({ line, orders, outcome }) => {
      const orderIds = orders.map(({ payment_order_id: id }) => id);
      const isSame = line.outcome === outcome && line.order_ids.join() === orderIds.join();
      return isSame ? [] : [{ line_no: line.line_no, outcome, order_ids: orderIds }];
    });
    if (changed.length > 0) await setOutcomes(tx, place, changed);
  }
  await updateStatement(tx, caller.orgId, statementId, { reckoned_at: now });
}
