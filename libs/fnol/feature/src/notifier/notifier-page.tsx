import { Heading, Stack, Text } from '@dosar/design-system';
import { FormRadioGroupField, FormTextField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import type { Answers } from '../claim-notification/notification-draft.ts';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { errors, messages } from './messages.ts';
import { notifierAnswers } from './notifier-answers.ts';

/** Who reports, and how they can be reached. */
export function NotifierPage() {
  const { formatMessage: t } = useIntl();
  return (
    <QuestionPage
      page="notifier"
      part="notifier"
      heading={t(messages.heading)}
      schema={notifierAnswers}
      reasons={errors}
    >
      <WhoFields />
      <ReachFields />
    </QuestionPage>
  );
}

function WhoFields() {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <FormRadioGroupField
        name="role"
        label={t(messages.role)}
        choices={[
          { value: 'owner', label: t(messages.owner) },
          { value: 'driver', label: t(messages.driver) },
          { value: 'other', label: t(messages.other) },
        ]}
      />
      <FormTextField
        name="firstName"
        label={t(messages.firstName)}
        hint={t(messages.oneNameHint)}
        autoComplete="given-name"
        maxLength={80}
      />
      <FormTextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" maxLength={80} />
    </>
  );
}

function ReachFields() {
  const { formatMessage: t } = useIntl();
  const { phone, email } = useAnswers<Answers['notifier']>();
  return (
    <Stack gap="5">
      <div>
        <Heading as="h2">{t(messages.reach)}</Heading>
        <Text tone="muted">{t(messages.reachHint)}</Text>
      </div>
      <FormTextField
        name="phone"
        type="tel"
        label={t(messages.phone)}
        hint={t(messages.phoneHint)}
        autoComplete="tel"
        maxLength={30}
      />
      <FormTextField
        name="email"
        type="email"
        label={t(messages.email)}
        hint={t(messages.emailHint)}
        autoComplete="email"
        maxLength={254}
      />
      {phone.trim() !== '' && email.trim() !== '' && (
        <FormRadioGroupField
          name="preferredChannel"
          label={t(messages.preferredChannel)}
          choices={[
            { value: 'phone', label: t(messages.byPhone) },
            { value: 'email', label: t(messages.byEmail) },
          ]}
        />
      )}
    </Stack>
  );
}
