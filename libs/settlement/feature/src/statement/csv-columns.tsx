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
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import {
  chosenColumns,
  letterOf,
  likelyHeadings,
  noChoice,
  type CsvChoice,
  type CsvSums,
} from './csv-choice.ts';
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
  const [sums, setSums] = useState<CsvSums>('one');
  const [choice, setChoice] = useState<CsvChoice>(noChoice);
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
      <Heading as="h2" size="md">
        {t(csvMessages.heading)}
      </Heading>
      <Text maxWidth="72ch">{t(csvMessages.hint)}</Text>
      <FirstRows rows={rows} headingRow={headingRow} />
      <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))">
        <SelectField
          label={t(csvMessages.titles)}
          placeholder={null}
          choices={rows.map((row, index) => ({
            value: String(index),
            label: t(csvMessages.row, { no: index + 1, text: row.filter(Boolean).slice(0, 3).join(', ') }),
          }))}
          value={String(headingRow)}
          onChange={({ target }) => {
            setHeadingRow(Number(target.value));
            setChoice(noChoice);
          }}
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
            setDecimal(value === 'comma' || value === 'point' ? value : 'auto')
          }
        />
      </Grid>
      <ColumnFields
        headings={rows[headingRow] ?? []}
        sums={sums}
        onSums={setSums}
        choice={choice}
        onChoose={setChoice}
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

type ColumnFieldsProps = {
  headings: readonly string[];
  sums: CsvSums;
  onSums: (sums: CsvSums) => void;
  choice: CsvChoice;
  onChoose: (choice: CsvChoice) => void;
};

/** Which column is what. */
function ColumnFields({ headings, sums, onSums, choice, onChoose }: ColumnFieldsProps) {
  const { formatMessage: t } = useIntl();
  const columns = headings.map((heading, place) => ({
    value: String(place),
    label: t(csvMessages.column, { letter: letterOf(place), heading }),
  }));
  const field = (name: keyof CsvChoice, isNeeded = false) => (
    <SelectField
      key={name}
      label={t(csvMessages[name])}
      required={isNeeded}
      choices={columns}
      {...(!isNeeded && { placeholder: t(csvMessages.noColumn) })}
      value={choice[name]}
      onChange={({ target }) => onChoose({ ...choice, [name]: target.value })}
    />
  );
  return (
    <>
      <RadioGroupField
        name="csv-sums"
        label={t(csvMessages.sums)}
        value={sums}
        choices={[
          { value: 'one', label: t(csvMessages.oneColumn) },
          { value: 'two', label: t(csvMessages.twoColumns) },
        ]}
        onValueChange={(value) => onSums(value === 'two' ? 'two' : 'one')}
      />
      <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))">
        {field('day', true)}
        {sums === 'one' ? field('amount', true) : [field('debit', true), field('credit')]}
        {(['text', 'payee', 'reference', 'currency', 'status'] as const).map((name) => field(name))}
      </Grid>
    </>
  );
}

/** The beginning of the table, with the letters of its columns. */
function FirstRows({ rows, headingRow }: { rows: Rows; headingRow: number }) {
  const { formatMessage: t } = useIntl();
  const width = Math.max(...rows.map(({ length }) => length));
  return (
    <Box
      overflowX="auto"
      borderWidth="1px"
      borderRadius="md"
      tabIndex={0}
      role="region"
      aria-label={t(csvMessages.rows)}
    >
      <Box
        as="table"
        fontSize="sm"
        width="full"
        css={{
          '& td, & th': { paddingInline: '2', paddingBlock: '1', textAlign: 'start', whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            {Array.from({ length: width }, (_, place) => (
              <th key={letterOf(place)} scope="col">
                {letterOf(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Box as="tr" key={index} fontWeight={index === headingRow ? 'strong' : undefined}>
              {Array.from({ length: width }, (_, place) => (
                <td key={letterOf(place)}>{row[place] ?? ''}</td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
