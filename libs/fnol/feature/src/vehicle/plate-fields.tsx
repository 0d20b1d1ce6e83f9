import { browseCountries } from '@dosar/api-client';
import { FormCheckboxField, FormComboboxField, FormTextField, useAnswers } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import type { Answers } from '../claim-notification/notification-draft.ts';
import { useChoices } from '../claim-notification/use-choices.ts';
import { messages } from './messages.ts';
import { plateWarning } from './vehicle-answers.ts';

/** The plate in any spelling, or that there is none, and the country that gave it. */
export function PlateFields() {
  const { formatMessage: t } = useIntl();
  const countries = useChoices(browseCountries);
  const { plateCountry, hasNoPlate } = useAnswers<Answers['vehicle']>();
  return (
    <>
      <ListsAway lists={[countries]} />
      <FormComboboxField name="plateCountry" label={t(messages.plateCountry)} choices={countries.choices} />
      {!hasNoPlate && (
        <FormTextField
          name="plate"
          label={t(messages.plate)}
          hint={t(messages.plateHint)}
          warn={(plate) => plateWarning(plate, plateCountry)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      )}
      <FormCheckboxField name="hasNoPlate" label={t(messages.hasNoPlate)} />
    </>
  );
}
