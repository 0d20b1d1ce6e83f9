import { api, apiQuery, dataOf, getSender } from '@dosar/api-client';
import { Card, DescriptionList, Stack, Text } from '@dosar/design-system';
import { emailAnswer, FormTextField, optionalText, reason, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { SettingsForm } from '../settings/settings-form.tsx';
import { domainMessages } from './domain-messages.ts';
import { DomainRows } from './domain-rows.tsx';
import { messages } from './messages.ts';
import { TestMessages } from './test-messages.tsx';

type Page = Schema<'SenderPage'>;

const selectorForm = /^$|^[A-Za-z0-9]([A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/;

const schema = z.object({
  sender_name: optionalText({ max: 60 }),
  reply_to_email: emailAnswer,
  dkim_selector: optionalText({ max: 63 }).check(
    z.regex(selectorForm, { error: reason('selector_invalid') }),
  ),
});
type Answers = z.output<typeof schema>;

const answersOf = ({ settings }: Page): Answers => ({
  sender_name: settings.sender_name ?? '',
  reply_to_email: settings.reply_to_email ?? '',
  dkim_selector: settings.dkim_selector ?? '',
});

const settingsOf = (answers: Answers, { settings }: Page): Page['settings'] => ({
  sender_name: answers.sender_name || null,
  reply_to_email: answers.reply_to_email || null,
  dkim_selector: answers.dkim_selector || null,
  row_version: settings.row_version,
});

/** The name on e-mails and where answers go, beside what the installation lays down, and a test of both. */
export function SenderForm({ stored }: { stored: Page }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: answersOf(stored) });
  const labels = {
    sender_name: t(messages.name),
    reply_to_email: t(messages.replyTo),
    dkim_selector: t(domainMessages.selector),
  };
  return (
    <SettingsForm
      form={form}
      stored={stored}
      answersOf={answersOf}
      send={(answers, base) =>
        dataOf(api.POST('/api/config/updateSender', { body: settingsOf(answers, base) }))
      }
      readAgain={() => queryClient.fetchQuery({ ...apiQuery(getSender), staleTime: 0 })}
      labels={labels}
      textOf={(_name, value) => (typeof value === 'string' ? value : '')}
      texts={{
        save: t(messages.save),
        saved: t(messages.saved),
        reasons: { selector_invalid: domainMessages.selectorInvalid },
      }}
    >
      <FormTextField
        name="sender_name"
        label={labels.sender_name}
        hint={t(messages.nameHint)}
        maxLength={60}
        optional
      />
      <FormTextField
        name="reply_to_email"
        label={labels.reply_to_email}
        hint={t(messages.replyToHint)}
        type="email"
        maxLength={254}
        optional
      />
      <Card>
        <Stack gap="3">
          <DescriptionList
            facts={[
              { term: t(messages.mailFrom), value: stored.mail_from },
              { term: t(messages.smsSender), value: stored.sms_sender },
            ]}
          />
          <Text tone="muted">{t(messages.installation)}</Text>
        </Stack>
      </Card>
      <FormTextField
        name="dkim_selector"
        label={labels.dkim_selector}
        hint={t(domainMessages.selectorHint)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={63}
        optional
      />
      <DomainRows rows={stored.domain_rows} />
      <TestMessages page={stored} />
    </SettingsForm>
  );
}
