import { api, dataOf, queriesOf } from '@dosar/api-client';
import { notify, Stack, Text } from '@dosar/design-system';
import {
  dateAnswer,
  FormComboboxField,
  FormDateField,
  FormDialog,
  FormTextField,
  reason,
  requiredText,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages as people } from './people-messages.ts';
import { userReplacementsQuery } from './people-queries.ts';
import { replacementMessages as messages } from './replacement-messages.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';
import { placeOf } from './use-person-change.ts';

type ReplacementDialogProps = { user: Schema<'User'>; today: string; onClose: () => void };

const longestDays = 366;
const reasons = {
  required: people.missing,
  min_length: people.missing,
  day_wrong: messages.wrongDay,
  date_invalid: messages.wrongDay,
  end_wrong: messages.wrongEnd,
};

/** Lets a colleague work in the name of a person for some days, after what that means. */
export function ReplacementDialog({ user, today, onClose }: ReplacementDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = usePeopleRefusal();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema: schemaOf(today),
    defaultValues: { deputy: '', date_from: today, date_to: today, why: '' },
  });
  const set = async ({ deputy, date_from, date_to, why }: z.output<ReturnType<typeof schemaOf>>) => {
    const { params, body } = placeOf(user);
    try {
      await dataOf(
        api.POST('/api/user/setUserReplacement/{user_id}', {
          params,
          body: { ...body, deputy_user_id: deputy, date_from, date_to, reason: why },
        }),
      );
    } finally {
      await queryClient.invalidateQueries(queriesOf('account'));
    }
    notify.success(t(messages.wasSet));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.set)}
      submitLabel={t(messages.set)}
      onClose={onClose}
      onSubmit={set}
      problemText={problemText}
      reasons={reasons}
    >
      <Stack gap="2">
        <Text>{t(messages.whatItMeans)}</Text>
        <Text tone="muted">{t(messages.whatStays)}</Text>
      </Stack>
      <DaysAndDeputy userId={user.row.user_id} today={today} />
      <FormTextField name="why" label={t(messages.why)} required maxLength={200} />
    </FormDialog>
  );
}

/** The days, and who could stand in then. */
function DaysAndDeputy({ userId, today }: { userId: string; today: string }) {
  const { formatMessage: t } = useIntl();
  const { date_from: from, date_to: to } = useAnswers<{ date_from: string; date_to: string }>();
  const able = useQuery({
    ...userReplacementsQuery(userId, { from, to }),
    enabled: from >= today && to >= from,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FormDateField name="date_from" label={t(messages.from)} min={today} required />
      <FormDateField name="date_to" label={t(messages.to)} min={from} required />
      <FormComboboxField
        name="deputy"
        label={t(messages.deputy)}
        hint={t(messages.deputyHint)}
        required
        choices={(able.data?.candidates ?? []).map(
          ({ user_id: value, full_name: label, team_name: team }) => ({
            value,
            label,
            ...(team !== null && { hint: team }),
          }),
        )}
      />
    </>
  );
}

function schemaOf(today: string) {
  const day = dateAnswer.check(z.minLength(1, { error: reason('required'), abort: true }));
  return z
    .object({
      deputy: requiredText({ max: 36 }),
      date_from: day.check(z.refine((from) => from >= today, { error: reason('day_wrong') })),
      date_to: day,
      why: requiredText({ min: 3, max: 200 }),
    })
    .check(
      z.refine(({ date_from: from, date_to: to }) => to >= from && to < addDays(from, longestDays), {
        error: reason('end_wrong'),
        path: ['date_to'],
      }),
    );
}
