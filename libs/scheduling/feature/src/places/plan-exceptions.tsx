import { Button, Flex, Heading, IconButton, Stack, Text } from '@dosar/design-system';
import { FormDateField, FormSelectField, FormTextField, useAnswers, useFieldArray } from '@dosar/forms';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { HoursField } from './hours-field.tsx';
import { messages } from './messages.ts';
import { shownDate } from './shown-date.ts';
import type { PlanAnswers } from './plan-answers.ts';

/** Single days of a plan: at which place somebody works then, and when; so one Saturday can be opened. */
export function PlanExceptions({ places }: { places: readonly Schema<'Place'>[] }) {
  const { formatMessage: t } = useIntl();
  const { fields, append, remove } = useFieldArray<PlanAnswers, 'exceptions'>({ name: 'exceptions' });
  const { exceptions } = useAnswers<PlanAnswers>();
  const tomorrow = addDays(localDateOf(new Date()), 1);
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" size="md">
        {t(messages.exceptions)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.planExceptionsHint)}
      </Text>
      {fields.map((field, index) => (
        <Flex
          key={field.id}
          gap="3"
          alignItems="flex-end"
          flexWrap="wrap"
          borderTopWidth="1px"
          paddingTop="3"
        >
          <FormDateField name={`exceptions.${index}.date`} label={t(messages.date)} />
          <FormSelectField
            name={`exceptions.${index}.place_id`}
            label={t(messages.planPlace)}
            placeholder={t(messages.usualPlace)}
            choices={places.map((place) => ({ value: place.place_id, label: place.name }))}
          />
          <HoursField name={`exceptions.${index}.text`} label={t(messages.planDayHours)} />
          <FormTextField
            name={`exceptions.${index}.reason`}
            label={t(messages.why)}
            optional
            maxLength={120}
          />
          <IconButton
            icon="delete"
            label={t(messages.removeDay, { date: shownDate(exceptions[index]?.date) })}
            onClick={() => remove(index)}
          />
        </Flex>
      ))}
      <div>
        <Button icon="add" onClick={() => append({ date: tomorrow, place_id: '', text: '', reason: '' })}>
          {t(messages.addDay)}
        </Button>
      </div>
    </Stack>
  );
}
