import { Box, Heading, Stack } from '@dosar/design-system';
import { FormDateField, FormTextField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import type { SideGroup } from './side-fields.ts';

type SideGroupFieldsProps = {
  group: SideGroup;
  /** The column in the form around: `a`, `b`, or `own`. */
  of: string;
};

/** One numbered box of a column with its fields. */
export function SideGroupFields({ group, of }: SideGroupFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" aria-label={t(group.title)} paddingBlock="2">
      <Heading as="h3" size="md">
        {group.box} {t(group.title)}
      </Heading>
      <Stack gap="2">
        {group.fields.map(({ path, label, max, isDay }) =>
          isDay ? (
            <FormDateField key={path} name={`${of}.${path}`} label={t(label)} optional />
          ) : (
            <FormTextField
              key={path}
              name={`${of}.${path}`}
              label={t(label)}
              optional
              maxLength={max}
              autoComplete="off"
              {...(path === 'vehicle.country' && { tidy: (text: string) => text.trim().toUpperCase() })}
            />
          ),
        )}
      </Stack>
    </Box>
  );
}
