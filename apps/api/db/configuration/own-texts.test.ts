import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { findSuppliedItems } from '#src/kernel/settings/supplied-item-repository.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { shippedBase, type Base } from './base.ts';
import { configureOrganisation } from './configure-organisation.ts';
import type { StatusDefinition } from './process-definition.ts';

const api = startTestApi();
let orgId: string;

beforeEach(async () => {
  orgId = await api.organisation('demo');
});

/** The next version of the product, which words one status and one step of the tracker otherwise. */
function nextBase(version: number, change: Partial<StatusDefinition>, stepLabel?: string): Base {
  return {
    ...shippedBase,
    version,
    processes: shippedBase.processes.map((process) =>
      process.code !== 'callback'
        ? process
        : {
            ...process,
            statuses: process.statuses.map((each) => (each.code === 'new' ? { ...each, ...change } : each)),
          },
    ),
    trackerSteps: shippedBase.trackerSteps.map((step) =>
      step.state === 'offer' && stepLabel !== undefined ? { ...step, label_ro: stepLabel } : step,
    ),
  };
}

const update = (base: Base) =>
  inTenant(api.runtime.db, orgId, (tx) => configureOrganisation(tx, orgId, base));

async function status() {
  const { rows } = await sql<Record<'name_ro' | 'name_en' | 'help_html_ro' | 'help_html_en', string | null>>`
    select name_ro, name_en, help_html_ro, help_html_en from status
    where org_id = ${orgId} and assignment_type_code = 'callback' and status_code = 'new'`.execute(
    api.database.kysely,
  );
  return rows[0]!;
}

test('B14 an update of the product overwrites no text that the organisation changed, and brings all others', async () => {
  const first = shippedBase.version + 1;
  await sql`update status set name_ro = 'De sunat', help_html_en = '<p>Ours.</p>'
    where org_id = ${orgId} and assignment_type_code = 'callback' and status_code = 'new'`.execute(
    api.database.kysely,
  );
  await update(
    nextBase(first, {
      name: ['Primită', 'Received'],
      help: ['<p>Text nou.</p>', '<p>New words.</p>'],
    }),
  );
  expect(await status()).toEqual({
    name_ro: 'De sunat',
    name_en: 'Received',
    help_html_ro: '<p>Text nou.</p>',
    help_html_en: '<p>Ours.</p>',
  });
  const items = await inTenant(api.runtime.db, orgId, (tx) =>
    findSuppliedItems(tx, orgId, ['status', 'status_help']),
  );
  const mine = items.filter(({ item_id: id }) => id === 'callback.new');
  expect(mine).toMatchObject([
    { kind: 'status', shipped: { name_ro: 'Primită', name_en: 'Received' } },
    { kind: 'status_help', shipped: { help_html_en: '<p>New words.</p>' } },
  ]);
  expect(mine.map(({ adopted, shipped }) => adopted['name_ro'] === shipped['name_ro'])).toEqual([
    false,
    true,
  ]);

  // A later version finds the same decision.
  await update(nextBase(first + 1, { name: ['Intrată', 'Come in'] }));
  expect(await status()).toMatchObject({
    name_ro: 'De sunat',
    name_en: 'Come in',
    help_html_en: '<p>Ours.</p>',
  });
});

test('E13 a text of the tracker that the organisation changed survives an update, and the others follow', async () => {
  const label = async () => {
    const { rows } = await sql<{ ro: string; en: string }>`
      select step ->> 'label_ro' as ro, step ->> 'label_en' as en
      from tracker_config cross join jsonb_array_elements(steps) as step
      where org_id = ${orgId} and step ->> 'state' = 'offer'`.execute(api.database.kysely);
    return rows[0];
  };
  const version = shippedBase.version + 3;
  await update(nextBase(version, {}, 'Propunere'));
  expect(await label()).toEqual({ ro: 'Propunere', en: 'Offer' });
  await sql`update tracker_config set steps = replace(steps::text, 'Propunere', 'Oferta noastră')::jsonb
    where org_id = ${orgId}`.execute(api.database.kysely);
  await update(nextBase(version + 1, {}, 'Sumă'));
  expect(await label()).toEqual({ ro: 'Oferta noastră', en: 'Offer' });
});
