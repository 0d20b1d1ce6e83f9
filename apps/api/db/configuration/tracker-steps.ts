import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#src/generated/database.ts';
import type { SuppliedValues, TrackerStep } from '#src/kernel/database/json-columns.ts';
import { mergeSupplied } from '#src/kernel/settings/merge-supplied.ts';
import { findSuppliedItems, saveSuppliedItems } from '#src/kernel/settings/supplied-item-repository.ts';

const kind = 'tracker_step' as const;

const textsOf = ({ label_ro, label_en, description_ro, description_en }: TrackerStep) => ({
  label_ro,
  label_en,
  description_ro,
  description_en,
});

/** Gives the steps of the tracker the texts of a newer base, except those that the organisation changed. */
export async function renewTrackerSteps(
  kysely: Kysely<Database>,
  orgId: string,
  shippedSteps: readonly TrackerStep[],
): Promise<void> {
  const known = await findSuppliedItems(kysely, orgId, [kind]);
  const knownOf = ({ state }: TrackerStep) => known.find((item) => item.item_id === state);
  const isNew = (step: TrackerStep) => !isDeepStrictEqual(knownOf(step)?.shipped, { ...textsOf(step) });
  if (!shippedSteps.some(isNew)) return;

  const stored = await kysely
    .selectFrom('tracker_config')
    .select('steps')
    .where('org_id', '=', orgId)
    .forUpdate()
    .executeTakeFirst();
  if (stored === undefined) return;
  const merged = stored.steps.map((step) => {
    const shipped = shippedSteps.find(({ state }) => state === step.state);
    if (shipped === undefined) return { step, items: [] };
    const base = textsOf(shipped);
    const adopted: SuppliedValues = knownOf(step)?.adopted ?? textsOf(step);
    const after = mergeSupplied({ present: textsOf(step), adopted, shipped: base });
    return {
      step: { ...step, ...after.values },
      items: [{ kind, item_id: step.state, adopted: after.adopted, shipped: base }],
    };
  });
  await kysely
    .updateTable('tracker_config')
    .set((row) => ({
      steps: JSON.stringify(merged.map(({ step }) => step)),
      row_version: row('row_version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .execute();
  await saveSuppliedItems(
    kysely,
    orgId,
    merged.flatMap(({ items }) => items),
  );
}
