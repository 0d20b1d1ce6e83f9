import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Grid, Heading, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDateField,
  FormDialog,
  FormTextAreaField,
  FormTextField,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer, baniOf, optionalAmountAnswer, typedAmount } from '@dosar/forms/amount';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { readHundredths, typedHundredths } from '../lines/line-values.ts';
import type { Note, OpenedNote } from '../note/note-query.ts';
import { headMessages as messages } from './head-messages.ts';

type Head = Note['head'];

const mostKilometres = 5_000_000;

/** Whole kilometres, in groups of the language or in none; null where nothing is typed. */
function kilometresOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const hundredths = baniOf(typed, { most: mostKilometres * 100 });
  return hundredths === undefined || hundredths % 100 !== 0 ? undefined : hundredths / 100;
}

const kilometres = z.pipe(
  z.string().check(z.refine((typed) => kilometresOf(typed) !== undefined, { error: 'number_invalid' })),
  z.transform((typed) => kilometresOf(typed) ?? null),
);
const share = z.pipe(
  z
    .string()
    .check(z.refine((typed) => readHundredths(typed, 10_000) !== undefined, { error: 'number_invalid' })),
  z.transform((typed) => readHundredths(typed, 10_000) ?? 0),
);
const text = z.string().check(z.maxLength(200));
const schema = z.object({
  parts_on: z.iso.date(),
  odometer: kilometres,
  recovers_vat: z.boolean(),
  discount: share,
  deductible: amountAnswer(),
  hidden: amountAnswer(),
  value: optionalAmountAnswer,
  source: text,
  valued_on: z.string(),
  first_name: text,
  first_amount: optionalAmountAnswer,
  second_name: text,
  second_amount: optionalAmountAnswer,
  residual: optionalAmountAnswer,
  remark: z.string().check(z.maxLength(2000)),
});

type Answers = z.output<typeof schema>;

/** What a note says of the vehicle's value; none without an amount, a source and a day. */
function valueOf(answers: Answers, before: Head): Head['vehicle_value'] {
  if (answers.value === null) return null;
  const comparables = [
    { name: answers.first_name.trim(), amount_bani: answers.first_amount },
    { name: answers.second_name.trim(), amount_bani: answers.second_amount },
  ].flatMap(({ name, amount_bani: bani }) =>
    name.length < 2 || bani === null ? [] : [{ name, amount_bani: bani }],
  );
  return {
    amount_bani: answers.value,
    source: answers.source.trim() || '–',
    valued_on: answers.valued_on === '' ? before.parts_on : answers.valued_on,
    comparables,
  };
}

type HeadDialogProps = { note: Note; onSaved: (answer: OpenedNote) => void; onClose: () => void };

/** What holds for the whole note: day of the prices, VAT, deductible, and the value of the vehicle with its proofs. */
export function HeadDialog({ note, onSaved, onClose }: HeadDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { head } = note;
  const value = head.vehicle_value;
  const form = useZodForm({
    schema,
    defaultValues: {
      parts_on: head.parts_on,
      odometer: head.odometer === null ? '' : String(head.odometer),
      recovers_vat: head.recovers_vat,
      discount: typedHundredths(head.discount_share),
      deductible: typedAmount(head.deductible_bani),
      hidden: typedAmount(head.hidden_reserve_bani),
      value: typedAmount(value?.amount_bani),
      source: value?.source ?? '',
      valued_on: value?.valued_on ?? '',
      first_name: value?.comparables[0]?.name ?? '',
      first_amount: typedAmount(value?.comparables[0]?.amount_bani),
      second_name: value?.comparables[1]?.name ?? '',
      second_amount: typedAmount(value?.comparables[1]?.amount_bani),
      residual: typedAmount(head.residual_bani),
      remark: head.remark ?? '',
    },
  });
  const save = async (answers: Answers) => {
    const answer = await dataOf(
      api.POST('/api/claim/assessmentNote/saveHead/{assessment_note_id}', {
        params: { path: { assessment_note_id: note.assessment_note_id } },
        body: {
          row_version: note.row_version,
          head: {
            parts_on: answers.parts_on,
            odometer: answers.odometer,
            rates: head.rates,
            recovers_vat: answers.recovers_vat,
            discount_share: answers.discount,
            deductible_bani: answers.deductible,
            vehicle_value: valueOf(answers, head),
            residual_bani: answers.residual,
            hidden_reserve_bani: answers.hidden,
            remark: answers.remark.trim() || null,
          },
        },
      }),
    );
    onSaved(answer);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.title)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={{ amount_invalid: messages.wrongAmount, number_invalid: messages.wrongNumber }}
    >
      <HeadFields />
    </FormDialog>
  );
}

function HeadFields() {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <FormDateField name="parts_on" label={t(messages.partsOn)} required />
        <FormTextField name="odometer" label={t(messages.odometer)} inputMode="numeric" maxLength={9} />
        <FormTextField name="discount" label={t(messages.discount)} inputMode="decimal" maxLength={6} />
        <FormTextField name="deductible" label={t(messages.deductible)} inputMode="decimal" maxLength={20} />
        <FormTextField name="hidden" label={t(messages.hidden)} inputMode="decimal" maxLength={20} />
      </Grid>
      <FormCheckboxField name="recovers_vat" label={t(messages.recoversVat)} />
      <Heading as="h3" size="md">
        {t(messages.value)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.valueHint)}
      </Text>
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <FormTextField name="value" label={t(messages.amount)} inputMode="decimal" maxLength={20} />
        <FormTextField name="residual" label={t(messages.residual)} inputMode="decimal" maxLength={20} />
        <FormTextField name="source" label={t(messages.source)} maxLength={200} />
        <FormDateField name="valued_on" label={t(messages.valuedOn)} />
        <FormTextField name="first_name" label={t(messages.comparable, { no: 1 })} maxLength={200} />
        <FormTextField
          name="first_amount"
          label={t(messages.priceOf, { no: 1 })}
          inputMode="decimal"
          maxLength={20}
        />
        <FormTextField name="second_name" label={t(messages.comparable, { no: 2 })} maxLength={200} />
        <FormTextField
          name="second_amount"
          label={t(messages.priceOf, { no: 2 })}
          inputMode="decimal"
          maxLength={20}
        />
      </Grid>
      <FormTextAreaField name="remark" label={t(messages.remark)} maxLength={2000} />
    </>
  );
}
