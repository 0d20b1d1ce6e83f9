import { useMemo } from 'react';
import { browseCounties } from '@dosar/api-client';
import { ComboboxField, DateField, TextField, TimeField } from '@dosar/design-system';
import { addDays, formatLocalDate } from '@dosar/kernel/dates';
import { localTimeOf } from '@dosar/kernel/zone';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import type { QuestionForm } from '../claim-notification/use-question-form.ts';
import { errors, messages } from './messages.ts';
import { timeAndPlaceAnswers } from './time-and-place-answers.ts';

/** When and where it happened. */
export function TimeAndPlacePage() {
  const { formatMessage: t } = useIntl();
  const present = useMemo(() => localTimeOf(new Date()), []);
  return (
    <QuestionPage
      page="time-and-place"
      part="timeAndPlace"
      heading={t(messages.heading)}
      schema={timeAndPlaceAnswers(present)}
      reasons={errors}
    >
      {(question) => (
        <>
          <WhenFields {...question} today={present.date} />
          <WhereFields {...question} />
        </>
      )}
    </QuestionPage>
  );
}

type TimeAndPlaceFieldsProps = Pick<QuestionForm<'timeAndPlace'>, 'form' | 'errorOf'>;

function WhenFields({ form, errorOf, today }: TimeAndPlaceFieldsProps & { today: string }) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <Controller
        control={form.control}
        name="date"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <DateField
            id="date"
            ref={ref}
            label={t(messages.date)}
            hint={t(messages.dateHint, { example: formatLocalDate(addDays(today, -1)) })}
            error={errorOf('date')}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
            max={today}
          />
        )}
      />
      <Controller
        control={form.control}
        name="time"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <TimeField
            id="time"
            ref={ref}
            optional
            label={t(messages.time)}
            hint={t(messages.timeHint)}
            error={errorOf('time')}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
    </>
  );
}

function WhereFields({ form, errorOf }: TimeAndPlaceFieldsProps) {
  const { formatMessage: t } = useIntl();
  const counties = useChoices(browseCounties);
  return (
    <>
      <ListsAway lists={[counties]} />
      <Controller
        control={form.control}
        name="countyCode"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ComboboxField
            id="countyCode"
            ref={ref}
            label={t(messages.county)}
            hint={t(messages.countyHint)}
            error={errorOf('countyCode')}
            choices={counties.choices}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <TextField
        id="locality"
        label={t(messages.locality)}
        error={errorOf('locality')}
        autoComplete="off"
        maxLength={120}
        {...form.register('locality')}
      />
      <TextField
        id="street"
        optional
        label={t(messages.street)}
        hint={t(messages.streetHint)}
        error={errorOf('street')}
        autoComplete="off"
        maxLength={200}
        {...form.register('street')}
      />
    </>
  );
}
