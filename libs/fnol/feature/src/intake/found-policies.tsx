import { Banner, Box, RadioGroupField, Stack, Text } from '@dosar/design-system';
import { FormTextField, useAnswers, useFormContext } from '@dosar/forms';
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
  const { found, isAsked, isAway, isInsurable } = usePolicies();
  const { policies } = found;
  const { policy_id: chosen, holder_number: holder } = useAnswers<IntakeAnswers>();
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
      {isInsurable && (policies.length === 0 || holder !== '') && <HolderNumber />}
      {isAway && <Text tone="muted">{t(policyMessages.away)}</Text>}
    </Stack>
  );
}

/** Asked for only where plate and policy number find nothing, with the reason: a personal number is nothing to write down in passing. */
function HolderNumber() {
  const { formatMessage: t } = useIntl();
  return (
    <Box maxWidth="24rem">
      <FormTextField
        name="holder_number"
        optional
        label={t(policyMessages.holder)}
        hint={t(policyMessages.holderHint)}
        autoComplete="off"
        inputMode="text"
        maxLength={16}
      />
    </Box>
  );
}

function Choice({ policies }: { policies: readonly Schema<'FoundPolicy'>[] }) {
  const { formatMessage: t } = useIntl();
  const { days, covers } = usePolicyText();
  const { policy_id: chosen, policy_number: number, holder_number: holder } = useAnswers<IntakeAnswers>();
  const { setValue } = useFormContext<IntakeAnswers>();
  // What nobody has chosen is the best one, as the server takes it; of an insured with several cars somebody has to say which.
  const taken =
    policies.find(({ policy_id: id }) => id === chosen) ?? (holder === '' ? policies[0] : undefined);
  const take = (id: string) => {
    setValue('policy_id', id, { shouldDirty: true });
    // The number of the policy finds it again where that of the insured is not kept.
    const found = policies.find(({ policy_id: one }) => one === id);
    if (number === '' && holder !== '' && found !== undefined)
      setValue('policy_number', found.policy_number, { shouldDirty: true });
  };
  return (
    <>
      <RadioGroupField
        name="policy_id"
        label={t(policyMessages.title)}
        hint={t(policyMessages.found, { count: policies.length })}
        value={taken?.policy_id ?? ''}
        onValueChange={take}
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
