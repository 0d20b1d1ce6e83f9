import { Button, Grid, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer, typedAmount } from '@dosar/forms/amount';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { ListedPart } from './line-values.ts';
import { useLineChoices } from './line-choices.ts';
import { detailMessages } from './detail-messages.ts';
import { lineMessages as messages } from './line-messages.ts';
import { readHundredths, typedHundredths, type LineValues } from './line-values.ts';
import { sideOfZone, useZoneName, zones } from '@dosar/claim-parts/zones';

const hundredths = (most: number) =>
  z.pipe(
    z
      .string()
      .check(z.refine((typed) => readHundredths(typed, most) !== undefined, { error: 'number_invalid' })),
    z.transform((typed) => readHundredths(typed, most) ?? 0),
  );

const schema = z.object({
  part_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  operation: z.enum([
    'replace',
    'repair',
    'paint',
    'remove_refit',
    'blend',
    'check',
    'calibrate',
    'prepare',
    'polish',
    'sublet',
  ]),
  zone: z.string(),
  part_source: z.enum(['original', 'equivalent', 'aftermarket', 'used', 'none']),
  quantity: hundredths(100_000),
  price: amountAnswer(),
  labour_type: z.enum(['body', 'mechanic', 'electric']),
  labour: hundredths(100_000),
  paint_level: z.enum(['none', 'new_part', 'surface', 'repair', 'blend']),
  paint: hundredths(100_000),
  sublet: amountAnswer(),
  betterment: hundredths(10_000),
  is_preexisting: z.boolean(),
  remark: z.string().check(z.maxLength(500)),
});

type LineDialogProps = {
  no: number;
  values: LineValues;
  parts: readonly ListedPart[];
  onSave: (patch: Partial<LineValues>) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Everything that a line has, as a form: for a phone, and for what the grid has no column for. */
export function LineDialog({ no, values, parts, onSave, onRemove, onClose }: LineDialogProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema,
    defaultValues: {
      part_name: values.part_name,
      operation: values.operation,
      zone: values.zone ?? '',
      part_source: values.part_source,
      quantity: typedHundredths(values.quantity_hundredths),
      price: typedAmount(values.unit_price_bani),
      labour_type: values.labour_type,
      labour: typedHundredths(values.labour_hundredths),
      paint_level: values.paint_level,
      paint: typedHundredths(values.paint_hundredths),
      sublet: typedAmount(values.sublet_bani),
      betterment: typedHundredths(values.betterment_share),
      is_preexisting: values.is_preexisting,
      remark: values.remark ?? '',
    },
  });
  return (
    <FormDialog
      form={form}
      open
      title={t(detailMessages.title, { no })}
      submitLabel={t(detailMessages.save)}
      onClose={onClose}
      reasons={{ amount_invalid: detailMessages.wrongAmount, number_invalid: detailMessages.wrongNumber }}
      problemText={() => ''}
      onSubmit={async (answers) => {
        const part = parts.find(({ name }) => name === answers.part_name);
        onSave({
          part_name: answers.part_name,
          part_code: part?.code ?? (answers.part_name === values.part_name ? values.part_code : null),
          operation: answers.operation,
          zone: answers.zone === '' ? (part?.zone ?? null) : answers.zone,
          side: answers.zone === '' ? (part?.side ?? null) : sideOfZone(answers.zone),
          part_source: answers.part_source,
          quantity_hundredths: answers.quantity,
          unit_price_bani: answers.price,
          labour_type: answers.labour_type,
          labour_hundredths: answers.labour,
          paint_level: answers.paint_level,
          paint_hundredths: answers.paint,
          sublet_bani: answers.sublet,
          betterment_share: answers.betterment,
          is_preexisting: answers.is_preexisting,
          remark: answers.remark.trim() || null,
        });
        onClose();
      }}
    >
      <LineFields />
      <Button
        variant="danger"
        icon="delete"
        onClick={() => {
          onRemove();
          onClose();
        }}
      >
        {t(detailMessages.remove)}
      </Button>
    </FormDialog>
  );
}

function LineFields() {
  const { formatMessage: t } = useIntl();
  const choices = useLineChoices();
  const zoneName = useZoneName();
  return (
    <>
      <FormTextField name="part_name" label={t(messages.part)} required maxLength={120} />
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <FormSelectField name="operation" label={t(detailMessages.operation)} choices={choices.operations} />
        <FormSelectField
          name="zone"
          label={t(messages.zone)}
          choices={[
            { value: '', label: t(messages.noZone) },
            ...zones.map((zone) => ({ value: zone, label: zoneName(zone) })),
          ]}
        />
        <FormSelectField name="part_source" label={t(messages.source)} choices={choices.sources} />
        <FormTextField name="quantity" label={t(detailMessages.quantity)} inputMode="decimal" maxLength={8} />
        <FormTextField name="price" label={t(detailMessages.price)} inputMode="decimal" maxLength={20} />
        <FormTextField
          name="betterment"
          label={t(detailMessages.betterment)}
          inputMode="decimal"
          maxLength={6}
        />
        <FormSelectField name="labour_type" label={t(detailMessages.labourType)} choices={choices.labour} />
        <FormTextField name="labour" label={t(detailMessages.labour)} inputMode="decimal" maxLength={8} />
        <FormSelectField name="paint_level" label={t(detailMessages.paintLevel)} choices={choices.paint} />
        <FormTextField name="paint" label={t(detailMessages.paint)} inputMode="decimal" maxLength={8} />
        <FormTextField name="sublet" label={t(detailMessages.sublet)} inputMode="decimal" maxLength={20} />
      </Grid>
      <FormCheckboxField name="is_preexisting" label={t(detailMessages.older)} />
      <Text tone="muted" size="sm">
        {t(detailMessages.olderHint)}
      </Text>
      <FormTextAreaField name="remark" label={t(detailMessages.remark)} maxLength={500} />
    </>
  );
}
