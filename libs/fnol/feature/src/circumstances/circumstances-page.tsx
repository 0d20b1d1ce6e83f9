import { Banner, Box, Link, Text } from '@dosar/design-system';
import { FormRadioGroupField, FormTextAreaField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { useNotification } from '../claim-notification/notification-context.ts';
import type { Answers } from '../claim-notification/notification-draft.ts';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { usualPolicy } from './accident-kinds.ts';
import { circumstancesAnswers } from './circumstances-answers.ts';
import { errors, messages } from './messages.ts';
import { useKindChoices } from './use-kind-choices.ts';

/** The first page: help for whoever is hurt, then what happened. Who reports is asked once that is told. */
export function CircumstancesPage() {
  const { formatMessage: t } = useIntl();
  const { draft } = useNotification();
  const kinds = useKindChoices();
  const offerPolicy = () => {
    const { circumstances, policy } = draft.read();
    if (policy.policyType === '')
      draft.change({ policy: { ...policy, policyType: usualPolicy(circumstances.kind) } });
  };
  return (
    <QuestionPage
      page="circumstances"
      part="circumstances"
      heading={t(messages.heading)}
      hint={t(messages.lead)}
      above={<Emergency />}
      schema={circumstancesAnswers}
      reasons={errors}
      onAnswered={offerPolicy}
    >
      <FormRadioGroupField name="kind" label={t(messages.kind)} choices={kinds} />
      <FormTextAreaField
        name="description"
        label={t(messages.description)}
        hint={t(messages.descriptionHint)}
        rows={6}
      />
      <FormRadioGroupField
        name="injuries"
        label={t(messages.injuries)}
        choices={[
          { value: 'no', label: t(messages.nobodyHurt) },
          { value: 'yes', label: t(messages.somebodyHurt) },
        ]}
      />
      <EmergencyAdvice />
    </QuestionPage>
  );
}

/** The emergency number, before anything is asked. */
function Emergency() {
  const { formatMessage: t } = useIntl();
  return (
    <Box padding="3" marginBottom="4" borderRadius="md" background="surfaceSubtle">
      <Link
        href="tel:112"
        fontWeight="strong"
        display="inline-flex"
        alignItems="center"
        minHeight="var(--dosar-control)"
      >
        {t(messages.anyoneHurt)}
      </Link>
      <Text tone="muted" size="sm">
        {t(messages.reportCanWait)}
      </Text>
    </Box>
  );
}

function EmergencyAdvice() {
  const { formatMessage: t } = useIntl();
  const { injuries } = useAnswers<Answers['circumstances']>();
  if (injuries !== 'yes') return null;
  return (
    <Banner tone="warning" live>
      {t(messages.emergency)}
    </Banner>
  );
}
