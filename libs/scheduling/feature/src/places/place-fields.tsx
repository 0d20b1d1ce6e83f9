import { browseCounties, referenceQuery } from '@dosar/api-client';
import { Button, Flex, Grid, Heading, IconButton, Stack, Text } from '@dosar/design-system';
import {
  FormDateField,
  FormNumberField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  useAnswers,
  useFieldArray,
} from '@dosar/forms';
import { weekdayName } from '@dosar/i18n';
import { addDays, formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { HoursField } from './hours-field.tsx';
import { messages } from './messages.ts';
import type { PlaceAnswers } from './place-answers.ts';
import { checkedSkills } from './skill-answers.ts';
import { shownDate } from './shown-date.ts';
import { SkillChoice } from './skill-choice.tsx';

const pair = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' };

/** What the place is called, and where it is. */
export function AddressFields() {
  const { formatMessage: t } = useIntl();
  const counties = useQuery(referenceQuery(browseCounties));
  return (
    <Grid gap="4" gridTemplateColumns={pair}>
      <FormTextField name="name" label={t(messages.name)} maxLength={120} />
      <FormSelectField
        name="kind"
        label={t(messages.kind)}
        placeholder={null}
        choices={(['centre', 'mobile', 'partner'] as const).map((kind) => ({
          value: kind,
          label: t(messages[kind]),
        }))}
      />
      <FormSelectField
        name="county_code"
        label={t(messages.county)}
        choices={(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FormTextField name="locality" label={t(messages.locality)} maxLength={120} />
      <FormTextField name="address" label={t(messages.address)} maxLength={300} />
      <FormTextField name="phone" label={t(messages.phone)} type="tel" optional maxLength={30} />
      <FormTextField
        name="latitude"
        label={t(messages.latitude)}
        inputMode="decimal"
        optional
        maxLength={12}
      />
      <FormTextField
        name="longitude"
        label={t(messages.longitude)}
        inputMode="decimal"
        optional
        maxLength={12}
      />
      <FormNumberField name="lead_hours" label={t(messages.lead)} max={336} />
      <FormNumberField name="days_ahead" label={t(messages.ahead)} min={1} max={365} />
    </Grid>
  );
}

/** One line of hours for each weekday. */
export function HoursFields() {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const { fields } = useFieldArray<PlaceAnswers, 'hours'>({ name: 'hours' });
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="md">
        {t(messages.hours)}
      </Heading>
      <Text tone="muted" size="sm">
        {t(messages.hoursHint)}
      </Text>
      <Grid gap="3" gridTemplateColumns={pair}>
        {fields.map((field, index) => (
          <HoursField key={field.id} name={`hours.${index}.text`} label={weekdayName(intl, index)} />
        ))}
      </Grid>
    </Stack>
  );
}

/** How many vehicles fit at once, and which. */
export function LaneFields() {
  const { formatMessage: t } = useIntl();
  const { fields, append, remove } = useFieldArray<PlaceAnswers, 'lanes'>({ name: 'lanes' });
  const { lanes } = useAnswers<PlaceAnswers>();
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="md">
        {t(messages.lanes)}
      </Heading>
      {fields.map((field, index) => (
        <Flex key={field.id} gap="3" alignItems="flex-end" flexWrap="wrap">
          <FormTextField name={`lanes.${index}.name`} label={t(messages.lane)} maxLength={60} />
          {fields.length > 1 && (
            <IconButton
              icon="delete"
              label={t(messages.removeLane, { name: lanes[index]?.name ?? '' })}
              onClick={() => remove(index)}
            />
          )}
          <SkillChoice name={`lanes.${index}.skills`} />
        </Flex>
      ))}
      <div>
        <Button
          icon="add"
          onClick={() => append({ lane_id: '', name: String(fields.length + 1), skills: checkedSkills([]) })}
        >
          {t(messages.addLane)}
        </Button>
      </div>
    </Stack>
  );
}

/** Days with other hours than usual; public holidays are known already. */
export function ExceptionFields({ holidays }: { holidays: Schema<'Places'>['holidays'] }) {
  const { formatMessage: t } = useIntl();
  const { fields, append, remove } = useFieldArray<PlaceAnswers, 'exceptions'>({ name: 'exceptions' });
  const { exceptions } = useAnswers<PlaceAnswers>();
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="md">
        {t(messages.exceptions)}
      </Heading>
      {holidays.slice(0, 3).map(({ date, name }) => (
        <Text key={date} tone="muted" size="sm">{`${formatLocalDate(date)} · ${name}`}</Text>
      ))}
      {fields.map((field, index) => (
        <Flex key={field.id} gap="3" alignItems="flex-end" flexWrap="wrap">
          <FormDateField name={`exceptions.${index}.date`} label={t(messages.date)} />
          <HoursField name={`exceptions.${index}.text`} label={t(messages.dayHours)} />
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
        <Button
          icon="add"
          onClick={() => append({ date: addDays(localDateOf(new Date()), 1), text: '', reason: '' })}
        >
          {t(messages.addDay)}
        </Button>
      </div>
    </Stack>
  );
}

/** What claimants read when they come. */
export function ArrivalFields() {
  const { formatMessage: t } = useIntl();
  return (
    <Grid gap="4" gridTemplateColumns={pair}>
      <FormTextAreaField name="arrival_ro" label={t(messages.arrivalRo)} optional maxLength={500} />
      <FormTextAreaField name="arrival_en" label={t(messages.arrivalEn)} optional maxLength={500} />
      <FormTextField
        name="accessibility"
        label={t(messages.accessibility)}
        hint={t(messages.accessibilityHint)}
        optional
        maxLength={200}
      />
    </Grid>
  );
}
