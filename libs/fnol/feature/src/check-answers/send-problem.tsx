import { isApiProblem } from '@dosar/api-client';
import { Banner, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Why the report could not be sent, and that nothing is lost. */
export function SendProblem({ error }: { error: unknown }) {
  const text = useSendProblemText(error);
  const errorId = isApiProblem(error) ? error.errorId : undefined;
  return (
    <Banner tone="danger" live>
      <Text>{text}</Text>
      {errorId && (
        <Text size="sm" tone="muted">
          {errorId}
        </Text>
      )}
    </Banner>
  );
}

function useSendProblemText(error: unknown): string {
  const { formatMessage: t } = useIntl();
  if (!isApiProblem(error)) return t(messages.notSent);
  if (error.status === 0) return t(messages.notSentOffline);
  if (error.code === 'rate_limited')
    return t(messages.tooOften, { minutes: Math.ceil((error.retryAfterSeconds ?? 60) / 60) });
  if (error.fields.some(({ field }) => field === 'consent_version')) return t(messages.newNotice);
  return t(error.status === 422 || error.status === 400 ? messages.moreFields : messages.notSent);
}
