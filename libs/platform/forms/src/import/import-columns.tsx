import { Banner, Box, Grid, Heading, SelectField, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { ColumnLook } from './imported-file.ts';
import type { ImportColumn, ImportField, ImportTold } from './import-told.ts';
import { messages } from './messages.ts';

export type ImportColumnsProps<Field extends string> = Pick<ImportTold<Field>, 'headings' | 'columns'> & {
  fields: readonly ImportField<Field>[];
  /** How the columns of the file look; without rows, only what stands first in each is known. */
  looks: readonly Pick<ColumnLook, 'first'>[] | readonly ColumnLook[];
  rows?: number;
  onChange: (columns: ImportColumn<Field>[]) => void;
};

/** Every column of a file with what it holds and what it is taken for; a field stands in one column only. */
export function ImportColumns<Field extends string>(props: ImportColumnsProps<Field>) {
  const { headings, columns, fields, looks, rows, onChange } = props;
  const { formatMessage: t } = useIntl();
  const missing = fields.filter(
    ({ field, isNeeded }) => isNeeded && columns.every((column) => column.field !== field),
  );
  const choose = (column: number, value: string) => {
    const others = columns.filter((one) => one.column !== column && one.field !== value);
    const chosen = fields.find(({ field }) => field === value);
    onChange(chosen === undefined ? others : [...others, { field: chosen.field, column }]);
  };
  return (
    <Box as="section">
      <Heading as="h3" size="md" marginBottom="1">
        {t(messages.columns)}
      </Heading>
      {missing.length > 0 && (
        <Banner
          tone="warning"
          title={t(messages.missing, { fields: missing.map(({ label }) => label).join(', ') })}
          live
        />
      )}
      <Box as="ul" listStyleType="none" maxHeight={{ md: '18rem' }} overflowY="auto">
        {headings.map((heading, column) => {
          const name = heading || t(messages.column, { number: column + 1 });
          const look: Partial<ColumnLook> = looks[column] ?? {};
          return (
            <Grid
              as="li"
              key={`${column} ${heading}`}
              gap="2"
              alignItems="center"
              paddingBlock="1"
              borderBottomWidth="1px"
              gridTemplateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', md: '1fr 1fr 16rem' }}
            >
              <Box overflowWrap="anywhere">
                {name}
                {look.filled !== undefined && rows !== undefined && (
                  <Text tone="muted" size="sm">
                    {t(messages.filled, { filled: look.filled, rows })}
                  </Text>
                )}
              </Box>
              <Text tone="muted" overflowWrap="anywhere" lineClamp="2">
                {look.first}
              </Text>
              <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
                <SelectField
                  label={name}
                  labelHidden
                  placeholder={t(messages.notTaken)}
                  value={columns.find((one) => one.column === column)?.field ?? ''}
                  onChange={({ target }) => choose(column, target.value)}
                  choices={fields.map(({ field, label, isNeeded }) => ({
                    value: field,
                    label: isNeeded ? `${label} *` : label,
                  }))}
                />
              </Box>
            </Grid>
          );
        })}
      </Box>
    </Box>
  );
}
