import { browseVehicleParts, referenceQuery } from '@dosar/api-client';
import { DataTable, Heading, Stack, Text, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLineChoices } from '../lines/line-choices.ts';
import { messages } from './messages.ts';

type Norm = Schema<'RepairNorm'>;

/** A table of thousands of lines is read in its file; here one sees what it looks like. */
const mostShown = 100;

/** What usual repairs take today, in the words that notes use. */
export function NormTable({ lines }: { lines: readonly Norm[] }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { lei } = useAmounts();
  const { operations, labour } = useLineChoices();
  const parts = useQuery(referenceQuery(browseVehicleParts)).data ?? [];
  const nameOf = new Map(parts.map(({ code, name }) => [code, name]));
  const labelOf = (choices: readonly { value: string; label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  const hours = (hundredths: number) => (hundredths === 0 ? '–' : formats.number(hundredths / 100, 2));
  const columns: Column<Norm>[] = [
    {
      key: 'part',
      header: t(messages.column, { field: 'part' }),
      always: true,
      onPhone: 'title',
      cell: ({ part_code: code }) => nameOf.get(code) ?? code,
    },
    {
      key: 'operation',
      header: t(messages.column, { field: 'operation' }),
      cell: ({ operation }) => labelOf(operations, operation),
    },
    {
      key: 'labour',
      header: t(messages.column, { field: 'labour_hours' }),
      align: 'end',
      cell: ({ labour_hundredths: hundredths }) => hours(hundredths),
    },
    {
      key: 'labour_type',
      header: t(messages.column, { field: 'labour_type' }),
      cell: ({ labour_type: type }) => labelOf(labour, type),
    },
    {
      key: 'paint',
      header: t(messages.column, { field: 'paint_hours' }),
      align: 'end',
      cell: ({ paint_hundredths: hundredths }) => hours(hundredths),
    },
    {
      key: 'price',
      header: t(messages.column, { field: 'price' }),
      align: 'end',
      cell: ({ unit_price_bani: bani }) => (bani === 0 ? '–' : lei(bani)),
    },
  ];
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-labelledby="norms-in-force">
      <Heading as="h2" size="md" id="norms-in-force">
        {t(messages.inForce)}
      </Heading>
      <DataTable
        caption={t(messages.inForce)}
        columns={columns}
        rows={lines.slice(0, mostShown)}
        rowKey={({ part_code: part, operation }) => `${part} ${operation}`}
      />
      {lines.length > mostShown && (
        <Text tone="muted">{t(messages.moreLines, { count: lines.length - mostShown })}</Text>
      )}
    </Stack>
  );
}
