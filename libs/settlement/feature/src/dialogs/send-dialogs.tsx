import { api, apiQuery, dataOf, previewOffer } from '@dosar/api-client';
import { Banner, Box, Card, Heading, LoadingState, Text } from '@dosar/design-system';
import { useZodForm } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ShownLetter } from '../letter/shown-letter.tsx';
import type { Offer } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import { reasonAnswer } from './money-answers.ts';
import { MoneyDialog, ReasonField } from './money-dialog.tsx';
import { refusalMessages } from './refusal-messages.ts';

type OfferWindowProps = WindowProps & { offer: Offer };

/** Shows the letter and the message of an offer, and to whom they go; then sends them. */
export function SendOfferDialog({ money, offer, onClose }: OfferWindowProps) {
  const { formatMessage: t } = useIntl();
  const preview = useQuery(apiQuery(previewOffer, { params: { path: { offer_id: offer.offer_id } } }));
  const form = useZodForm({ schema: z.object({}), defaultValues: {} });
  const shown = preview.data;
  const blockers = shown ? shown.blocks.map((block) => refusalMessages[block]) : [messages.letterComing];
  return (
    <MoneyDialog
      form={form}
      title={t(messages.sendTitle)}
      submitLabel={t(messages.send)}
      size="large"
      done={messages.sent}
      blockers={blockers.map((block) => ({ name: 'letter', reason: t(block) }))}
      onClose={onClose}
      send={() =>
        dataOf(
          api.POST('/api/settlement/issueOffer/{offer_id}', {
            params: { path: { offer_id: offer.offer_id } },
            body: { money_version: money.money_version },
          }),
        )
      }
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

const approvalSchema = z.object({ reason: reasonAnswer });

/** Asks somebody with more authority to approve an offer. */
export function ApprovalDialog({ money, offer, onClose }: OfferWindowProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema: approvalSchema, defaultValues: { reason: '' } });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.approvalTitle)}
      submitLabel={t(messages.approvalTitle)}
      done={messages.approvalAsked}
      onClose={onClose}
      send={({ reason: note }) =>
        dataOf(
          api.POST('/api/settlement/askOfferApproval/{offer_id}', {
            params: { path: { offer_id: offer.offer_id } },
            body: { note, money_version: money.money_version },
          }),
        )
      }
    >
      <ReasonField label={t(messages.approvalNote)} />
    </MoneyDialog>
  );
}
