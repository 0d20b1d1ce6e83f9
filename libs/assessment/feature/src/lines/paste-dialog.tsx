import { LeftOutRows } from '@dosar/claim-parts/estimate-preview';
import { Banner, Box, DataTable, Stack, Text, type Column } from '@dosar/design-system';
import { FormDialog, useAnswers, useZodForm } from '@dosar/forms';
import { useAmounts } from '@dosar/i18n/amounts';
import { fractionOf } from '@dosar/kernel/money';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ColumnFields } from '../estimate/column-fields.tsx';
import { useLineChoices } from './line-choices.ts';
import { lineMessages } from './line-messages.ts';
import { freshValues, type LineValues, type ListedPart, type NumberField } from './line-values.ts';
import { pasteMessages as messages } from './paste-messages.ts';
import { mostPasted, readPasted, type Pasted, type PastedLine } from './pasted-lines.ts';
import { guessPasted, type PastedColumns, type PastedTable } from './pasted-table.ts';

const fields = ['name', 'operation', 'code', 'quantity', 'unit_price', 'hours', 'paint', 'amount'] as const;

const schema = z.object({
  name: z.string(),
  operation: z.string(),
  code: z.string(),
  quantity: z.string(),
  unit_price: z.string(),
  hours: z.string(),
  paint: z.string(),
  amount: z.string(),
  first_row: z.string(),
});
type Answers = z.infer<typeof schema>;

type PasteDialogProps = {
  table: PastedTable;
  parts: readonly ListedPart[];
  onWrite: (pasted: Pasted) => void;
  onClose: () => void;
};

/** What a pasted table would write into the note, before it does: its columns can be named anew, its rows seen one by one. */
export function PasteDialog({ table, parts, onWrite, onClose }: PasteDialogProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema, defaultValues: answersFor(table) });
  return (
    <FormDialog
      form={form}
      open
      size="large"
      title={t(messages.title)}
      submitLabel={t(messages.write)}
      problemText={String}
      onClose={onClose}
      onSubmit={async (answers) => onWrite(readPasted(table, shapeOf(answers), parts))}
    >
      <ColumnFields
        rows={table}
        fields={fields}
        labelOf={(field) => t(messages.column, { field })}
        needed={['name']}
      />
      <Preview table={table} parts={parts} />
    </FormDialog>
  );
}

function answersFor(table: PastedTable): Answers {
  const { columns, firstRow } = guessPasted(table);
  const text = (field: keyof PastedColumns) => (columns[field] === null ? '' : String(columns[field]));
  return {
    name: text('name'),
    operation: text('operation'),
    code: text('code'),
    quantity: text('quantity'),
    unit_price: text('unit_price'),
    hours: text('hours'),
    paint: text('paint'),
    amount: text('amount'),
    first_row: String(firstRow),
  };
}

function shapeOf(answers: Answers): { columns: PastedColumns; firstRow: number } {
  const column = (text: string) => (text === '' ? null : Number(text));
  return {
    columns: {
      name: Number(answers.name),
      operation: column(answers.operation),
      code: column(answers.code),
      quantity: column(answers.quantity),
      unit_price: column(answers.unit_price),
      hours: column(answers.hours),
      paint: column(answers.paint),
      amount: column(answers.amount),
    },
    firstRow: Number(answers.first_row),
  };
}

type Shown = PastedLine & { no: number; whole: LineValues };

/** Every line as it would stand in the note, and every row that becomes none. */
function Preview({ table, parts }: Pick<PasteDialogProps, 'table' | 'parts'>) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { lines, leftOut, beyond } = readPasted(table, shapeOf(useAnswers<Answers>()), parts);
  const columns = useColumns();
  const shown = lines.map((line, index) => ({
    ...line,
    no: index + 1,
    whole: freshValues({ ...line.values, position: index }),
  }));
  const sum = shown.reduce(
    (bani, { whole }) => bani + fractionOf(whole.unit_price_bani, whole.quantity_hundredths, 100),
    0,
  );
  return (
    <Stack gap="3">
      {lines.length === 0 ? (
        <Banner tone="warning">{t(messages.nothing)}</Banner>
      ) : (
        <Box>
          <Text role="status" fontWeight="strong">
            {t(messages.found, { count: lines.length, amount: lei(sum) })}
          </Text>
          <Box maxHeight="20rem" overflowY="auto">
            <DataTable
              caption={t(messages.preview)}
              columns={columns}
              rows={shown}
              rowKey={({ no }) => String(no)}
            />
          </Box>
        </Box>
      )}
      {beyond > 0 && (
        <Banner tone="warning">{t(messages.beyond, { count: beyond, most: mostPasted })}</Banner>
      )}
      <LeftOutRows rows={leftOut} />
    </Stack>
  );
}

function useColumns(): Column<Shown>[] {
  const { formatMessage: t } = useIntl();
  const { amount, hundredths } = useAmounts();
  const { shortOperation } = useLineChoices();
  const number = (key: NumberField, header: string, write: (value: number) => string): Column<Shown> => ({
    key,
    header,
    align: 'end',
    cell: ({ whole, unread }) => {
      const typed = unread.find(({ field }) => field === key)?.typed;
      if (typed !== undefined)
        return (
          <Text as="span" color="danger">
            {t(messages.noNumber, { typed })}
          </Text>
        );
      return whole[key] === 0 ? '' : write(whole[key]);
    },
  });
  return [
    { key: 'no', header: t(lineMessages.no), align: 'end', onPhone: 'hidden', cell: ({ no }) => no },
    {
      key: 'operation',
      header: t(lineMessages.operation),
      cell: ({ whole }) => shortOperation(whole.operation),
    },
    {
      key: 'part',
      header: t(lineMessages.part),
      always: true,
      width: '100%',
      onPhone: 'title',
      cell: ({ whole }) => whole.part_name,
    },
    {
      key: 'quantity',
      header: t(messages.quantity),
      align: 'end',
      cell: ({ whole }) => hundredths(whole.quantity_hundredths),
    },
    number('unit_price_bani', t(lineMessages.price), amount),
    number('labour_hundredths', t(lineMessages.labour), hundredths),
    number('paint_hundredths', t(lineMessages.paint), hundredths),
  ];
}
