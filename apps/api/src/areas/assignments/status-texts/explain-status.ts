import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { keyOf } from './status-subject.ts';
import { findStatusText } from './status-text-repository.ts';

/** What one status means, in the language of the caller or else in the one that is written. */
export async function explainStatus({
  tx,
  caller,
  path,
  language,
}: Call<'explainStatus'>): Promise<Schema<'ExplainedStatus'>> {
  const row = await findStatusText(tx, caller.orgId, { key: keyOf(path.status_key), language });
  if (row === undefined) throw notFound();
  const help = row[`help_html_${language}`] ?? row.help_html_ro ?? row.help_html_en;
  return {
    status_name: row[`name_${language}`],
    help_html: help,
    changed_at: help === null ? null : (row.help_changed_at?.toISOString() ?? null),
    changed_by_name: help === null ? null : row.help_changed_by_name,
  };
}
