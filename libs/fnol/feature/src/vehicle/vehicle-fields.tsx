import { browseColors, browseVehicleBrands, browseVehicleCategories } from '@dosar/api-client';
import { FormComboboxField, FormSelectField, FormTextField } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import { messages } from './messages.ts';
import { vinWarning } from './vehicle-answers.ts';

/** Kind, make and looks of the vehicle, and its chassis number for those who have it at hand. */
export function VehicleFields() {
  const { formatMessage: t } = useIntl();
  const categories = useChoices(browseVehicleCategories);
  const brands = useChoices(browseVehicleBrands);
  const colors = useChoices(browseColors);
  return (
    <>
      <ListsAway lists={[categories, brands, colors]} />
      <FormSelectField name="categoryCode" label={t(messages.category)} choices={categories.choices} />
      <FormComboboxField
        name="brandCode"
        label={t(messages.brand)}
        hint={t(messages.brandHint)}
        choices={brands.choices}
      />
      <FormTextField name="model" optional label={t(messages.model)} autoComplete="off" maxLength={80} />
      <FormSelectField name="colorCode" optional label={t(messages.color)} choices={colors.choices} />
      <FormTextField
        name="vin"
        optional
        label={t(messages.vin)}
        hint={t(messages.vinHint)}
        warn={vinWarning}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
    </>
  );
}
