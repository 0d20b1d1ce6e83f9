import type { Schema } from '@dosar/openapi';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import type { ChangingCall } from '#src/kernel/settings/setting-page.ts';
import { productTexts } from './product-texts.ts';
import { findReplaced, holdTemplateSet } from './template-set-repository.ts';

/** The set that a new template belongs to: one that is there, in place of a text for which it has none yet. */
export async function placeInSet(
  { tx, caller: { orgId } }: Pick<ChangingCall, 'tx' | 'caller'>,
  wanted: Schema<'SetTemplate'> | undefined,
): Promise<Schema<'SetTemplate'> | null> {
  if (wanted === undefined) return null;
  const { template_set_id: setId, replaces_code: code } = wanted;
  // Two people who begin the same text wait for each other.
  if ((await holdTemplateSet(tx, { orgId, setId, changes: true })) === undefined)
    throw fieldRefused('in_set.template_set_id', 'outdated');
  const { is_standard: isStandard, is_replaced: isReplaced } = await findReplaced(tx, { orgId, setId, code });
  if (!isStandard && !productTexts.some((text) => text.code === code))
    throw fieldRefused('in_set.replaces_code', 'unknown_code');
  if (isReplaced) throw fieldRefused('in_set.replaces_code', 'outdated');
  return wanted;
}
