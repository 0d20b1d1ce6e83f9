import { useIntl } from 'react-intl';
import { Button, Countdown, Notice, useSecondsLeft } from '@dosar/design-system/public';
import { useFormats } from '@dosar/i18n/light';
import { messages } from './messages.ts';

type BlockedNoticeProps = {
  /** Whether the visitor's own tries led here, or the case was blocked before. */
  reason: 'tooManyTries' | 'blocked';
  blockUntil: string | null;
  tryAgain: () => void;
};

/** Access is closed for a while: says until when, and opens again by itself. */
export function BlockedNotice({ reason, blockUntil, tryAgain }: BlockedNoticeProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const secondsLeft = useSecondsLeft(blockUntil);
  const isOver = blockUntil !== null && secondsLeft === 0;

  return (
    <>
      <Notice tone="error" title={t(messages[reason])} />
      {isOver ? <p role="status">{t(messages.blockEnded)}</p> : null}
      {blockUntil && !isOver ? (
        <Countdown
          secondsLeft={secondsLeft}
          describe={(clock) => t(messages.blockedUntil, { time: formats.time(blockUntil), clock })}
        />
      ) : null}
      <div>
        <Button disabled={!isOver} onClick={tryAgain}>
          {t(messages.resend)}
        </Button>
      </div>
    </>
  );
}
