import { operationIndex, type OperationFacts, type OperationId } from '@dosar/openapi';
import { accessVerdict } from '#src/kernel/access/access-verdict.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { settingPages, type SettingPage } from '#src/kernel/settings/setting-page.ts';
import { findFeatures } from '../features/feature-repository.ts';

/** The page of the settings at this address, for whom the contract lets change it. */
export async function openPage(call: Asking, address: string): Promise<SettingPage> {
  const page = settingPages.entries().find((entry) => entry.page === address);
  if (page === undefined) throw notFound();
  await requireAccess(call, page.changedBy);
  return page;
}

type Asking = Pick<Call<'browseSettingChanges'>, 'tx' | 'caller'>;

/** Refuses whom the contract does not let call an operation. */
export async function requireAccess({ tx, caller }: Asking, operation: OperationId): Promise<void> {
  const { callers, roles, feature, refuses }: OperationFacts['access'] = operationIndex[operation].access;
  const access = {
    callers: [...callers],
    ...(roles !== null && { roles: [...roles] }),
    ...(feature !== null && { feature }),
    ...(refuses !== null && { refuses: [...refuses] }),
  };
  const flags = feature === null ? [] : await findFeatures(tx, caller.orgId);
  const features = flags.flatMap((flag) => (flag.is_enabled ? [flag.feature_code] : []));
  const verdict = accessVerdict(access, caller, features);
  if (verdict === 'hidden') throw notFound();
  if (verdict === 'forbidden') throw new Problem(403, 'forbidden');
}
