import { Banner, Box, RadioGroupField, Stack, Text } from '@dosar/design-system';
import { useAnswers, useFormContext } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { reasonWords, termWords, verdictWords } from '../policies/policy-words.ts';
import { usePolicyText } from '../policies/use-policy-text.ts';
import type { IntakeAnswers } from './intake-answers.ts';
import { policyMessages } from './policy-messages.ts';
import { usePolicies } from './use-policies.ts';

/** The policies of the car that counts, while somebody types: who is insured, from when, and whether the day is covered. */
export function FoundPolicies() {
  const { formatMessage: t } = useIntl();
  const { found, isAsked, isAway } = usePolicies();
  const { policies } = found;
  const { policy_id: chosen } = useAnswers<IntakeAnswers>();
  const { setValue } = useFormContext<IntakeAnswers>();
  const isLost = isAsked && chosen !== '' && !policies.some(({ policy_id: id }) => id === chosen);
  useEffect(
    function forgetChoiceOfAnotherCar() {
      if (isLost) setValue('policy_id', '');
    },
    [isLost, setValue],
  );
  return (
    <Stack gap="2">
      {policies.length > 0 && <Choice policies={policies} />}
      {isAsked && policies.length === 0 && <Text tone="muted">{t(policyMessages.none)}</Text>}
      {isAway && <Text tone="muted">{t(policyMessages.away)}</Text>}
    </Stack>
  );
}

function Choice({ policies }: { policies: readonly Schema<'FoundPolicy'>[] }) {
  const { formatMessage: t } = useIntl();
  const { days, covers } = usePolicyText();
  const { policy_id: chosen } = useAnswers<IntakeAnswers>();
  const { setValue } = useFormContext<IntakeAnswers>();
  // What nobody has chosen is the best one, as the server takes it.
  const taken = policies.find(({ policy_id: id }) => id === chosen) ?? policies[0];
  return (
    <>
      <RadioGroupField
        name="policy_id"
        label={t(policyMessages.title)}
        hint={t(policyMessages.found, { count: policies.length })}
        value={taken?.policy_id ?? ''}
        onValueChange={(value) => setValue('policy_id', value, { shouldDirty: true })}
        choices={policies.map((policy) => ({
          value: policy.policy_id,
          label: `${policy.policy_number} · ${t(termWords[policy.kind])} · ${policy.holder_name}`,
          hint: [days(policy), t(verdictWords[policy.verdict]), covers(policy)].filter(Boolean).join(' · '),
        }))}
      />
      {taken !== undefined && taken.verdict !== 'covered' && (
        <Banner tone="warning">
          <Box>{taken.reasons.map((reason) => t(reasonWords[reason])).join(' ')}</Box>
          {t(policyMessages.check)}
        </Banner>
      )}
    </>
  );
}
