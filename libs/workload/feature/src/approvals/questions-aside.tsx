import {
  answerQuestion,
  apiMutation,
  apiQuery,
  browseQuestions,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { Banner, Box, Button, Heading, Stack } from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { Question } from './approval-questions.tsx';
import { askingMessages } from './asking-messages.ts';

const schema = z.object({ answer: requiredText({ max: 1000 }) });
const reasons = { required: askingMessages.answerMissing };

/** What a manager wants to know before deciding about the file, and the answer; nothing while nobody asks. */
export function QuestionsAside({ claimFileNo }: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const { data: questions } = useQuery(
    apiQuery(browseQuestions, { params: { path: { claim_file_no: claimFileNo } } }),
  );
  if (questions === undefined || questions.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="aside-questions">
      <Heading id="aside-questions" size="md">
        {t(askingMessages.answerTitle)}
      </Heading>
      <Stack gap="3" marginTop="2">
        {questions.map((question) => (
          <Box key={question.approval_question_id}>
            <Question question={question} />
            {question.may_answer && <Answer question={question} />}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

function Answer({ question }: { question: Schema<'ApprovalQuestions'>[number] }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { answer: '' } });
  const answer = useMutation({
    ...apiMutation(answerQuestion),
    onSettled: () => queryClient.invalidateQueries(queriesOf('workload', 'claims')),
  });
  return (
    <>
      {answer.isError && (
        <Banner tone="danger" title={t(askingMessages.notAnswered)} live>
          {problemText(answer.error)}
        </Banner>
      )}
      <Form
        form={form}
        reasons={reasons}
        oneField
        onSubmit={(values) =>
          answer.mutate({
            params: { path: { approval_question_id: question.approval_question_id } },
            body: values,
          })
        }
      >
        <FormTextAreaField name="answer" label={t(askingMessages.answerLabel)} required maxLength={1000} />
        <Button type="submit" loading={answer.isPending}>
          {t(askingMessages.sendAnswer)}
        </Button>
      </Form>
    </>
  );
}
