import { useIntl } from 'react-intl';
import type { Challenge } from '@dosar/api-client/client';
import { Button, Countdown, Notice, useSecondsLeft } from '@dosar/design-system/public';
import { codeLength, CodeForm } from './code-form.tsx';
import { messages } from './messages.ts';
import type { Refusal } from './use-challenge.ts';

type OpenChallengeProps = {
  challenge: Challenge;
  /** The organisation's own words about the code. */
  invitation: string;
  /** The organisation's own words about a wrong code. */
  wrongCodeText: string;
  refusal?: Refusal;
  isBusy: boolean;
  wasResent: boolean;
  sendCode: (code: string) => void;
  resend: () => void;
};

/** A code is on its way: the box for it, the time that is left, and another code once that is over. */
export function OpenChallenge(props: OpenChallengeProps) {
  const { challenge, invitation, wrongCodeText, refusal, isBusy, wasResent, sendCode, resend } = props;
  const { formatMessage: t } = useIntl();
  const secondsLeft = useSecondsLeft(challenge.expire_time);
  const refusalText = { wrong: wrongCodeText || t(messages.wrong), notSent: t(messages.notSent) };

  return (
    <>
      {wasResent ? <Notice tone="info">{t(messages.resent)}</Notice> : null}
      <p className="dosar-lead">{invitation || t(messages.sent, { length: codeLength })}</p>
      <CodeForm refusal={refusal && refusalText[refusal]} isBusy={isBusy} sendCode={sendCode} />
      {secondsLeft > 0 ? (
        <Countdown secondsLeft={secondsLeft} describe={(clock) => t(messages.validFor, { clock })} />
      ) : (
        <p role="status">{t(messages.expired)}</p>
      )}
      <div>
        <Button disabled={secondsLeft > 0} onClick={resend}>
          {t(messages.resend)}
        </Button>
      </div>
    </>
  );
}
