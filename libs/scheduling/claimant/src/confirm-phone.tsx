import { api, dataOf, type ConfirmedPhone, type PhoneCode } from '@dosar/api-client/client';
import { Button, CodeField, Countdown, Notice, useSecondsLeft } from '@dosar/design-system/public';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useVisitAct } from './use-visit-act.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useVisitTimes } from './visit-times.ts';

/** How many digits a code has. */
const codeLength = 6;

type ConfirmPhoneProps = {
  /** The number that was typed; the part is made anew for another one. */
  number: string;
  onConfirmed: (reachedAt: ConfirmedPhone['reached_at']) => void;
};

/** Nobody can be written to: whoever wants messages at the number that they typed enters the code that it gets. */
export function ConfirmPhone({ number, onConfirmed }: ConfirmPhoneProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const { isBusy, refusal, run } = useVisitAct();
  const [sent, setSent] = useState<PhoneCode>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<'wrong' | 'expired'>();
  const secondsLeft = useSecondsLeft(sent?.expires_at ?? null);

  const send = async () => {
    setCode('');
    setError(undefined);
    setSent(await run(() => dataOf(api.POST('/api/schedule/sendPhoneCode', { body: { number } }))));
  };
  const change = async (typed: string) => {
    setCode(typed);
    setError(undefined);
    if (typed.length < codeLength || isBusy) return;
    const body = { number, code: typed };
    const answer = await run(() => dataOf(api.POST('/api/schedule/confirmPhone', { body })));
    if (!answer) return;
    if (answer.outcome === 'confirmed') onConfirmed(answer.reached_at);
    else setError(answer.outcome);
  };
  const isWaiting = secondsLeft > 0;
  return (
    <div className="dosar-stack">
      <Notice tone="warning" title={t(messages.unreached)} />
      <RefusalNotice refusal={refusal} />
      {sent && sent.expires_at !== null && (
        <>
          <CodeField
            label={t(messages.code)}
            hint={t(messages.codeHint)}
            length={codeLength}
            value={code}
            {...(error && { error: t(error === 'wrong' ? messages.codeWrong : messages.codeExpired) })}
            onChange={(typed) => void change(typed.replaceAll(/\D/g, ''))}
          />
          {isWaiting && (
            <Countdown secondsLeft={secondsLeft} describe={(clock) => t(messages.codeValid, { clock })} />
          )}
        </>
      )}
      {sent && sent.block_until !== null && (
        <p role="status">{t(messages.codeBlocked, { hour: at(sent.block_until) })}</p>
      )}
      <Button isBusy={isBusy} disabled={isWaiting} onClick={() => void send()}>
        {t(sent ? messages.sendCodeAgain : messages.sendCode)}
      </Button>
    </div>
  );
}
