import { api, apiQuery, dataOf, getWorkingHours } from '@dosar/api-client';
import { Grid, Heading, Stack, Text } from '@dosar/design-system';
import { FormTextField, FormTimeField, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { SettingsForm } from '../settings/settings-form.tsx';
import { answersOf, fieldOf, hoursOf, hoursSchema, weekdays, type HoursAnswers } from './hours-answers.ts';
import { hoursReasons, messages } from './messages.ts';

const pair = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** The hours of each weekday, and those in which messages leave. */
export function WorkingHoursForm({ stored }: { stored: Schema<'WorkingHoursSettings'> }) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema: hoursSchema, defaultValues: answersOf(stored) });
  const labels: Record<keyof HoursAnswers, string> = {
    weekday_1: t(messages.monday),
    weekday_2: t(messages.tuesday),
    weekday_3: t(messages.wednesday),
    weekday_4: t(messages.thursday),
    weekday_5: t(messages.friday),
    weekday_6: t(messages.saturday),
    weekday_7: t(messages.sunday),
    messages_from: t(messages.messagesFrom),
    messages_until: t(messages.messagesUntil),
  };
  return (
    <SettingsForm
      form={form}
      stored={stored}
      answersOf={answersOf}
      send={(answers, base) =>
        dataOf(api.POST('/api/config/updateWorkingHours', { body: hoursOf(answers, base) }))
      }
      readAgain={() => queryClient.fetchQuery({ ...apiQuery(getWorkingHours), staleTime: 0 })}
      labels={labels}
      textOf={(_name, value) => (typeof value === 'string' ? value : '')}
      texts={{ save: t(messages.save), saved: t(messages.saved), reasons: hoursReasons }}
    >
      <Stack as="section" gap="3">
        <Heading as="h3" size="md">
          {t(messages.office)}
        </Heading>
        <Text tone="muted">{t(messages.officeHint)}</Text>
        <Grid gap="3" gridTemplateColumns={pair}>
          {weekdays.map((weekday) => (
            <FormTextField
              key={weekday}
              name={fieldOf(weekday)}
              label={labels[fieldOf(weekday)]}
              maxLength={20}
            />
          ))}
        </Grid>
      </Stack>
      <Stack as="section" gap="3">
        <Heading as="h3" size="md">
          {t(messages.messages)}
        </Heading>
        <Text tone="muted">{t(messages.messagesHint)}</Text>
        <Grid gap="3" gridTemplateColumns={pair}>
          <FormTimeField name="messages_from" label={t(messages.from)} required />
          <FormTimeField name="messages_until" label={t(messages.until)} required />
        </Grid>
      </Stack>
    </SettingsForm>
  );
}
