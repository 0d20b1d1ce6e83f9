import { browseCountries } from '@dosar/api-client';
import { CheckboxField, ComboboxField, TextField } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import { Controller, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import type { QuestionForm } from '../claim-notification/use-question-form.ts';
import { messages } from './messages.ts';
import { isUnusualPlate } from './vehicle-answers.ts';

export type PlateFieldsProps = Pick<QuestionForm<'vehicle'>, 'form' | 'errorOf'>;

/** The plate in any spelling, or that there is none, and the country that gave it. */
export function PlateFields({ form, errorOf }: PlateFieldsProps) {
  const { formatMessage: t } = useIntl();
  const countries = useChoices(browseCountries);
  const [plate, plateCountry, hasNoPlate] = useWatch({
    control: form.control,
    name: ['plate', 'plateCountry', 'hasNoPlate'],
  });
  return (
    <>
      <ListsAway lists={[countries]} />
      <Controller
        control={form.control}
        name="plateCountry"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ComboboxField
            id="plateCountry"
            ref={ref}
            label={t(messages.plateCountry)}
            error={errorOf('plateCountry')}
            choices={countries.choices}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      {!hasNoPlate && (
        <TextField
          id="plate"
          label={t(messages.plate)}
          hint={t(messages.plateHint)}
          error={errorOf('plate')}
          warning={
            isUnusualPlate(plate, plateCountry)
              ? t(messages.plateUnusual, { plate: formatPlate(plate) })
              : undefined
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          {...form.register('plate')}
        />
      )}
      <CheckboxField id="hasNoPlate" label={t(messages.hasNoPlate)} {...form.register('hasNoPlate')} />
    </>
  );
}
