import { Grid, RadioGroupField, SelectField, Stack } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { CsvFirstRows } from './csv-first-rows.tsx';
import { csvMessages } from './csv-messages.ts';
import type { SaidOfTable, TableReading } from './table-reading.ts';

type TableQuestionProps = {
  rows: readonly (readonly string[])[];
  reading: Pick<TableReading, 'headingRow' | 'decimal' | 'sums'>;
  onSay: (said: SaidOfTable) => void;
};

/** Where the headings of a bank's table stand, and how it writes amounts. */
export function TableQuestion({ rows, reading, onSay }: TableQuestionProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="3">
      <CsvFirstRows rows={rows} headingRow={reading.headingRow} />
      <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))">
        <SelectField
          label={t(csvMessages.titles)}
          placeholder={null}
          choices={rows.map((row, index) => ({
            value: String(index),
            label: t(csvMessages.row, { no: index + 1, text: row.filter(Boolean).slice(0, 3).join(', ') }),
          }))}
          value={String(reading.headingRow)}
          onChange={({ target }) => onSay({ headingRow: Number(target.value) })}
        />
        <SelectField
          label={t(csvMessages.decimal)}
          placeholder={null}
          choices={[
            { value: 'auto', label: t(csvMessages.decimalAuto) },
            { value: 'comma', label: t(csvMessages.decimalComma) },
            { value: 'point', label: t(csvMessages.decimalPoint) },
          ]}
          value={reading.decimal}
          onChange={({ target: { value } }) =>
            onSay({ decimal: value === 'comma' || value === 'point' ? value : 'auto' })
          }
        />
      </Grid>
      <RadioGroupField
        name="csv-sums"
        label={t(csvMessages.sums)}
        value={reading.sums}
        choices={[
          { value: 'one', label: t(csvMessages.oneColumn) },
          { value: 'two', label: t(csvMessages.twoColumns) },
        ]}
        onValueChange={(value) => onSay({ sums: value === 'two' ? 'two' : 'one' })}
      />
    </Stack>
  );
}
