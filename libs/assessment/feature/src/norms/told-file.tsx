import { Banner, Box, FieldGroup, Grid, SelectField, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Told = Schema<'NormImport'>;
type Columns = Schema<'NormColumns'>;

const fields = ['part', 'operation', 'labour_hours', 'labour_type', 'paint_hours', 'price'] as const;
const needed: readonly string[] = ['part', 'operation'];

/** Which column of the file holds what, as the product found it by the headings, to be chosen otherwise. */
export function NormColumns({
  told: { headings, columns },
  onChange,
}: {
  told: Told;
  onChange: (columns: Columns) => void;
}) {
  const { formatMessage: t } = useIntl();
  const placeOf = (field: string) => columns.find((column) => column.field === field)?.column;
  const isMissing = needed.some((field) => placeOf(field) === undefined);
  return (
    <FieldGroup title={t(messages.columns)}>
      {isMissing && <Banner tone="warning" title={t(messages.columnsMissing)} live />}
      <Grid gap="2" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {fields.map((field) => (
          <SelectField
            key={field}
            label={t(messages.column, { field })}
            required={needed.includes(field)}
            placeholder={t(messages.noColumn)}
            value={String(placeOf(field) ?? '')}
            onChange={({ target }) => {
              const others = columns.filter((column) => column.field !== field);
              onChange(target.value === '' ? others : [...others, { field, column: Number(target.value) }]);
            }}
            choices={headings.map((heading, column) => ({
              value: String(column),
              label: heading === '' ? String(column + 1) : heading,
            }))}
          />
        ))}
      </Grid>
    </FieldGroup>
  );
}

/** How many lines have each outcome, and which are left out and why. */
export function NormLines({ told: { lines, counts, gone_count: gone } }: { told: Told }) {
  const { formatMessage: t } = useIntl();
  return (
    <Box role="status">
      <Text>
        {[...counts, { outcome: 'gone', count: gone }]
          .map(({ outcome, count }) => t(messages.outcome, { outcome, count }))
          .join(' · ')}
      </Text>
      <Box as="ul" listStyleType="none" maxHeight="40vh" overflowY="auto">
        {lines
          .filter(({ outcome }) => outcome === 'left_out')
          .map(({ line, name, reason }) => (
            <Text as="li" key={line} overflowWrap="anywhere" paddingBlock="1">
              {t(messages.leftOut, { line, name, reason: reason ?? '' })}
            </Text>
          ))}
      </Box>
    </Box>
  );
}
