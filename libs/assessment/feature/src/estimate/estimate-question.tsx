import { previewMessages } from '@dosar/claim-parts/estimate-words';
import { Banner, Button, Flex, Grid, SelectField, Stack, Text, TextField } from '@dosar/design-system';
import type { ImportColumn } from '@dosar/forms/import';
import { useAmounts } from '@dosar/i18n/amounts';
import { searchText } from '@dosar/kernel/search-text';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { importColumns, type EstimateAnswer, type EstimateField } from './estimate-import-answer.ts';
import type { OpenedEstimate } from './estimate-query.ts';
import { importMessages as messages } from './import-messages.ts';

type EstimateQuestionProps = {
  opened: OpenedEstimate;
  answer: EstimateAnswer;
  shop: { value: string; error: string | undefined; ref: Ref<HTMLInputElement> };
  onShop: (name: string) => void;
  onFirstRow: (row: number) => void;
  onColumns: (columns: ImportColumn<EstimateField>[]) => void;
};

const rowsToChoose = 40;

/** What is asked of a shop's file besides its columns, what its lines come to, and totals of the file that say otherwise. */
export function EstimateQuestion(props: EstimateQuestionProps) {
  const { opened, answer, shop, onShop, onFirstRow, onColumns } = props;
  const { file, numbers, firstRow, read } = answer;
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const total = read.lines.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  return (
    <Stack gap="3">
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        <TextField
          ref={shop.ref}
          label={t(messages.shop)}
          value={shop.value}
          error={shop.error}
          required
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => onShop(target.value)}
        />
        <SelectField
          label={t(messages.firstRow)}
          placeholder={null}
          value={String(firstRow)}
          onChange={({ target }) => onFirstRow(Number(target.value))}
          choices={file.rows.slice(0, rowsToChoose).map((row, index) => ({
            value: String(index),
            label: `${numbers[index]} · ${row.filter(Boolean).join(' · ').slice(0, 60)}`,
          }))}
        />
      </Grid>
      {opened.shops.length > 0 && (
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <Text as="span" tone="muted">
            {t(messages.knownShops)}
          </Text>
          {opened.shops.slice(0, 6).map(({ shop_name: name, columns }) => (
            <Button
              key={searchText(name)}
              onClick={() => {
                onShop(name);
                onColumns(importColumns(columns));
              }}
            >
              {name}
            </Button>
          ))}
        </Flex>
      )}
      {read.wrong_totals.map(({ row_no: rowNo, stated_bani: stated, counted_bani: counted }) => (
        <Banner key={rowNo} tone="warning">
          {t(previewMessages.wrongTotal, {
            row: numbers[rowNo - 1] ?? rowNo,
            stated: lei(stated),
            counted: lei(counted),
            difference: lei(Math.abs(stated - counted)),
          })}
        </Banner>
      ))}
      {read.lines.length > 0 && (
        <Text role="status" fontWeight="strong">
          {t(previewMessages.found, { count: read.lines.length, amount: lei(total), vat: 'apart' })}
        </Text>
      )}
    </Stack>
  );
}
