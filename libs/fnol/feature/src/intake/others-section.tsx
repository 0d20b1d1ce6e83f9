import { browseVehicleBrands } from '@dosar/api-client';
import { Box, Button, FieldGroup } from '@dosar/design-system';
import {
  FormComboboxField,
  FormSelectField,
  FormTextField,
  plateWarning,
  useFieldArray,
  useFormContext,
  vinWarning,
} from '@dosar/forms';
import { useIntl } from 'react-intl';
import { useChoices } from '../claim-notification/use-choices.ts';
import { newVehicle, type IntakeAnswers } from './intake-answers.ts';
import { Cell, FieldRow, IntakeSection } from './intake-section.tsx';
import { withoutCar } from './role-answer.ts';
import { pageMessages } from './page-messages.ts';
import { tidyPlate } from './vehicle-section.tsx';
import { vehicleMessages } from './vehicle-messages.ts';

const mostVehicles = 8;

/** The other vehicles of the accident, each with its plate and insurer. */
export function OthersSection() {
  const { formatMessage: t } = useIntl();
  const { fields, append, remove } = useFieldArray<IntakeAnswers, 'other_vehicles'>({
    name: 'other_vehicles',
  });
  const { getValues, setValue } = useFormContext<IntakeAnswers>();
  const takeOut = (place: number) => {
    for (const [index, { role }] of getValues('people').entries())
      setValue(`people.${index}.role`, withoutCar(role, place), { shouldDirty: true });
    remove(place);
  };
  return (
    <IntakeSection number={4} title={t(pageMessages.others)}>
      {fields.map(({ id }, place) => (
        <Box key={id} marginBottom="3">
          <FieldGroup title={t(pageMessages.vehicleNo, { number: place + 1 })}>
            <OtherVehicleFields place={place} />
          </FieldGroup>
          <Button variant="quiet" icon="close" onClick={() => takeOut(place)}>
            {t(pageMessages.removeVehicle, { number: place + 1 })}
          </Button>
        </Box>
      ))}
      {fields.length < mostVehicles && (
        <Button
          id="intake-add-vehicle"
          icon="add"
          onClick={() => append(newVehicle(), { focusName: `other_vehicles.${fields.length}.plate` })}
        >
          {t(pageMessages.addVehicle)}
        </Button>
      )}
    </IntakeSection>
  );
}

/** What is asked about another vehicle: its part in the accident, plate, insurer and VIN. */
function OtherVehicleFields({ place }: { place: number }) {
  const { formatMessage: t } = useIntl();
  const brands = useChoices(browseVehicleBrands);
  return (
    <FieldRow>
      <Cell of={2}>
        <FormSelectField
          name={`other_vehicles.${place}.role`}
          label={t(vehicleMessages.otherRole)}
          placeholder={null}
          choices={[
            { value: 'at_fault', label: t(vehicleMessages.atFault) },
            { value: 'injured', label: t(vehicleMessages.injured) },
            { value: 'other', label: t(vehicleMessages.involved) },
          ]}
        />
      </Cell>
      <Cell of={2}>
        <FormTextField
          name={`other_vehicles.${place}.plate`}
          label={t(vehicleMessages.otherPlate)}
          tidy={tidyPlate}
          warn={plateWarning}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      </Cell>
      <Cell of={3}>
        <FormTextField
          name={`other_vehicles.${place}.insurer`}
          label={t(vehicleMessages.insurer)}
          autoComplete="off"
          maxLength={120}
        />
      </Cell>
      <Cell of={3}>
        <FormTextField
          name={`other_vehicles.${place}.policy_number`}
          label={t(vehicleMessages.policyNumber)}
          autoComplete="off"
          maxLength={60}
        />
      </Cell>
      <Cell of={2}>
        <FormComboboxField
          name={`other_vehicles.${place}.brand_code`}
          label={t(vehicleMessages.brand)}
          choices={brands.choices}
        />
      </Cell>
      <Cell of={4}>
        <FormTextField
          name={`other_vehicles.${place}.vin`}
          optional
          label={t(vehicleMessages.vin)}
          warn={vinWarning}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      </Cell>
    </FieldRow>
  );
}
