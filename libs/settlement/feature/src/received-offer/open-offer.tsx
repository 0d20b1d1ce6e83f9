import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Banner, Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { Form, FormTextField, optionalText, reason, useZodForm } from '@dosar/forms';
import { ibanAnswer } from '@dosar/forms/iban';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import * as z from 'zod/mini';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { AmountLine } from '../money/amount-line.tsx';
import { lineMessages } from '../money/line-messages.ts';
import { messages } from './messages.ts';
import { NextLine } from './next-line.tsx';
import { Contact, OfferFile } from './offer-file.tsx';
import { OfferLetter } from './offer-letter.tsx';
import { UndisputedPayment } from './undisputed-payment.tsx';

/** An offer as its claimant sees it. */
export type ReceivedOffer = Schema<'ReceivedOffer'>;

/** The offer before it is accepted: how much, into which account, and where the amount comes from. */
export function OpenOffer({ offer }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate, list } = useFormats();
  const { amount, lei } = useAmounts();
  return (
    <Stack gap="5">
      {offer.state === 'contested' && (
        <Banner tone="info" title={t(messages.contestedTitle)}>
          {t(messages.contestedLead)}{' '}
          {offer.contest_documents.length > 0 &&
            t(messages.sentWith, { files: list(offer.contest_documents.map(({ file_name: name }) => name)) })}
        </Banner>
      )}
      <UndisputedPayment undisputed={offer.undisputed} />
      <div>
        <OfferFile offer={offer} />
        <Heading as="h1" size="xl">
          {t(messages.title, { amount: lei(offer.amount_bani) })}
        </Heading>
        <Text tone="muted">{t(messages.until, { day: weekdayDate(offer.answer_by) })}</Text>
      </div>
      <div>
        <AmountLine name={t(messages.compensation)} amount={amount(offer.compensation_bani)} />
        {offer.penalty_bani > 0 && (
          <AmountLine name={t(messages.late)} amount={`+ ${amount(offer.penalty_bani)}`} />
        )}
        <AmountLine name={t(messages.youGet)} amount={amount(offer.amount_bani)} isSum />
      </div>
      <AcceptOffer offer={offer} />
      <section>
        <Heading as="h2" size="md">
          {t(messages.next)}
        </Heading>
        <NextLine
          when={t(messages.ifYes)}
          what={
            offer.payment_term === null
              ? t(messages.ifYesByPolicy)
              : t(messages.ifYesWhat, { days: offer.payment_term.days })
          }
          detail={offer.pay_by === null ? '' : t(messages.ifYesBy, { day: weekdayDate(offer.pay_by) })}
        />
        <NextLine when={t(messages.ifNo)} what={t(messages.ifNoWhat)} detail={t(messages.ifNoBy)} />
      </section>
      <section>
        <Heading as="h2" size="md">
          {t(messages.origin)}
        </Heading>
        {offer.lines.map((line, index) => (
          <AmountLine
            key={index}
            name={t(lineMessages[line.code])}
            detail={line.note}
            amount={amount(line.amount_bani)}
          />
        ))}
        <AmountLine name={t(messages.youGet)} amount={amount(offer.amount_bani)} isSum />
      </section>
      <OfferLetter offer={offer} />
      <Contact offer={offer} />
    </Stack>
  );
}

const schema = z.object({
  iban: ibanAnswer.check(z.minLength(1, { error: reason('iban_invalid') })),
  payee_name: optionalText({ max: 70 }),
});
const schemaOfKnown = z.object({ iban: z.string(), payee_name: z.string() });

/** Accepts the offer, into the known account or another one. */
function AcceptOffer({ offer }: { offer: ReceivedOffer }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const [isOther, setOther] = useState(offer.iban_masked === null);
  const form = useZodForm({
    schema: isOther ? schema : schemaOfKnown,
    defaultValues: { iban: '', payee_name: offer.payee_name ?? '' },
  });
  const accept = async ({ iban, payee_name }: z.output<typeof schema>) => {
    await dataOf(
      api.POST('/api/settlement/acceptReceivedOffer', {
        body: { ...(isOther && { iban }), ...(isOther && payee_name.length >= 2 && { payee_name }) },
      }),
    );
    await queryClient.invalidateQueries(queriesOf('settlement'));
  };
  return (
    <Form form={form} onSubmit={accept} problemText={refusalText} oneField>
      <Card>
        {isOther ? (
          <Stack gap="3">
            <FormTextField
              name="iban"
              label={t(messages.whichAccount)}
              hint={t(messages.whichAccountHint)}
              maxLength={50}
              autoComplete="off"
            />
            <FormTextField name="payee_name" label={t(messages.payee)} maxLength={70} />
          </Stack>
        ) : (
          <Flex gap="3" justifyContent="space-between" alignItems="flex-start">
            <div>
              <Text tone="muted" size="sm">
                {t(messages.intoAccount)}
              </Text>
              <Box fontWeight="strong">{offer.iban_masked}</Box>
              <Text tone="muted" size="sm">
                {offer.payee_name}
              </Text>
            </div>
            <Button onClick={() => setOther(true)}>{t(messages.changeAccount)}</Button>
          </Flex>
        )}
      </Card>
      <Button type="submit" variant="primary" wide loading={form.formState.isSubmitting}>
        {t(messages.accept)}
      </Button>
      {offer.state === 'issued' && (
        <Button asChild wide>
          <RouterLink to={{ search: '?contest' }}>{t(messages.disagree)}</RouterLink>
        </Button>
      )}
    </Form>
  );
}
