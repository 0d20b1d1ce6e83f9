import { api, apiQuery, dataOf, previewOffer } from '@dosar/api-client';
import { Banner, Box, Card, Heading, LoadingState, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AmountLine } from '../money/amount-line.tsx';
import type { Offer } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { useLei } from '../money/use-lei.ts';
import { ReasonField } from './amount-dialogs.tsx';
import { messages } from './messages.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { refusalMessages } from './refusal-messages.ts';
import { useMoneyChange } from './use-money-change.ts';

type OfferWindowProps = WindowProps & { offer: Offer };

/** Shows the letter and the message of an offer, and to whom they go; then sends them. */
export function SendOfferDialog({ money, offer, onClose }: OfferWindowProps) {
  const { formatMessage: t } = useIntl();
  const preview = useQuery(apiQuery(previewOffer, { params: { path: { offer_id: offer.offer_id } } }));
  const change = useMoneyChange({
    onClose,
    done: messages.sent,
    send: () =>
      dataOf(
        api.POST('/api/settlement/issueOffer/{offer_id}', {
          params: { path: { offer_id: offer.offer_id } },
          body: { money_version: money.money_version },
        }),
      ),
  });
  const shown = preview.data;
  return (
    <MoneyDialog
      title={t(messages.sendTitle)}
      act={t(messages.send)}
      change={change}
      size="large"
      isWhole={shown?.blocks.length === 0}
      onClose={onClose}
    >
      {!shown && <LoadingState count={4} />}
      {shown?.blocks.map((block) => (
        <Banner key={block} tone="warning">
          {t(refusalMessages[block])}
        </Banner>
      ))}
      {shown && (
        <>
          {shown.to !== null && (
            <Text>{t(messages.sendLead, { name: shown.letter.recipient, to: shown.to })}</Text>
          )}
          <Heading as="h3" size="md">
            {t(messages.sendLetter)}
          </Heading>
          <ShownLetter letter={shown.letter} />
          <Heading as="h3" size="md">
            {t(messages.sendMessage)}
          </Heading>
          <Card>
            {shown.channel === 'email' && <Text as="p">{shown.subject}</Text>}
            <Box whiteSpace="pre-line">{shown.body}</Box>
          </Card>
          <Text tone="muted" size="sm">
            {t(messages.sendFinal)}
          </Text>
        </>
      )}
    </MoneyDialog>
  );
}

function ShownLetter({ letter }: { letter: Schema<'ShownLetter'> }) {
  const { date } = useFormats();
  const { amount } = useLei();
  return (
    <Card>
      <Stack gap="2">
        <Text tone="muted" size="sm">{`${letter.reference} / ${date(letter.date)}`}</Text>
        <Heading as="h4" size="md">
          {letter.title}
        </Heading>
        {letter.opening.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <div>
          {letter.lines.map((line, index) => (
            <AmountLine key={index} name={line.name} detail={line.detail} amount={amount(line.amount_bani)} />
          ))}
          <AmountLine name="" amount={amount(letter.total_bani)} isSum />
        </div>
        {letter.closing.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        <Box whiteSpace="pre-line">{letter.signature.join('\n')}</Box>
      </Stack>
    </Card>
  );
}

/** Asks somebody with more authority to approve an offer. */
export function ApprovalDialog({ money, offer, onClose }: OfferWindowProps) {
  const { formatMessage: t } = useIntl();
  const [note, setNote] = useState('');
  const [isChecked, setChecked] = useState(false);
  const change = useMoneyChange({
    onClose,
    done: messages.approvalAsked,
    send: () =>
      dataOf(
        api.POST('/api/settlement/askOfferApproval/{offer_id}', {
          params: { path: { offer_id: offer.offer_id } },
          body: { note: note.trim(), money_version: money.money_version },
        }),
      ),
  });
  return (
    <MoneyDialog
      title={t(messages.approvalTitle)}
      act={t(messages.approvalTitle)}
      change={change}
      isWhole={note.trim().length >= 3}
      onIncomplete={() => setChecked(true)}
      onClose={onClose}
    >
      <ReasonField label={t(messages.approvalNote)} value={note} onValue={setNote} isChecked={isChecked} />
    </MoneyDialog>
  );
}
