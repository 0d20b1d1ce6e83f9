import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { openFields } from '#src/kernel/settings/merge-supplied.ts';
import { findSuppliedItems, settleSuppliedItem } from '#src/kernel/settings/supplied-item-repository.ts';
import { listed, valuesWith } from './catalogue-values.ts';
import { openCatalogue, openCatalogues } from './open-catalogues.ts';

/** Texts that a newer version of the product words otherwise than the caller's organisation. */
export async function browseProposals(
  call: Pick<Call<'browseProposals'>, 'tx' | 'caller' | 'language'>,
): Promise<Schema<'ProposalList'>> {
  const open = await openCatalogues(call);
  const items = await findSuppliedItems(call.tx, call.caller.orgId, [...open.keys()]);
  return {
    items: items.flatMap(({ kind, item_id: id, adopted, shipped }) => {
      const thing = open.get(kind)?.things.get(id);
      if (thing === undefined) return [];
      const { label, values: present, rowVersion } = thing;
      const fields = openFields({ present, adopted, shipped }).map((field) => ({
        field,
        before: present[field] ?? null,
        after: shipped[field] ?? null,
      }));
      if (fields.length === 0) return [];
      return [{ kind, code: id, label, fields, shipped: listed(shipped), row_version: rowVersion }];
    }),
  };
}

/** Takes over what the product proposes, or stays with the own words. */
export async function decideProposal(call: Call<'decideProposal'>): Promise<Schema<'ProposalList'>> {
  const { tx, caller, body, audit } = call;
  const { kind, code: id, takes_over: takesOver, row_version: rowVersion } = body;
  const { catalogue, things } = await openCatalogue(call, kind);
  const thing = things.get(id);
  const [item] = (await findSuppliedItems(tx, caller.orgId, [kind])).filter((one) => one.item_id === id);
  if (thing === undefined || item === undefined) throw notFound();
  audit.subject(`${kind}.${id}`);
  audit.note({ decision: takesOver ? 'taken over' : 'own words kept' });
  const fields = openFields({ present: thing.values, ...item });
  // The newest base is another one by now: whoever decided has not seen it.
  const seen = valuesWith({}, kind, body.shipped);
  if (fields.length === 0 || fields.some((field) => seen[field] !== item.shipped[field]))
    throw staleRowVersion(thing.rowVersion);
  if (thing.rowVersion !== rowVersion) throw staleRowVersion(thing.rowVersion);
  if (takesOver) {
    const taken = Object.fromEntries(fields.map((field) => [field, item.shipped[field] ?? null]));
    await catalogue.store(call, { id, values: { ...thing.values, ...taken }, rowVersion });
  }
  await settleSuppliedItem(tx, caller.orgId, { kind, itemId: id, shipped: item.shipped });
  return browseProposals(call);
}
