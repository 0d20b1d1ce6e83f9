import { Grid, Heading, Stack, Text } from '@dosar/design-system';
import { FormNumberField, useFieldArray } from '@dosar/forms';
import { addDays } from '@dosar/kernel/dates';
import { useIntl } from 'react-intl';
import { messages } from './minimum-messages.ts';
import type { PlaceAnswers } from './place-answers.ts';

// A Monday: the names of weekdays come from any week.
const monday = '2026-01-05';

/** How many people have to be at the place on each weekday. */
export function MinimumFields() {
  const { formatDate, formatMessage: t } = useIntl();
  const { fields } = useFieldArray<PlaceAnswers, 'minimum'>({ name: 'minimum' });
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="md">
        {t(messages.minimum)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.minimumHint)}
      </Text>
      <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))">
        {fields.map((field, index) => (
          <FormNumberField
            key={field.id}
            name={`minimum.${index}.count`}
            label={t(messages.minimumOn, {
              day: formatDate(addDays(monday, index), { weekday: 'long', timeZone: 'UTC' }),
            })}
            min={0}
            max={50}
            optional
          />
        ))}
      </Grid>
    </Stack>
  );
}
