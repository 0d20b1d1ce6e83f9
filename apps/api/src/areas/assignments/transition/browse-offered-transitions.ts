import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { compareNames } from '@dosar/kernel/search-text';
import { findChangeable } from '../change/changeable-assignment-repository.ts';
import { mayChange } from '../change/may-change.ts';
import { transitionFinder } from './offered-transitions.ts';
import { findWorker } from '../worker-repository.ts';

type Offer = Schema<'OfferedTransition'>;

const mostOffered = 100;

/** The transitions that the caller could make with some assignments, those that fit the most of them first. */
export async function browseOfferedTransitions(call: Call<'browseOfferedTransitions'>): Promise<Offer[]> {
  const { body, caller, tx, language } = call;
  const { orgId, roles } = caller;
  const rows = await findChangeable(tx, orgId, body.assignment_ids);
  const worker = await findWorker(call);
  const find = transitionFinder(tx, { orgId, roles, language });

  const offers = new Map<string, Offer>();
  for (const row of rows) {
    if (!mayChange(worker, row)) continue;
    for (const { shown } of await find(row)) {
      if (!shown.allowed) continue;
      const known = offers.get(shown.code);
      offers.set(shown.code, {
        code: shown.code,
        name: known?.name ?? shown.name,
        to_status_name: known?.to_status_name ?? shown.to_status_name,
        to_status_color: known?.to_status_color ?? shown.to_status_color,
        to_status_category_code: known?.to_status_category_code ?? shown.to_status_category_code,
        needs_reason: shown.reason_required || known?.needs_reason === true,
        undoable: shown.undoable && known?.undoable !== false,
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  return [...offers.values()]
    .sort((one, other) => other.count - one.count || compareNames(one.name, other.name))
    .slice(0, mostOffered);
}
