import { useProblemText } from '@dosar/api-client';
import { Banner, Button, Countdown, LoadingState, Stack, Text, useSecondsLeft } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { CodeForm } from './code-form.tsx';
import type { CodeRequest } from './code-request.ts';
import { messages } from './messages.ts';
import { useCodeRequest } from './use-code-request.ts';

/** T9: a code is asked for and runs, or nothing is sent for a while; at 0 another one can be asked for. */
export function CodeStep({ sid }: { sid: string }) {
  const { request, isAsking, failure, askAgain, block } = useCodeRequest(sid);

  if (isAsking) return <LoadingState />;
  if (failure || !request || request.outcome === 'notSent')
    return <NotSent failure={failure} askAgain={askAgain} />;
  return (
    <Stack gap="4">
      <Outcome outcome={request.outcome} />
      {request.outcome === 'sent' && (
        <CodeForm key={request.endsAt} onBlocked={(until) => block(request, until)} />
      )}
      {request.endsAt && <TimeLeft request={request} endsAt={request.endsAt} askAgain={askAgain} />}
    </Stack>
  );
}

function Outcome({ outcome }: { outcome: Exclude<CodeRequest['outcome'], 'notSent'> }) {
  const { formatMessage: t } = useIntl();
  return (
    <Banner tone={outcome === 'sent' ? 'info' : 'danger'} live>
      {t(messages[outcome])}
    </Banner>
  );
}

type TimeLeftProps = { request: CodeRequest; endsAt: string; askAgain: () => void };

function TimeLeft({ request, endsAt, askAgain }: TimeLeftProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const secondsLeft = useSecondsLeft(endsAt);
  const isSent = request.outcome === 'sent';

  if (secondsLeft > 0) {
    const describe = (clock: string) =>
      isSent
        ? t(messages.expiresIn, { clock })
        : t(messages.blockedUntil, { time: formats.time(endsAt), clock });
    return <Countdown secondsLeft={secondsLeft} describe={describe} />;
  }
  return (
    <>
      <Text role="status" size="sm">
        {t(isSent ? messages.expired : messages.blockOver)}
      </Text>
      <Button wide onClick={askAgain}>
        {t(messages.resend)}
      </Button>
    </>
  );
}

type NotSentProps = { failure: Error | null; askAgain: () => void };

function NotSent({ failure, askAgain }: NotSentProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (
    <Stack gap="4">
      <Banner tone="danger" live title={t(messages.notSent)}>
        {failure && problemText(failure)}
      </Banner>
      <Button wide onClick={askAgain}>
        {t(messages.tryAgain)}
      </Button>
    </Stack>
  );
}
