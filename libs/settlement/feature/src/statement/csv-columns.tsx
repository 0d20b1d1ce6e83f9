import { api, dataOf, queriesOf } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  Grid,
  Heading,
  RadioGroupField,
  SelectField,
  Stack,
  Text,
} from '@dosar/design-system';
import { ImportColumns, ImportSteps } from '@dosar/forms/import';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import {
  chosenColumns,
  fieldsOf,
  letterOf,
  likelyChoice,
  likelyHeadings,
  noChoice,
  type CsvChoice,
  type CsvSums,
} from './csv-choice.ts';
import { CsvFirstRows } from './csv-first-rows.tsx';
import { csvMessages } from './csv-messages.ts';

type Rows = readonly (readonly string[])[];
type CsvColumnsProps = { statementId: string; rows: Rows };
type Decimal = 'auto' | 'comma' | 'point';

/** Asks which column of a bank's table is what, and has the file read by that. */
export function CsvColumns({ statementId, rows }: CsvColumnsProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const [headingRow, setHeadingRow] = useState(() => likelyHeadings(rows));
  const [{ choice, sums }, setSaid] = useState(() => likelyChoice(rows, headingRow));
  const [decimal, setDecimal] = useState<Decimal>('auto');
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: (columns: NonNullable<ReturnType<typeof chosenColumns>>) =>
      dataOf(
        api.POST('/api/settlement/saveCsvColumns', {
          body: { bank_statement_id: statementId, heading_row: headingRow, columns, decimal },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries(queriesOf('settlement')),
  });
  const confirm = () => {
    const columns = chosenColumns(choice, sums);
    setMissing(columns === undefined);
    if (columns !== undefined) save.mutate(columns);
  };
  return (
    <Stack gap="4" marginTop="4">
      <ImportSteps hasFile isComplete={chosenColumns(choice, sums) !== undefined} isApplying={false} />
      <Heading as="h2" size="md">
        {t(csvMessages.heading)}
      </Heading>
      <Text maxWidth="72ch">{t(csvMessages.hint)}</Text>
      <CsvFirstRows rows={rows} headingRow={headingRow} />
      <ReadingFields
        rows={rows}
        headingRow={headingRow}
        onHeadingRow={(row) => {
          setHeadingRow(row);
          setSaid(likelyChoice(rows, row));
        }}
        decimal={decimal}
        onDecimal={setDecimal}
      />
      <RadioGroupField
        name="csv-sums"
        label={t(csvMessages.sums)}
        value={sums}
        choices={[
          { value: 'one', label: t(csvMessages.oneColumn) },
          { value: 'two', label: t(csvMessages.twoColumns) },
        ]}
        onValueChange={(value) => setSaid({ choice, sums: value === 'two' ? 'two' : 'one' })}
      />
      <ChosenColumns
        rows={rows}
        headingRow={headingRow}
        sums={sums}
        choice={choice}
        onChoose={(chosen) => setSaid({ choice: chosen, sums })}
      />
      {(isMissing || save.isError) && (
        <Banner tone="danger" live>
          {isMissing ? t(csvMessages.missing) : refusalText(save.error)}
        </Banner>
      )}
      <Box>
        <Button variant="primary" loading={save.isPending} onClick={confirm}>
          {t(csvMessages.save)}
        </Button>
      </Box>
    </Stack>
  );
}

type ReadingFieldsProps = {
  rows: Rows;
  headingRow: number;
  onHeadingRow: (row: number) => void;
  decimal: Decimal;
  onDecimal: (decimal: Decimal) => void;
};

/** Where the headings stand, and how amounts are written. */
function ReadingFields({ rows, headingRow, onHeadingRow, decimal, onDecimal }: ReadingFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))">
      <SelectField
        label={t(csvMessages.titles)}
        placeholder={null}
        choices={rows.map((row, index) => ({
          value: String(index),
          label: t(csvMessages.row, { no: index + 1, text: row.filter(Boolean).slice(0, 3).join(', ') }),
        }))}
        value={String(headingRow)}
        onChange={({ target }) => onHeadingRow(Number(target.value))}
      />
      <SelectField
        label={t(csvMessages.decimal)}
        placeholder={null}
        choices={[
          { value: 'auto', label: t(csvMessages.decimalAuto) },
          { value: 'comma', label: t(csvMessages.decimalComma) },
          { value: 'point', label: t(csvMessages.decimalPoint) },
        ]}
        value={decimal}
        onChange={({ target: { value } }) =>
          onDecimal(value === 'comma' || value === 'point' ? value : 'auto')
        }
      />
    </Grid>
  );
}

type ChosenColumnsProps = {
  rows: Rows;
  headingRow: number;
  sums: CsvSums;
  choice: CsvChoice;
  onChoose: (choice: CsvChoice) => void;
};

/** Which column is what, as every import asks it. */
function ChosenColumns({ rows, headingRow, sums, choice, onChoose }: ChosenColumnsProps) {
  const { formatMessage: t } = useIntl();
  const fields = fieldsOf(sums).map(({ field, isNeeded }) => ({
    field,
    isNeeded,
    label: t(csvMessages[field]),
  }));
  const below = rows.slice(headingRow + 1);
  const headings = rows[headingRow] ?? [];
  return (
    <ImportColumns<keyof CsvChoice>
      headings={headings.map((heading, place) => t(csvMessages.column, { letter: letterOf(place), heading }))}
      looks={headings.map((_heading, place) => ({ first: below.find((row) => row[place])?.[place] ?? '' }))}
      fields={fields}
      columns={fields.flatMap(({ field }) =>
        choice[field] === '' ? [] : [{ field, column: Number(choice[field]) }],
      )}
      onChange={(columns) =>
        onChoose({
          ...noChoice,
          ...Object.fromEntries(columns.map(({ field, column }) => [field, String(column)])),
        })
      }
    />
  );
}
