import { apiMutation, askQuestion, queriesOf, useProblemText } from '@dosar/api-client';
import { Avatar, Banner, Box, Button, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { Form, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { askingMessages } from './asking-messages.ts';

type ApprovalQuestionsProps = {
  approval: Schema<'ApprovalDetail'>;
  isAsking: boolean;
  onClose: () => void;
};

const schema = z.object({ question: requiredText({ min: 3, max: 500 }) });
const reasons = { required: askingMessages.questionMissing, min_length: askingMessages.questionMissing };

/** What the reader and other managers have asked whoever wants the decision, the answers, and a new question. */
export function ApprovalQuestions({ approval, isAsking, onClose }: ApprovalQuestionsProps) {
  const { formatMessage: t } = useIntl();
  const { questions } = approval;
  if (questions.length === 0 && !isAsking) return null;
  return (
    <Box>
      <Heading as="h3" size="md">
        {t(askingMessages.questions)}{' '}
        <Text as="span" tone="muted" size="sm">
          {t(askingMessages.clockGoesOn)}
        </Text>
      </Heading>
      <Stack gap="2" marginTop="2">
        {isAsking && <NewQuestion approval={approval} onClose={onClose} />}
        {questions.map((question) => (
          <Question key={question.approval_question_id} question={question} />
        ))}
      </Stack>
    </Box>
  );
}

/** A question and its answer, or that nobody has answered yet. */
export function Question({ question }: { question: Schema<'ApprovalQuestions'>[number] }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { answer, answered_by_name: answeredBy } = question;
  return (
    <Stack gap="1">
      <Line name={question.asked_by_name} text={question.question} detail={dateTime(question.asked_at)} />
      {answer === null || answeredBy === null ? (
        <Text tone="muted" size="sm">
          {t(askingMessages.noAnswer)}
        </Text>
      ) : (
        <Line name={answeredBy} text={answer} />
      )}
    </Stack>
  );
}

function Line({ name, text, detail }: { name: string; text: string; detail?: string }) {
  return (
    <Flex gap="2" alignItems="flex-start">
      <Avatar name={name} />
      <Box flex="1" minWidth="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Box>
      {detail !== undefined && (
        <Text as="span" tone="muted" size="sm">
          {detail}
        </Text>
      )}
    </Flex>
  );
}

function NewQuestion({ approval, onClose }: Pick<ApprovalQuestionsProps, 'approval' | 'onClose'>) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { question: '' } });
  const box = useRef<HTMLDivElement>(null);
  useEffect(function focusField() {
    box.current?.querySelector('textarea')?.focus();
  }, []);
  const ask = useMutation({
    ...apiMutation(askQuestion),
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries(queriesOf('workload', 'claims')),
  });
  return (
    <Box ref={box}>
      {ask.isError && (
        <Banner tone="danger" title={t(askingMessages.notAsked)} live>
          {problemText(ask.error)}
        </Banner>
      )}
      <Form
        form={form}
        reasons={reasons}
        oneField
        onSubmit={({ question }) =>
          ask.mutate({ params: { path: { approval_id: approval.approval_id } }, body: { question } })
        }
      >
        <FormTextAreaField
          name="question"
          label={t(askingMessages.questionTo, { name: approval.asked_by_name })}
          required
          maxLength={500}
        />
        <Flex gap="2" justifyContent="flex-end">
          <Button onClick={onClose}>{t(askingMessages.cancelQuestion)}</Button>
          <Button type="submit" variant="primary" loading={ask.isPending}>
            {t(askingMessages.sendQuestion)}
          </Button>
        </Flex>
      </Form>
    </Box>
  );
}
