import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Box, Button, Heading, notify, Text } from '@dosar/design-system';
import { proposeLiability } from '@dosar/fnol-domain/statement';
import {
  Form,
  FormRadioGroupField,
  FormTextAreaField,
  requiredChoice,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { countMessages } from './count-messages.ts';
import { liabilityMessages as messages } from './liability-messages.ts';
import { statementQuery } from './statement-queries.ts';
import { statedSides, writtenBox, type Content } from './statement-sides.ts';

const choices = ['a', 'b', 'shared', 'unclear'] as const;
const schema = z.object({
  liability: z.pipe(z.string(), requiredChoice(choices)),
  reason: requiredText({ max: 500 }),
});

type LiabilityPanelProps = {
  assignmentId: string;
  statement: Schema<'AccidentStatement'> | null;
  content: Content;
};

/** What the boxes suggest about liability with its reason, and what a person decides. */
export function LiabilityPanel({ assignmentId, statement, content }: LiabilityPanelProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const proposal = proposeLiability(statedSides(content));
  const decided = statement?.decided ?? null;
  return (
    <Box as="section" aria-label={t(messages.title)}>
      <Heading as="h2" size="md">
        {t(messages.title)}
      </Heading>
      <Text>
        {t(messages.proposed)}: <strong>{t(messages[proposal.liability])}</strong>
      </Text>
      <ul>
        {proposal.reasons.map(({ reason, of, cites }) => (
          <li key={[reason, of, ...cites.map(writtenBox)].join(' ')}>
            {of !== null && `${of.toUpperCase()} `}
            {t(messages[reason])} ({cites.map(writtenBox).join(', ')})
          </li>
        ))}
      </ul>
      <Text tone="muted" size="sm">
        {t(messages.hint)}
      </Text>
      {decided !== null && (
        <Box marginTop="2">
          <Text>
            <strong>{t(messages[decided.liability])}</strong>: {decided.reason}
          </Text>
          <Text tone="muted" size="sm">
            {t(countMessages.decidedBy, {
              who: decided.decided_by ?? '',
              when: dateTime(decided.decided_at),
            })}
          </Text>
        </Box>
      )}
      {statement !== null && <Decide assignmentId={assignmentId} rowVersion={statement.row_version} />}
    </Box>
  );
}

function Decide({ assignmentId, rowVersion }: { assignmentId: string; rowVersion: number }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { liability: '', reason: '' } });
  const decide = useMutation({
    mutationFn: (answers: z.output<typeof schema>) =>
      dataOf(
        api.POST('/api/fnol/decideLiability/{assignment_id}', {
          params: { path: { assignment_id: assignmentId } },
          body: { row_version: rowVersion, ...answers },
        }),
      ),
    onSuccess: (answer) => {
      queryClient.setQueryData(statementQuery(assignmentId).queryKey, answer);
      notify.success(t(messages.saved));
    },
    onError: (error) => notify.warning(problemText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('claims')),
  });
  return (
    <Form form={form} onSubmit={(answers) => decide.mutate(answers)}>
      <FormRadioGroupField
        name="liability"
        label={t(messages.choice)}
        choices={choices.map((choice) => ({ value: choice, label: t(messages[choice]) }))}
      />
      <FormTextAreaField name="reason" label={t(messages.reason)} rows={2} maxLength={500} />
      <Button type="submit" loading={decide.isPending}>
        {t(messages.decide)}
      </Button>
    </Form>
  );
}
