import { useMemo } from 'react';
import { browseCounties } from '@dosar/api-client';
import { FormComboboxField, FormDateField, FormSelectField, FormTextField } from '@dosar/forms';
import { addDays, formatLocalDate } from '@dosar/kernel/dates';
import { localTimeOf } from '@dosar/kernel/zone';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { QuestionPage } from '../claim-notification/question-page.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import { errors, messages } from './messages.ts';
import { placeMessages } from './place-messages.ts';
import { PositionButton } from './position-button.tsx';
import { tidyToldTime } from './told-time.ts';
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
      <FormDateField
        name="date"
        label={t(messages.date)}
        hint={t(messages.dateHint, { example: formatLocalDate(addDays(present.date, -1)) })}
        max={present.date}
      />
      <FormTextField
        name="time"
        optional
        label={t(messages.time)}
        hint={t(messages.timeHint)}
        tidy={tidyToldTime}
        autoComplete="off"
        maxLength={40}
      />
      <WhereFields />
      <FormSelectField
        name="recordedBy"
        optional
        label={t(placeMessages.record)}
        choices={[
          { value: 'amiable_statement', label: t(placeMessages.recordAmiable) },
          { value: 'police', label: t(placeMessages.recordPolice) },
          { value: 'nobody', label: t(placeMessages.recordNobody) },
        ]}
      />
    </QuestionPage>
  );
}

function WhereFields() {
  const { formatMessage: t } = useIntl();
  const counties = useChoices(browseCounties);
  return (
    <>
      <ListsAway lists={[counties]} />
      <FormComboboxField
        name="countyCode"
        label={t(messages.county)}
        hint={t(messages.countyHint)}
        choices={counties.choices}
      />
      <FormTextField name="locality" label={t(messages.locality)} autoComplete="off" maxLength={120} />
      <FormTextField
        name="street"
        optional
        label={t(messages.street)}
        hint={t(messages.streetHint)}
        autoComplete="off"
        maxLength={200}
      />
      <PositionButton />
    </>
  );
}
