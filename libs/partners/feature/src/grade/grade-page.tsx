import { api, dataOf, isApiProblem, useQueryFailure } from '@dosar/api-client';
import { useShownOwner } from '@dosar/areas/public-page';
import { Box, ErrorState, Heading, LoadingState, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useParams } from 'react-router';
import { kindMessages } from '../jobs/state-messages.ts';
import { GradeForm } from './grade-form.tsx';
import { messages } from './grade-messages.ts';
import { StopQuestions } from './stop-questions.tsx';

/** The one question about the work of a partner, at the address of the link in the message (M8). */
export function GradePage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { key = '' } = useParams();
  const question = useQuery({
    queryKey: ['partners', 'grade', key],
    queryFn: () => dataOf(api.POST('/api/partnerGrade/readGradeRequest', { body: { key } })),
    retry: (count, error) => !isApiProblem(error) && count < 2,
  });
  useShownOwner(question.data?.organisation);
  if (isApiProblem(question.error) && [400, 404, 422].includes(question.error.status))
    return <Navigate replace to="/guest" />;
  return (
    <Box width="full" maxWidth="480px" marginInline="auto" paddingBlock="4">
      <title>{t(messages.title)}</title>
      {question.data ? (
        <Question question={question.data} linkKey={key} onAnswered={() => void question.refetch()} />
      ) : question.isError ? (
        <ErrorState {...failureOf(question)} />
      ) : (
        <LoadingState shape="rows" count={5} />
      )}
    </Box>
  );
}

type QuestionProps = { question: Schema<'GradeRequest'>; linkKey: string; onAnswered: () => void };

function Question({ question, linkKey, onAnswered }: QuestionProps) {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { state, kind, worker_name: worker, done_on: doneOn, vehicle, is_stopped: isStopped } = question;
  const heading = { open: messages.title, answered: messages.thanks, expired: messages.expired }[state];
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h1" size="lg">
          {t(heading)}
        </Heading>
        <Text overflowWrap="anywhere">
          {t(messages.work, { kind: t(kindMessages[kind]), worker, date: date(doneOn) })}
        </Text>
        {vehicle !== null && <Text tone="muted">{vehicle}</Text>}
      </Stack>
      {state === 'open' && (
        <GradeForm linkKey={linkKey} expiresAt={question.expires_at} onAnswered={onAnswered} />
      )}
      {state === 'answered' && <Text>{t(messages.thanksText)}</Text>}
      {state === 'expired' && <Text>{t(messages.expiredText)}</Text>}
      <Stack as="section" gap="2" aria-label={t(messages.why)}>
        <Heading as="h2" size="md">
          {t(messages.why)}
        </Heading>
        <Text tone="muted" size="sm">
          {t(messages.whyText, { organisation: question.org_name })}
        </Text>
        <StopQuestions linkKey={linkKey} isStopped={isStopped} onStopped={onAnswered} />
      </Stack>
    </Stack>
  );
}
