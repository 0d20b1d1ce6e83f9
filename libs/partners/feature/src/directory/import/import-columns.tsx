import { Banner, FieldGroup, Grid, SelectField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { columnFields, columnNames } from './column-names.ts';
import { messages } from './import-messages.ts';

type Columns = Schema<'PartnerColumns'>;
type ImportColumnsProps = { told: Schema<'PartnerImport'>; onChange: (columns: Columns) => void };

const needed: readonly string[] = ['name', 'kind'];

/** Which column of the file holds what, as the product found it by the headings, to be chosen otherwise. */
export function ImportColumns({ told: { headings, columns }, onChange }: ImportColumnsProps) {
  const { formatMessage: t } = useIntl();
  const placeOf = (field: string) => columns.find((column) => column.field === field)?.column;
  const isMissing = needed.some((field) => placeOf(field) === undefined);
  return (
    <FieldGroup title={t(messages.columns)}>
      {isMissing && <Banner tone="warning" title={t(messages.columnsMissing)} live />}
      <Grid gap="2" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {columnFields.map((field) => (
          <SelectField
            key={field}
            label={t(columnNames[field])}
            required={needed.includes(field)}
            placeholder={t(messages.noColumn)}
            value={String(placeOf(field) ?? '')}
            onChange={({ target }) => {
              const others = columns.filter((column) => column.field !== field);
              onChange(target.value === '' ? others : [...others, { field, column: Number(target.value) }]);
            }}
            choices={headings.map((heading, column) => ({
              value: String(column),
              label: heading === '' ? t(messages.column, { number: column + 1 }) : heading,
            }))}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}
