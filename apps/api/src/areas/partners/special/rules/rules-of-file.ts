import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findFileFacts } from '../file/file-facts-repository.ts';
import { isToldOf } from '../file/told-customer.ts';
import { becauseText, namedText } from './because-text.ts';
import { findRuleNames } from './rule-name-repository.ts';
import { findRulesOfFile } from './rule-of-file-repository.ts';
import { ruleText } from './rule-words.ts';

/** Which rules act in a file and for whom, as far as the caller may know. */
export async function getRulesOfFile({
  tx,
  caller,
  path,
  language,
}: Call<'getRulesOfFile'>): Promise<Schema<'RulesOfFile'>> {
  const { orgId } = caller;
  const place = { orgId, claimFileId: path.claim_file_id };
  const rules = await findRulesOfFile(tx, place);
  if (rules.length === 0 && (await findFileFacts(tx, place)) === undefined) throw notFound();
  const names = await findRuleNames(
    tx,
    orgId,
    rules.map(({ settings }) => settings),
  );
  return {
    rules: rules.map(({ settings, customer, acted_at: at, ended_at: ended }) => {
      const isTold = isToldOf(caller, customer);
      return {
        kind: settings.kind,
        says: ruleText(settings, names, !isTold)[language],
        because: (isTold ? namedText(customer) : becauseText(customer))[language],
        acted_at: at.toISOString(),
        ended_at: ended?.toISOString() ?? null,
      };
    }),
  };
}
