import { browsePolicyTypes } from '@dosar/api-client';
import { LoadingState } from '@dosar/design-system';
import { FormRadioGroupField, FormTextField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import { errors, messages } from './messages.ts';
import { policyAnswers } from './policy-answers.ts';

/** What the names of insurances mean, for people who meet them for the first time. */
const explanations: Record<string, (typeof messages)['rca' | 'rcaDd' | 'casco' | 'greenCard']> = {
  rca: messages.rca,
  rca_dd: messages.rcaDd,
  casco: messages.casco,
  green_card: messages.greenCard,
};

/** Which insurance should pay. */
export function PolicyPage() {
  const { formatMessage: t } = useIntl();
  const policyTypes = useChoices(browsePolicyTypes);
  const explained = policyTypes.choices.map((choice) => {
    const explanation = explanations[choice.value];
    return explanation ? { ...choice, hint: t(explanation) } : choice;
  });
  return (
    <QuestionPage
      page="policy"
      part="policy"
      heading={t(messages.heading)}
      hint={t(messages.headingHint)}
      schema={policyAnswers}
      reasons={errors}
    >
      <ListsAway lists={[policyTypes]} />
      {policyTypes.isPending ? (
        <LoadingState shape="rows" count={4} />
      ) : (
        <FormRadioGroupField name="policyType" label={t(messages.policyType)} choices={explained} />
      )}
      <FormTextField
        name="policyNumber"
        optional
        label={t(messages.policyNumber)}
        hint={t(messages.policyNumberHint)}
        autoComplete="off"
        maxLength={60}
      />
    </QuestionPage>
  );
}
