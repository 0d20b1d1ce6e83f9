import { Grid } from '@dosar/design-system';
import { columnName } from '@dosar/claim-parts/estimate-file';
import { FormSelectField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { importMessages as messages } from './import-messages.ts';

type ColumnFieldsProps<Field extends string> = {
  rows: readonly (readonly string[])[];
  /** What columns can be; fields of the form. */
  fields: readonly Field[];
  labelOf: (field: Field) => string;
  /** What no table is without. */
  needed: readonly Field[];
};

/** Which column of a table is what, and where its lines begin. */
export function ColumnFields<Field extends string>({
  rows,
  fields,
  labelOf,
  needed,
}: ColumnFieldsProps<Field>) {
  const { formatMessage: t } = useIntl();
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: Math.max(2, width) }, (_, column) => ({
    value: String(column),
    label: [columnName(column), ...rows.slice(0, 8).map((row) => row[column] ?? '')]
      .filter(Boolean)
      .slice(0, 2)
      .join(' · '),
  }));
  const firstRows = rows.slice(0, 40).map((row, index) => ({
    value: String(index),
    label: `${index + 1} · ${row.filter(Boolean).join(' · ').slice(0, 60)}`,
  }));
  return (
    <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
      {fields.map((field) => (
        <FormSelectField
          key={field}
          name={field}
          label={labelOf(field)}
          choices={columns}
          placeholder={needed.includes(field) ? null : t(messages.noColumn)}
        />
      ))}
      <FormSelectField name="first_row" label={t(messages.firstRow)} choices={firstRows} placeholder={null} />
    </Grid>
  );
}
