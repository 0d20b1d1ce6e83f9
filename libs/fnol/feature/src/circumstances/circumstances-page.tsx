import { Banner, RadioGroupField, TextAreaField } from '@dosar/design-system';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import type { QuestionForm } from '../claim-notification/use-question-form.ts';
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
      {({ form, errorOf }) => (
        <>
          <TextAreaField
            id="description"
            label={t(messages.description)}
            hint={t(messages.descriptionHint)}
            error={errorOf('description')}
            rows={8}
            {...form.register('description')}
          />
          <InjuriesField form={form} errorOf={errorOf} />
        </>
      )}
    </QuestionPage>
  );
}

function InjuriesField({ form, errorOf }: Pick<QuestionForm<'circumstances'>, 'form' | 'errorOf'>) {
  const { formatMessage: t } = useIntl();
  const injuries = useWatch({ control: form.control, name: 'injuries' });
  const { name, ...radio } = form.register('injuries');
  return (
    <>
      <RadioGroupField
        id="injuries"
        name={name}
        radio={radio}
        label={t(messages.injuries)}
        error={errorOf('injuries')}
        choices={[
          { value: 'no', label: t(messages.nobodyHurt) },
          { value: 'yes', label: t(messages.somebodyHurt) },
        ]}
      />
      {injuries === 'yes' && (
        <Banner tone="warning" live>
          {t(messages.emergency)}
        </Banner>
      )}
    </>
  );
}
