import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Text } from '@dosar/design-system';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './grade-messages.ts';

type StopQuestionsProps = { linkKey: string; isStopped: boolean; onStopped: () => void };

/** The way out of such questions: no reason, no second page. */
export function StopQuestions({ linkKey, isStopped, onStopped }: StopQuestionsProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const stop = useMutation({
    mutationFn: () => dataOf(api.POST('/api/partnerGrade/stopGradeRequests', { body: { key: linkKey } })),
    onSuccess: onStopped,
  });
  if (isStopped || stop.isSuccess)
    return (
      <Text size="sm" role="status">
        {t(messages.stopped)}
      </Text>
    );
  return (
    <Box>
      {stop.isError && (
        <Banner tone="danger" live>
          {problemText(stop.error)}
        </Banner>
      )}
      <Button variant="quiet" loading={stop.isPending} onClick={() => stop.mutate()}>
        {t(messages.stop)}
      </Button>
    </Box>
  );
}
