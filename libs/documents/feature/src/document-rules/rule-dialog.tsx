import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Flex, notify, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormNumberField,
  FormTextField,
  FormTimeField,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const wholeDays = (most: number) =>
  requiredText({ max: 3 }).check(
    z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most, {
      error: reason('days_invalid'),
    }),
  );

const readDays = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
    .map(Number);

const schema = z.object({
  due_days: wholeDays(180),
  valid_days: wholeDays(365),
  reminder_days: z
    .string()
    .check(
      z.refine(
        (text) =>
          readDays(text).length <= 10 &&
          readDays(text).every((day) => Number.isInteger(day) && day >= 1 && day <= 180),
        { error: reason('reminders_invalid') },
      ),
    ),
  reminder_time: requiredText({ max: 5 }),
  quiet_from: requiredText({ max: 5 }),
  quiet_until: requiredText({ max: 5 }),
  asks_by_itself: z.boolean(),
});
const reasons = { days_invalid: messages.wrongDays, reminders_invalid: messages.wrongReminders };

type RuleDialogProps = { rules: Schema<'DocumentRules'>; onClose: () => void };

/** Changes terms, reminders and quiet hours from now on. */
export function RuleDialog({ rules: { rule, row_version }, onClose }: RuleDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: {
      due_days: String(rule.due_days),
      valid_days: String(rule.valid_days),
      reminder_days: rule.reminder_days.join(', '),
      reminder_time: rule.reminder_time,
      quiet_from: rule.quiet_from,
      quiet_until: rule.quiet_until,
      asks_by_itself: rule.asks_by_itself ?? true,
    },
  });
  const save = async (answers: z.infer<typeof schema>) => {
    try {
      await dataOf(
        api.POST('/api/document/saveRequestRule', {
          body: {
            rule: {
              ...answers,
              due_days: Number(answers.due_days),
              valid_days: Number(answers.valid_days),
              reminder_days: readDays(answers.reminder_days),
            },
            row_version,
          },
        }),
      );
    } finally {
      // Also after a refusal: somebody may have changed it meanwhile.
      await queryClient.invalidateQueries(queriesOf('documents', 'config'));
    }
    notify.success(t(messages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.requests)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <FormNumberField name="due_days" label={t(messages.dueDays)} min={1} max={180} required />
      <FormNumberField name="valid_days" label={t(messages.validDays)} min={1} max={365} required />
      <FormTextField
        name="reminder_days"
        label={t(messages.reminderDays)}
        hint={t(messages.reminderDaysHint)}
        maxLength={60}
      />
      <Flex gap="3" flexWrap="wrap">
        <FormTimeField name="reminder_time" label={t(messages.reminderTime)} required />
        <FormTimeField name="quiet_from" label={t(messages.quietFrom)} required />
        <FormTimeField name="quiet_until" label={t(messages.quietUntil)} required />
      </Flex>
      <FormCheckboxField
        name="asks_by_itself"
        label={t(messages.asksByItself)}
        hint={t(messages.asksByItselfHint)}
      />
      <Text tone="muted" size="sm">
        {t(messages.fromNow)}
      </Text>
    </FormDialog>
  );
}
