import { Box, Grid, Heading } from '@dosar/design-system';
import { FormDateField, FormTextField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import type { SideGroup } from './side-fields.ts';
import { useSourceHint } from './statement-source.ts';
import { twoDates, twoFields } from './statement-columns.ts';

type SideGroupFieldsProps = {
  group: SideGroup;
  /** The column in the form around: `a`, `b`, or `own`. */
  of: string;
  /** Short fields stand side by side. */
  dense?: boolean;
};

/** Fields that need the whole line all the same. */
const longFields: readonly string[] = [
  'insured.name',
  'insured.address',
  'insured.phone',
  'insurer.green_card',
  'driver.address',
];

/** Fields that stand beside a date where there is room for one. */
const besideDates: readonly string[] = ['driver.name', 'driver.licence_category'];

/** One numbered box of a column with its fields. */
export function SideGroupFields({ group, of, dense = false }: SideGroupFieldsProps) {
  const { formatMessage: t } = useIntl();
  const title = t(group.title);
  const sourceOf = useSourceHint();
  return (
    <Box
      as="section"
      aria-label={of === 'own' ? title : [title, of.toUpperCase()].join(' ')}
      paddingBlock="2"
      data-box={`${group.box} ${of.toUpperCase()}`}
    >
      <Heading as="h3" size="md">
        {group.box} {title}
      </Heading>
      <Grid
        gap="2"
        alignItems="end"
        css={{
          gridTemplateColumns: 'minmax(0, 1fr)',
          ...(dense && { [twoFields]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
        }}
      >
        {group.fields.map(({ path, label, max, isDay }) => (
          <Box key={path} minWidth="0" css={dense ? placeOf(path, isDay) : {}}>
            {isDay ? (
              <FormDateField
                name={`${of}.${path}`}
                label={t(label)}
                optional={!dense}
                {...sourceOf(`${of}.${path}`)}
              />
            ) : (
              <FormTextField
                name={`${of}.${path}`}
                label={t(label)}
                optional={!dense}
                maxLength={max}
                autoComplete="off"
                {...sourceOf(`${of}.${path}`)}
                {...(path === 'vehicle.country' && { tidy: (text: string) => text.trim().toUpperCase() })}
              />
            )}
          </Box>
        ))}
      </Grid>
    </Box>
  );
}

/** Whole lines in a narrow column; pairs where they fit. */
function placeOf(path: string, isDay: true | undefined) {
  const whole = { gridColumn: '1 / -1' };
  if (longFields.includes(path)) return whole;
  return isDay || besideDates.includes(path) ? { ...whole, [twoDates]: { gridColumn: 'auto' } } : {};
}
