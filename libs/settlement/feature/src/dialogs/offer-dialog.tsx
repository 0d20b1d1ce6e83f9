import { api, dataOf } from '@dosar/api-client';
import { Box, Button, Flex, Grid, IconButton } from '@dosar/design-system';
import {
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  optionalText,
  requiredChoice,
  requiredText,
  useAnswers,
  useFieldArray,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer, baniOf, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import type { OfferLineCode } from '@dosar/settlement-domain';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { AmountLine } from '../money/amount-line.tsx';
import { lineMessages } from '../money/line-messages.ts';
import type { Offer } from '../money/money-query.ts';
import type { WindowProps } from '../money/open-window.ts';
import { messages } from './messages.ts';
import {
  exceptionHasReason,
  namedException,
  NoteExceptionFields,
  noteExceptionAnswers,
  typedException,
} from './note-exception-fields.tsx';
import { AmountField, MoneyDialog } from './money-dialog.tsx';

const codes = [
  'repair',
  'vat',
  'wear',
  'deductible',
  'residual',
  'towing',
  'loss_of_use',
  'property',
  'injury',
  'other',
  'penalty',
] as const satisfies readonly OfferLineCode[];
const takenOff: readonly string[] = ['wear', 'deductible', 'residual'] satisfies OfferLineCode[];
const mostLines = 30;

/** What a line adds; what is taken off is typed without a sign. */
const signed = (code: string, bani: number) => (takenOff.includes(code) ? -bani : bani);

const schema = z
  .object({
    recipient_party_id: requiredText({ max: 36 }),
    lines: z.array(
      z.object({
        code: requiredChoice(codes),
        note: optionalText({ max: 120 }),
        amount: amountAnswer({ least: 1 }),
      }),
    ),
    note: optionalText({ max: 1000 }),
    ...noteExceptionAnswers,
  })
  .check(exceptionHasReason);

type Answers = z.input<typeof schema>;

/**
 * The lines of an offer; a new one begins with what is proposed: the damage, the deductible of the policy and the penalty of
 * the legal clock. Where nobody has reckoned the damage line by line, the recorded amount is its line.
 */
function typedLines(offer: Offer | undefined, money: WindowProps['money']): Answers['lines'] {
  if (offer === undefined)
    return [
      ...(money.suggested_lines.some(({ code }) => code === 'repair' || code === 'other')
        ? []
        : [
            {
              code: 'repair',
              note: '',
              amount: typedAmount(money.agreed_bani ?? money.estimated_bani),
            } as const,
          ]),
      ...money.suggested_lines.map(({ code, note, amount_bani: bani }) => ({
        code,
        note,
        amount: typedAmount(bani),
      })),
    ];
  return offer.lines.map(({ code, note, amount_bani: bani }) => ({
    code,
    note: note ?? '',
    amount: typedAmount(Math.abs(bani)),
  }));
}

/** Reckons an offer line by line. */
export function OfferDialog({ assignmentId, money, offer, onClose }: WindowProps & { offer?: Offer }) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema,
    defaultValues: {
      recipient_party_id: offer?.recipient_party_id ?? money.recipients[0]?.party_id ?? '',
      lines: typedLines(offer, money),
      note: offer?.note ?? '',
      ...typedException(offer),
    },
  });
  return (
    <MoneyDialog
      form={form}
      title={t(messages.offerTitle)}
      submitLabel={t(messages.saveOffer)}
      size="large"
      onClose={onClose}
      send={({ lines, recipient_party_id, note, ...exception }) =>
        dataOf(
          api.POST('/api/settlement/saveOffer/{assignment_id}', {
            params: { path: { assignment_id: assignmentId } },
            body: {
              ...(offer && { offer_id: offer.offer_id }),
              lines: lines.map((line) => ({
                code: line.code,
                amount_bani: signed(line.code, line.amount),
                ...(line.note !== '' && { note: line.note }),
              })),
              recipient_party_id,
              ...(note !== '' && { note }),
              ...namedException(exception),
              money_version: money.money_version,
            },
          }),
        )
      }
    >
      <FormSelectField
        name="recipient_party_id"
        label={t(messages.recipient)}
        placeholder={null}
        choices={money.recipients.map((person) => ({ value: person.party_id, label: person.full_name }))}
      />
      <OfferLines />
      {!money.has_closed_note && <NoteExceptionFields />}
      <FormTextAreaField name="note" label={t(messages.offerNote)} optional rows={2} maxLength={1000} />
    </MoneyDialog>
  );
}

function OfferLines() {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { fields, append, remove } = useFieldArray<Answers, 'lines'>({ name: 'lines' });
  const { lines } = useAnswers<Answers>();
  const total = lines.reduce((sum, { code, amount }) => sum + signed(code, baniOf(amount) ?? 0), 0);
  return (
    <>
      {fields.map((field, index) => (
        <OfferLineFields
          key={field.id}
          index={index}
          code={lines[index]?.code ?? field.code}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      {fields.length < mostLines && (
        <Box>
          <Button icon="add" onClick={() => append({ code: 'vat', note: '', amount: '' })}>
            {t(messages.addLine)}
          </Button>
        </Box>
      )}
      <AmountLine name={t(messages.sum)} amount={lei(total)} isSum />
    </>
  );
}

/** On phones the fields of a line stand below each other, with the bin beside the last. */
const wholeRow = { base: '1 / -1', md: 'auto' };

type OfferLineFieldsProps = { index: number; code: string; onRemove: (() => void) | undefined };

function OfferLineFields({ index, code, onRemove }: OfferLineFieldsProps) {
  const { formatMessage: t } = useIntl();
  const no = index + 1;
  return (
    <Grid
      gap="3"
      alignItems="start"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) 44px',
        md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) 44px',
      }}
    >
      <Box gridColumn={wholeRow}>
        <FormSelectField
          name={`lines.${index}.code`}
          label={t(messages.line, { no })}
          placeholder={null}
          choices={codes.map((value) => ({ value, label: t(lineMessages[value]) }))}
        />
      </Box>
      <Box gridColumn={wholeRow}>
        <FormTextField name={`lines.${index}.note`} label={t(messages.lineNote)} maxLength={120} />
      </Box>
      <AmountField
        name={`lines.${index}.amount`}
        {...(takenOff.includes(code) && { hint: t(messages.takenOff) })}
      />
      <Flex paddingTop="5">
        {onRemove && <IconButton icon="delete" label={t(messages.removeLine, { no })} onClick={onRemove} />}
      </Flex>
    </Grid>
  );
}
