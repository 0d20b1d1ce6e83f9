import { answerReplacement, apiMutation, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Flex, notify, Text, TextField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePeriodText } from '../leave-text.ts';
import { messages } from './messages.ts';

type Question = Schema<'ReplacementQuestion'>;

/** Colleagues who ask to be replaced, and those whom one replaces now or soon. */
export function ReplacementQuestions({ questions }: { questions: readonly Question[] }) {
  const { formatMessage: t } = useIntl();
  if (questions.length === 0) return <Text tone="muted">{t(messages.noQuestions)}</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {questions.map((question) => (
        <QuestionRow key={question.absence_id} question={question} />
      ))}
    </Box>
  );
}

function QuestionRow({ question }: { question: Question }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const period = usePeriodText();
  const queryClient = useQueryClient();
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const answer = useMutation({
    ...apiMutation(answerReplacement),
    onSuccess: () => notify.success(t(messages.answered)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('absences')),
  });
  const { absence_id: id, row_version: version } = question;
  const send = (accepts: boolean) =>
    answer.mutate({
      params: { path: { absence_id: id } },
      body: { accepts, row_version: version, ...(!accepts && { reason: reason.trim() }) },
    });
  return (
    <Box as="li" paddingBlock="2" borderBottomWidth="1px" borderColor="border">
      <b>{`${question.full_name}, ${period(question)}`}</b>
      <Text tone="muted">
        {question.is_in_force
          ? t(messages.inForce, { count: question.open_count })
          : t(messages.wouldCare, { count: question.open_count })}
        {question.legal_count > 0 && ` ${t(messages.wouldCareLegal, { count: question.legal_count })}`}
      </Text>
      {answer.isError && (
        <Banner tone="danger" title={t(messages.notAnswered)} live>
          {problemText(answer.error)}
        </Banner>
      )}
      {question.answer === 'asked' && !isRefusing && (
        <Flex gap="2" marginTop="1">
          <Button loading={answer.isPending} onClick={() => send(true)}>
            {t(messages.accept)}
          </Button>
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {t(messages.cannot)}
          </Button>
        </Flex>
      )}
      {question.answer === 'asked' && isRefusing && (
        <Flex gap="2" marginTop="1" alignItems="end" flexWrap="wrap">
          <TextField
            label={t(messages.why)}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button disabled={reason.trim() === ''} loading={answer.isPending} onClick={() => send(false)}>
            {t(messages.sendAnswer)}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
