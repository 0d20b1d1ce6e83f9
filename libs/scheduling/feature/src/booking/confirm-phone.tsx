import { api, dataOf } from '@dosar/api-client';
import { Banner, Button, Countdown, Stack, Text, TextField, useSecondsLeft } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useVisitTimes } from '../slots/visit-times.ts';
import { claimantMessages } from './claimant-messages.ts';
import { messages } from './phone-messages.ts';
import { useVisitRefusal } from './use-visit-change.ts';

/** How many digits a code has. */
const codeLength = 6;

type ConfirmPhoneProps = {
  /** The number that was typed; the part is made anew for another one. */
  number: string;
  /** The work whose visits are told about, where staff send the code; a claimant's own when absent. */
  assignmentId: string | undefined;
  onConfirmed: (reachedAt: Schema<'ConfirmedPhone'>['reached_at']) => void;
};

/** Nobody can be written to: whoever wants messages at the number that they typed enters the code that it gets. */
export function ConfirmPhone({ number, assignmentId, onConfirmed }: ConfirmPhoneProps) {
  const { formatMessage: t } = useIntl();
  const { at } = useVisitTimes();
  const refusalText = useVisitRefusal();
  const [code, setCode] = useState('');
  const isForStaff = assignmentId !== undefined;
  const asked = { number, ...(isForStaff && { assignment_id: assignmentId }) };
  const sending = useMutation({
    mutationFn: () => dataOf(api.POST('/api/schedule/sendPhoneCode', { body: asked })),
  });
  const checking = useMutation({
    mutationFn: (typed: string) =>
      dataOf(api.POST('/api/schedule/confirmPhone', { body: { ...asked, code: typed } })),
    onSuccess: ({ outcome, reached_at }) => {
      if (outcome === 'confirmed') onConfirmed(reached_at);
    },
  });
  const sent = sending.data;
  const secondsLeft = useSecondsLeft(sent?.expires_at);
  const isWaiting = secondsLeft > 0;
  const refused = checking.data?.outcome;
  const change = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    checking.reset();
    if (digits.length === codeLength && !checking.isPending) checking.mutate(digits);
  };
  const failure = sending.error ?? checking.error;
  return (
    <Stack gap="3">
      <Banner tone="warning">{t(isForStaff ? messages.unreachedStaff : messages.unreached)}</Banner>
      {failure && (
        <Banner tone="danger" live>
          {refusalText(failure)}
        </Banner>
      )}
      {sent && sent.expires_at !== null && (
        <>
          <TextField
            label={t(messages.code)}
            hint={t(isForStaff ? messages.codeHintStaff : messages.codeHint)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeLength}
            value={code}
            error={
              refused === 'wrong'
                ? t(messages.codeWrong)
                : refused === 'expired'
                  ? t(messages.codeExpired)
                  : undefined
            }
            onChange={({ target }) => change(target.value)}
          />
          {isWaiting && (
            <Countdown secondsLeft={secondsLeft} describe={(clock) => t(messages.codeValid, { clock })} />
          )}
        </>
      )}
      {sent && sent.block_until !== null && (
        <Text role="status">{t(messages.codeBlocked, { hour: at(sent.block_until) })}</Text>
      )}
      <Button
        loading={sending.isPending}
        disabled={isWaiting}
        onClick={() => {
          setCode('');
          checking.reset();
          sending.mutate();
        }}
      >
        {t(
          sent
            ? isForStaff
              ? messages.sendCodeAgain
              : claimantMessages.sendCodeAgain
            : isForStaff
              ? messages.sendCodeStaff
              : messages.sendCode,
        )}
      </Button>
    </Stack>
  );
}
