import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { Button, Stack, Text } from '@dosar/design-system';
import { Form, FormRadioGroupField, FormTextAreaField, requiredChoice, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './grade-messages.ts';

const schema = z.object({
  grade: requiredChoice(['5', '4', '3', '2', '1']),
  comment: z.string().check(z.maxLength(500)),
});

type GradeFormProps = { linkKey: string; expiresAt: string; onAnswered: () => void };

/** The grade and what its giver wants to say about it; sent once. */
export function GradeForm({ linkKey, expiresAt, onAnswered }: GradeFormProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const problemText = useProblemText();
  const form = useZodForm({ schema, defaultValues: { comment: '' } });
  const choices = [
    { value: '5', label: t(messages.five) },
    { value: '4', label: t(messages.four) },
    { value: '3', label: t(messages.three) },
    { value: '2', label: t(messages.two) },
    { value: '1', label: t(messages.one) },
  ];
  return (
    <Form
      form={form}
      problemText={problemText}
      onSubmit={async ({ grade, comment }) => {
        const body = { key: linkKey, grade: Number(grade), comment: comment.trim() || null };
        try {
          await dataOf(api.POST('/api/partnerGrade/gradeJob', { body }));
        } catch (error) {
          // Whoever has answered in another window, or comes too late, reads what is true now.
          if (!isApiProblem(error, 'partner_grade_rule')) throw error;
        }
        onAnswered();
      }}
    >
      <FormRadioGroupField name="grade" label={t(messages.grade)} choices={choices} />
      <FormTextAreaField
        name="comment"
        label={t(messages.comment)}
        hint={t(messages.commentHint)}
        optional
        rows={3}
        maxLength={500}
      />
      <Stack gap="2">
        <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting}>
          {t(messages.send)}
        </Button>
        <Text tone="muted" size="sm">
          {t(messages.until, { date: date(expiresAt) })}
        </Text>
      </Stack>
    </Form>
  );
}
