import { Banner } from '@dosar/design-system';
import { FormRadioGroupField, FormTextAreaField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import type { Answers } from '../claim-notification/notification-draft.ts';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { circumstancesAnswers } from './circumstances-answers.ts';
import { errors, messages } from './messages.ts';

/** What happened, and whether anyone was hurt. */
export function CircumstancesPage() {
  const { formatMessage: t } = useIntl();
  return (
    <QuestionPage
      page="circumstances"
      part="circumstances"
      heading={t(messages.heading)}
      schema={circumstancesAnswers}
      reasons={errors}
    >
      <FormTextAreaField
        name="description"
        label={t(messages.description)}
        hint={t(messages.descriptionHint)}
        rows={8}
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
