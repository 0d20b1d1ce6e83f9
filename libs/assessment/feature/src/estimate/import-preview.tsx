import { useProblemText } from '@dosar/api-client';
import { guessColumns, readEstimateLines, type EstimateColumns } from '@dosar/assessment-domain';
import { Banner, Box, Button, Flex, Grid, notify, Text } from '@dosar/design-system';
import { FormDialog, FormSelectField, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import { queriesOf } from '@dosar/api-client';
import { searchText } from '@dosar/kernel/search-text';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { takeEstimate } from './estimate-calls.ts';
import { estimateQuery, type OpenedEstimate } from './estimate-query.ts';
import { importMessages as messages } from './import-messages.ts';
import { PreviewLines } from './preview-lines.tsx';
import { columnName, type EstimateFile } from './read-file.ts';

const schema = z.object({
  shop: requiredText({ min: 2, max: 120 }),
  code: z.string(),
  name: z.string(),
  quantity: z.string(),
  unit_price: z.string(),
  hours: z.string(),
  amount: z.string(),
  first_row: z.string(),
});
type Answers = z.infer<typeof schema>;

const fields = ['code', 'name', 'quantity', 'unit_price', 'hours', 'amount'] as const;

type ImportPreviewProps = {
  assignmentId: string;
  opened: OpenedEstimate;
  file: EstimateFile;
  onClose: () => void;
};

/** The file as it would be taken over; columns come from what the shop sent before, else from their headings. */
export function ImportPreview({ assignmentId, opened, file, onClose }: ImportPreviewProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const guess = guessColumns(file.rows);
  const lastShop = opened.rounds[0]?.shop_name ?? '';
  const kept = opened.shops.find(({ shop_name: name }) => name === lastShop)?.columns;
  const form = useZodForm({
    schema,
    defaultValues: {
      shop: lastShop,
      ...answersOf(kept ?? guess?.columns ?? { ...noColumns, amount: Math.max(1, widthOf(file) - 1) }),
      first_row: String(guess?.first_row ?? 0),
    },
  });
  const take = async (answers: Answers) => {
    const answer = await takeEstimate(assignmentId, {
      file,
      shopName: answers.shop,
      columns: columnsOf(answers),
      firstRow: Number(answers.first_row),
    });
    queryClient.setQueryData(estimateQuery(assignmentId).queryKey, answer);
    await queryClient.invalidateQueries(queriesOf('claims', 'assessment'));
    notify.success(t(messages.taken, { count: answer.estimate?.lines.length ?? 0 }));
    onClose();
  };
  const takeColumns = (shop: OpenedEstimate['shops'][number]) =>
    form.reset({ ...form.getValues(), shop: shop.shop_name, ...answersOf(shop.columns) });
  return (
    <FormDialog
      form={form}
      open
      size="large"
      title={t(messages.previewTitle, { file: file.name })}
      submitLabel={t(messages.send)}
      onClose={onClose}
      problemText={problemText}
      onSubmit={take}
    >
      {!guess && !kept && <Banner tone="warning">{t(messages.noGuess)}</Banner>}
      <FormTextField name="shop" label={t(messages.shop)} required maxLength={120} autoComplete="off" />
      {opened.shops.length > 0 && (
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <Text as="span" tone="muted">
            {t(messages.knownShops)}
          </Text>
          {opened.shops.slice(0, 6).map((shop) => (
            <Button key={searchText(shop.shop_name)} onClick={() => takeColumns(shop)}>
              {shop.shop_name}
            </Button>
          ))}
        </Flex>
      )}
      <ColumnFields file={file} />
      <Box>
        <PreviewLines
          linesOf={(answers: Answers) =>
            readEstimateLines(file.rows, columnsOf(answers), Number(answers.first_row))
          }
        />
      </Box>
    </FormDialog>
  );
}

const noColumns = { code: null, name: 0, quantity: null, unit_price: null, hours: null };

const widthOf = ({ rows }: EstimateFile) => Math.max(...rows.map((row) => row.length));

function answersOf(columns: EstimateColumns) {
  const text = (column: number | null) => (column === null ? '' : String(column));
  return {
    code: text(columns.code),
    name: text(columns.name),
    quantity: text(columns.quantity),
    unit_price: text(columns.unit_price),
    hours: text(columns.hours),
    amount: text(columns.amount),
  };
}

function columnsOf(answers: Answers): EstimateColumns {
  const column = (text: string) => (text === '' ? null : Number(text));
  return {
    code: column(answers.code),
    name: Number(answers.name),
    quantity: column(answers.quantity),
    unit_price: column(answers.unit_price),
    hours: column(answers.hours),
    amount: Number(answers.amount),
  };
}

/** Which column is what, and where the lines begin. */
function ColumnFields({ file }: { file: EstimateFile }) {
  const { formatMessage: t } = useIntl();
  const columns = Array.from({ length: Math.max(2, widthOf(file)) }, (_, column) => ({
    value: String(column),
    label: [columnName(column), ...file.rows.slice(0, 8).map((row) => row[column] ?? '')]
      .filter(Boolean)
      .slice(0, 2)
      .join(' · '),
  }));
  const rows = file.rows.slice(0, 40).map((row, index) => ({
    value: String(index),
    label: `${index + 1} · ${row.filter(Boolean).join(' · ').slice(0, 60)}`,
  }));
  return (
    <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
      {fields.map((field) => (
        <FormSelectField
          key={field}
          name={field}
          label={t(messages.column, { field })}
          choices={columns}
          placeholder={field === 'name' || field === 'amount' ? null : t(messages.noColumn)}
        />
      ))}
      <FormSelectField name="first_row" label={t(messages.firstRow)} choices={rows} placeholder={null} />
    </Grid>
  );
}
