import {
  browseCountries,
  browsePolicyTypes,
  browseVehicleBrands,
  browseVehicleCategories,
} from '@dosar/api-client';
import { Box } from '@dosar/design-system';
import {
  FormComboboxField,
  FormSelectField,
  FormTextAreaField,
  FormTextField,
  plateWarning,
  vinWarning,
} from '@dosar/forms';
import { formatPlate, plateKind } from '@dosar/kernel/plates';
import { useIntl } from 'react-intl';
import { ListsAway } from '../claim-notification/lists-away.tsx';
import { useChoices } from '../claim-notification/use-choices.ts';
import { DamageOnCar } from './damage-on-car.tsx';
import { DamagedParts } from './damaged-parts.tsx';
import { FoundPolicies } from './found-policies.tsx';
import { fieldMessages } from './field-messages.ts';
import { Cell, FieldRow, IntakeSection } from './intake-section.tsx';
import { pageMessages } from './page-messages.ts';
import { vehicleMessages } from './vehicle-messages.ts';

/** A plate in the way that it is written; what is no usual plate stays as typed. */
export const tidyPlate = (plate: string) =>
  plateKind(plate) === 'unusual' ? plate.trim() : formatPlate(plate);

/** The policy and the vehicle that the claim is about, with its damage. */
export function VehicleSection() {
  const { formatMessage: t } = useIntl();
  const policies = useChoices(browsePolicyTypes);
  const brands = useChoices(browseVehicleBrands);
  return (
    <IntakeSection number={3} title={t(pageMessages.vehicle)}>
      <ListsAway lists={[policies, brands]} />
      <FieldRow>
        <Cell of={4}>
          <FormSelectField
            name="policy_type"
            label={t(vehicleMessages.policyType)}
            choices={policies.choices}
          />
        </Cell>
        <Cell of={8}>
          <FormTextField
            name="policy_number"
            optional
            label={t(vehicleMessages.policyNumber)}
            autoComplete="off"
            maxLength={60}
          />
        </Cell>
        <Cell of={3}>
          <FormTextField
            name="vehicle.plate"
            label={t(vehicleMessages.plate)}
            tidy={tidyPlate}
            warn={plateWarning}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
        </Cell>
        <Cell of={3}>
          <FormComboboxField
            name="vehicle.brand_code"
            optional
            label={t(vehicleMessages.brand)}
            choices={brands.choices}
          />
        </Cell>
        <Cell of={3}>
          <FormTextField
            name="vehicle.model"
            optional
            label={t(vehicleMessages.model)}
            autoComplete="off"
            maxLength={80}
          />
        </Cell>
        <Cell of={3}>
          <FormSelectField
            name="vehicle.is_drivable"
            optional
            label={t(vehicleMessages.drivable)}
            choices={[
              { value: 'yes', label: t(fieldMessages.yes) },
              { value: 'no', label: t(fieldMessages.no) },
            ]}
          />
        </Cell>
        <Cell of={12}>
          <FoundPolicies />
        </Cell>
        <Cell of={6}>
          <FormTextAreaField
            name="vehicle.damage"
            optional
            label={t(vehicleMessages.damage)}
            rows={2}
            maxLength={1000}
          />
        </Cell>
        <Cell of={6}>
          <DamagedParts />
        </Cell>
        <Cell of={12}>
          <DamageOnCar />
        </Cell>
      </FieldRow>
      <MoreOfVehicle />
    </IntakeSection>
  );
}

/** What a clerk rarely needs while somebody talks. */
function MoreOfVehicle() {
  const { formatMessage: t } = useIntl();
  const countries = useChoices(browseCountries);
  const categories = useChoices(browseVehicleCategories);
  return (
    <Box as="details" marginTop="2">
      <Box as="summary" cursor="pointer" color="brandText" minHeight={{ base: 'controlTouch', md: '0' }}>
        {t(pageMessages.moreOfVehicle)}
      </Box>
      <Box paddingTop="2">
        <FieldRow>
          <Cell of={3}>
            <FormComboboxField
              name="vehicle.plate_country"
              label={t(vehicleMessages.country)}
              choices={countries.choices}
            />
          </Cell>
          <Cell of={3}>
            <FormSelectField
              name="vehicle.category_code"
              optional
              label={t(vehicleMessages.category)}
              choices={categories.choices}
            />
          </Cell>
          <Cell of={4}>
            <FormTextField
              name="vehicle.vin"
              optional
              label={t(vehicleMessages.vin)}
              warn={vinWarning}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          </Cell>
          <Cell of={2}>
            <FormSelectField
              name="notifier.language"
              label={t(fieldMessages.language)}
              placeholder={null}
              choices={[
                { value: 'ro', label: t(fieldMessages.romanian) },
                { value: 'en', label: t(fieldMessages.english) },
              ]}
            />
          </Cell>
        </FieldRow>
      </Box>
    </Box>
  );
}
