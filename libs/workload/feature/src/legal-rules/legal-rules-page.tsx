import { queriesOf, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { legalRulesQuery } from '../workload-queries.ts';
import { messages, termNames } from './messages.ts';
import { OfferedRules } from './offered-rules.tsx';
import { RemoveRuleDialog } from './remove-rule-dialog.tsx';
import { RuleDialog, type RuleDraft } from './rule-dialog.tsx';
import type { RuleVersion, TermCode } from './rule-words.ts';
import { TermVersions } from './term-versions.tsx';

const terms = Object.keys(termNames) as TermCode[];

/** How many days the law gives, and what a day of delay costs, by kind of policy and day of the accident (specification B13). */
export function LegalRulesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(legalRulesQuery);
  if (found.isError) return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={6} />;
  return <LegalRules list={found.data} />;
}

function LegalRules({ list }: { list: Schema<'LegalRuleList'> }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<RuleDraft>();
  const [removed, setRemoved] = useState<RuleVersion>();
  const changed = () => void queryClient.invalidateQueries(queriesOf('workload', 'config'));
  return (
    <Stack gap="6" maxWidth="52rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      {list.offered.length > 0 && <OfferedRules list={list} onTake={setDraft} />}
      {terms.map((code) => (
        <TermVersions key={code} code={code} list={list} onWrite={setDraft} onRemove={setRemoved} />
      ))}
      {draft && (
        <RuleDialog list={list} draft={draft} onChanged={changed} onClose={() => setDraft(undefined)} />
      )}
      {removed && (
        <RemoveRuleDialog rule={removed} onChanged={changed} onClose={() => setRemoved(undefined)} />
      )}
    </Stack>
  );
}
