import { browseColors, browseVehicleBrands, browseVehicleCategories } from '@dosar/api-client';
import { ComboboxField, SelectField, TextField } from '@dosar/design-system';
import { Controller, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import { messages } from './messages.ts';
import type { PlateFieldsProps } from './plate-fields.tsx';
import { isUnusualVin } from './vehicle-answers.ts';

/** Kind, make and looks of the vehicle, and its chassis number for those who have it at hand. */
export function VehicleFields({ form, errorOf }: PlateFieldsProps) {
  const { formatMessage: t } = useIntl();
  const categories = useChoices(browseVehicleCategories);
  const brands = useChoices(browseVehicleBrands);
  const colors = useChoices(browseColors);
  const [vin, categoryCode, colorCode] = useWatch({
    control: form.control,
    name: ['vin', 'categoryCode', 'colorCode'],
  });
  return (
    <>
      <ListsAway lists={[categories, brands, colors]} />
      <SelectField
        id="categoryCode"
        label={t(messages.category)}
        error={errorOf('categoryCode')}
        choices={categories.choices}
        {...form.register('categoryCode')}
        value={categoryCode}
      />
      <Controller
        control={form.control}
        name="brandCode"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ComboboxField
            id="brandCode"
            ref={ref}
            label={t(messages.brand)}
            hint={t(messages.brandHint)}
            error={errorOf('brandCode')}
            choices={brands.choices}
            value={value}
            onValueChange={onChange}
            onBlur={onBlur}
          />
        )}
      />
      <TextField
        id="model"
        optional
        label={t(messages.model)}
        error={errorOf('model')}
        autoComplete="off"
        maxLength={80}
        {...form.register('model')}
      />
      <SelectField
        id="colorCode"
        optional
        label={t(messages.color)}
        error={errorOf('colorCode')}
        choices={colors.choices}
        {...form.register('colorCode')}
        value={colorCode}
      />
      <TextField
        id="vin"
        optional
        label={t(messages.vin)}
        hint={t(messages.vinHint)}
        error={errorOf('vin')}
        warning={isUnusualVin(vin) ? t(messages.vinUnusual) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        {...form.register('vin')}
      />
    </>
  );
}
