import { apiQuery, browseReplacementQuestions, useQueryFailure } from '@dosar/api-client';
import { EmptyState, ErrorState, LoadingState, PageTitle, Stack, Text } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ReplacementQuestions } from '../my-absences/replacement-questions.tsx';
import { messages } from './messages.ts';

/** Who asks the caller to replace them. */
export const replacementQuestions = apiQuery(browseReplacementQuestions, {});

/** Colleagues who ask to be replaced, for everybody who works on files: also those who plan no absences here. */
export function ReplacementsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const questions = useQuery(replacementQuestions);
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {questions.isError && !questions.data && (
        <ErrorState title={t(messages.failed)} {...failureOf(questions)} />
      )}
      {questions.isPending && <LoadingState shape="rows" count={3} />}
      {questions.data?.length === 0 && (
        <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneAdvice)} />
      )}
      {questions.data && questions.data.length > 0 && (
        <Stack gap="3">
          <Text tone="muted">{t(messages.about)}</Text>
          <ReplacementQuestions questions={questions.data} />
        </Stack>
      )}
    </>
  );
}
