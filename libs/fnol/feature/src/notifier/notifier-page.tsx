import { Heading, RadioGroupField, Stack, Text, TextField } from '@dosar/design-system';
import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import type { QuestionForm } from '../claim-notification/use-question-form.ts';
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
      {(question) => (
        <>
          <WhoFields {...question} />
          <ReachFields {...question} />
        </>
      )}
    </QuestionPage>
  );
}

type NotifierFieldsProps = Pick<QuestionForm<'notifier'>, 'form' | 'errorOf'>;

function WhoFields({ form, errorOf }: NotifierFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { name, ...radio } = form.register('role');
  return (
    <>
      <RadioGroupField
        id="role"
        name={name}
        radio={radio}
        label={t(messages.role)}
        error={errorOf('role')}
        choices={[
          { value: 'owner', label: t(messages.owner) },
          { value: 'driver', label: t(messages.driver) },
          { value: 'other', label: t(messages.other) },
        ]}
      />
      <TextField
        id="firstName"
        label={t(messages.firstName)}
        error={errorOf('firstName')}
        autoComplete="given-name"
        maxLength={80}
        {...form.register('firstName')}
      />
      <TextField
        id="lastName"
        label={t(messages.lastName)}
        error={errorOf('lastName')}
        autoComplete="family-name"
        maxLength={80}
        {...form.register('lastName')}
      />
    </>
  );
}

function ReachFields({ form, errorOf }: NotifierFieldsProps) {
  const { formatMessage: t } = useIntl();
  const [phone, email] = useWatch({ control: form.control, name: ['phone', 'email'] });
  const { name, ...radio } = form.register('preferredChannel');
  return (
    <Stack gap="5">
      <div>
        <Heading as="h2">{t(messages.reach)}</Heading>
        <Text tone="muted">{t(messages.reachHint)}</Text>
      </div>
      <TextField
        id="phone"
        type="tel"
        label={t(messages.phone)}
        hint={t(messages.phoneHint)}
        error={errorOf('phone')}
        autoComplete="tel"
        maxLength={30}
        {...form.register('phone')}
      />
      <TextField
        id="email"
        type="email"
        label={t(messages.email)}
        hint={t(messages.emailHint)}
        error={errorOf('email')}
        autoComplete="email"
        maxLength={254}
        {...form.register('email', { setValueAs: (typed: string) => typed.trim() })}
      />
      {phone.trim() !== '' && email.trim() !== '' && (
        <RadioGroupField
          id="preferredChannel"
          name={name}
          radio={radio}
          label={t(messages.preferredChannel)}
          error={errorOf('preferredChannel')}
          choices={[
            { value: 'phone', label: t(messages.byPhone) },
            { value: 'email', label: t(messages.byEmail) },
          ]}
        />
      )}
    </Stack>
  );
}
