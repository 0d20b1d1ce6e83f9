import { Grid, Heading, Stack, Text } from '@dosar/design-system';
import { FormNumberField, useFieldArray } from '@dosar/forms';
import { weekdayName } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './minimum-messages.ts';
import type { PlaceAnswers } from './place-answers.ts';

/** How many people have to be at the place on each weekday. */
export function MinimumFields() {
  const intl = useIntl();
  const { formatMessage: t } = intl;
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
              day: weekdayName(intl, index),
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
