import { guessColumns, readEstimate, type EstimateColumns } from '@dosar/kernel/read-estimate';
import { Banner, Box, Button, Flex, Text } from '@dosar/design-system';
import { FormTextField, requiredText } from '@dosar/forms';
import { searchText } from '@dosar/kernel/search-text';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import type { OpenedEstimate } from './estimate-query.ts';
import { importMessages as messages } from './import-messages.ts';
import type { EstimateFile } from '@dosar/claim-parts/estimate-file';
import { AnsweredPreview } from './answered-preview.tsx';
import { ColumnFields } from './column-fields.tsx';

/** What is said of a file before it is taken over. */
export const importSchema = z.object({
  shop: requiredText({ min: 2, max: 120 }),
  code: z.string(),
  name: z.string(),
  quantity: z.string(),
  unit_price: z.string(),
  hours: z.string(),
  amount: z.string(),
  first_row: z.string(),
});

/** What is being typed. */
export type ImportAnswers = z.infer<typeof importSchema>;

const fields = ['code', 'name', 'quantity', 'unit_price', 'hours', 'amount'] as const;

type ImportPreviewProps = {
  opened: OpenedEstimate;
  file: EstimateFile;
  /** Takes the columns of a shop that has sent files before. */
  onShop: (shop: OpenedEstimate['shops'][number]) => void;
};

/** The file as it would be taken over, with the fields that say which column is what. */
export function ImportPreview({ opened, file, onShop }: ImportPreviewProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      {!knownColumns(file, opened) && <Banner tone="warning">{t(messages.noGuess)}</Banner>}
      <FormTextField name="shop" label={t(messages.shop)} required maxLength={120} autoComplete="off" />
      {opened.shops.length > 0 && (
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <Text as="span" tone="muted">
            {t(messages.knownShops)}
          </Text>
          {opened.shops.slice(0, 6).map((shop) => (
            <Button key={searchText(shop.shop_name)} onClick={() => onShop(shop)}>
              {shop.shop_name}
            </Button>
          ))}
        </Flex>
      )}
      <ColumnFields
        rows={file.rows}
        fields={fields}
        labelOf={(field) => t(messages.column, { field })}
        needed={['name', 'amount']}
      />
      <Box>
        <AnsweredPreview
          readOf={(answers: ImportAnswers) =>
            readEstimate(file.rows, columnsOf(answers), Number(answers.first_row))
          }
        />
      </Box>
    </>
  );
}

const lastShopOf = ({ rounds }: OpenedEstimate) => rounds[0]?.shop_name ?? '';

/** The columns that the last shop sent before, else those that the headings of the file tell. */
function knownColumns(file: EstimateFile, opened: OpenedEstimate): EstimateColumns | undefined {
  const kept = opened.shops.find(({ shop_name: name }) => name === lastShopOf(opened));
  return kept?.columns ?? guessColumns(file.rows)?.columns;
}

/** What the fields begin with for a file. */
export function importAnswersFor(file: EstimateFile, opened: OpenedEstimate): ImportAnswers {
  const columns = knownColumns(file, opened) ?? { ...noColumns, amount: Math.max(1, widthOf(file) - 1) };
  return {
    shop: lastShopOf(opened),
    ...columnAnswers(columns),
    first_row: String(guessColumns(file.rows)?.first_row ?? 0),
  };
}

const noColumns = { code: null, name: 0, quantity: null, unit_price: null, hours: null };

const widthOf = ({ rows }: EstimateFile) => Math.max(...rows.map((row) => row.length));

/** Columns as their fields show them. */
export function columnAnswers(columns: EstimateColumns) {
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

/** The columns that the fields say. */
export function columnsOf(answers: ImportAnswers): EstimateColumns {
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
