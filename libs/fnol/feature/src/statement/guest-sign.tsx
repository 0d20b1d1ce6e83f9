import { Banner, Box, Button, Heading, notify, SignatureField, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { circumstanceMessages } from './circumstance-messages.ts';
import { allCircumstances } from '@dosar/fnol-domain/statement';
import { guestMessages as messages } from './guest-statement-messages.ts';
import { InviteOther } from './invite-other.tsx';
import { statementMessages } from './statement-messages.ts';
import type { useGuestStatement } from './use-guest-statement.ts';

type GuestSignProps = {
  statement: Schema<'GuestStatement'>;
  sign: ReturnType<typeof useGuestStatement>['sign'];
  onLookAgain: () => void;
};

/** What the other driver has ticked, the link for that driver, and the own signature. */
export function GuestSign({ statement, sign, onLookAgain }: GuestSignProps) {
  const { formatMessage: t, locale } = useIntl();
  const [signature, setSignature] = useState<string>();
  const { can_sign: canSign, is_signed: isSigned, row_version: version, side } = statement;
  const send = () => {
    if (signature === undefined) notify.warning(t(messages.signFirst));
    else sign.mutate({ row_version: version, signature });
  };
  return (
    <Stack gap="4">
      <OtherCar other={statement.other} />
      {side === 'a' && <InviteOther language={locale === 'en' ? 'en' : 'ro'} />}
      <div>
        <Button onClick={onLookAgain}>{t(messages.refresh)}</Button>
      </div>
      {isSigned && <Banner tone="success">{t(messages.signed)}</Banner>}
      {!isSigned && !canSign && <Banner tone="info">{t(messages.cannotSign)}</Banner>}
      {!isSigned && canSign && (
        <>
          <SignatureField
            label={t(messages.yourSignature)}
            clearLabel={t(statementMessages.clear)}
            onChange={setSignature}
          />
          <Text tone="muted">{t(messages.noGuilt)}</Text>
          <Button variant="primary" loading={sign.isPending} onClick={send}>
            {t(messages.signNow)}
          </Button>
        </>
      )}
    </Stack>
  );
}

function OtherCar({ other }: { other: Schema<'OtherColumn'> }) {
  const { formatMessage: t } = useIntl();
  const ticked = allCircumstances.filter((no) => other.circumstances.includes(no));
  return (
    <Box as="section" aria-label={t(messages.other)}>
      <Heading as="h2" size="md">
        {t(messages.other)}
      </Heading>
      <Text>{[other.make, other.plate, other.insurer].filter(Boolean).join(' · ')}</Text>
      {ticked.length === 0 ? (
        <Text tone="muted">{t(messages.nothingTicked)}</Text>
      ) : (
        <ul>
          {ticked.map((no) => (
            <li key={no}>
              {no} {t(circumstanceMessages[`c${no}` as const])}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
