import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { compareNames } from '@dosar/kernel/search-text';
import { findChangeable } from '../change/changeable-assignment-repository.ts';
import { mayChange } from '../change/may-change.ts';
import { transitionFinder, type OfferedTransition } from './offered-transitions.ts';
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

  const offers = gatheredOffers();
  const filesToldBy = new Set<string>();
  for (const row of rows) {
    if (!mayChange(worker, row)) continue;
    for (const offered of await find(row)) {
      if (!offered.shown.allowed) continue;
      // Two pieces of work on a file have the same claimant.
      const file = `${offered.row.code} ${row.claim_file_id}`;
      const claimants = offered.writesToClaimant && !filesToldBy.has(file) ? 1 : 0;
      filesToldBy.add(file);
      offers.add(offered, { count: 1, claimants });
    }
  }
  return offers.list();
}

/** Makes one offer of the same transition out of several statuses: with all its effects, and undoable when each is. */
export function gatheredOffers() {
  const offers = new Map<string, Offer>();
  return {
    add({ shown }: OfferedTransition, fits: { count: number; claimants: number }): void {
      // Each file is a duplicate of another one: that is said on the file itself.
      if (shown.asks.includes('duplicate_of')) return;
      const { code } = shown;
      const known = offers.get(code) ?? {
        code,
        name: shown.name,
        to_status_name: shown.to_status_name,
        to_status_color: shown.to_status_color,
        to_status_category_code: shown.to_status_category_code,
        needs_reason: false,
        asks: [],
        effects: [],
        undoable: true,
        count: 0,
        claimants: 0,
      };
      const isNew = (effect: { text: string }) => !known.effects.some(({ text }) => text === effect.text);
      offers.set(code, {
        ...known,
        needs_reason: known.needs_reason || shown.reason_required,
        asks: [...new Set([...known.asks, ...shown.asks])],
        effects: [...known.effects, ...shown.effects.filter(isNew)],
        undoable: known.undoable && shown.undoable,
        count: known.count + fits.count,
        claimants: known.claimants + fits.claimants,
      });
    },
    list: () =>
      [...offers.values()]
        .sort((one, other) => other.count - one.count || compareNames(one.name, other.name))
        .slice(0, mostOffered),
  };
}
