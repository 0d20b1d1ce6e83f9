import { Banner, FieldGroup, Grid, SelectField } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './import-messages.ts';
import { messages as people } from './people-messages.ts';

type Columns = Schema<'PeopleColumns'>;

const fields = [
  { field: 'full_name', label: people.fullName, isNeeded: true },
  { field: 'email', label: people.email, isNeeded: true },
  { field: 'username', label: people.username, isNeeded: true },
  { field: 'phone', label: people.phone, isNeeded: false },
  { field: 'language', label: people.language, isNeeded: false },
  { field: 'team', label: people.team, isNeeded: false },
  { field: 'roles', label: people.roles, isNeeded: false },
] as const satisfies readonly { field: Columns[number]['field']; label: unknown; isNeeded: boolean }[];

type ImportColumnsProps = { told: Schema<'PeopleImport'>; onChange: (columns: Columns) => void };

/** Which column of the file holds what, as the product found it by the headings, to be chosen otherwise. */
export function ImportColumns({ told: { headings, columns }, onChange }: ImportColumnsProps) {
  const { formatMessage: t } = useIntl();
  const placeOf = (field: string) => columns.find((column) => column.field === field)?.column;
  const isMissing = fields.some(({ field, isNeeded }) => isNeeded && placeOf(field) === undefined);
  return (
    <FieldGroup title={t(messages.columns)}>
      {isMissing && <Banner tone="warning" title={t(messages.columnsMissing)} live />}
      <Grid gap="2" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {fields.map(({ field, label, isNeeded }) => (
          <SelectField
            key={field}
            label={t(label)}
            required={isNeeded}
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
