import { Box, DateField, Heading, Stack, TextField } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { SideGroup } from './side-fields.ts';
import type { Side } from './statement-sides.ts';

type SideGroupFieldsProps = { group: SideGroup; side: Side; onChange: (side: Side) => void };

/** One numbered box of a column with its fields. */
export function SideGroupFields({ group, side, onChange }: SideGroupFieldsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Box as="section" aria-label={t(group.title)} paddingBlock="2">
      <Heading as="h3" size="md">
        {group.box} {t(group.title)}
      </Heading>
      <Stack gap="2">
        {group.fields.map((field) =>
          field.isDay ? (
            <DateField
              key={field.label.id}
              label={t(field.label)}
              optional
              value={field.read(side)}
              onValueChange={(day) => onChange(field.write(side, day))}
            />
          ) : (
            <TextField
              key={field.label.id}
              label={t(field.label)}
              optional
              maxLength={field.max}
              autoComplete="off"
              value={field.read(side)}
              onChange={({ target }) => onChange(field.write(side, target.value))}
            />
          ),
        )}
      </Stack>
    </Box>
  );
}
