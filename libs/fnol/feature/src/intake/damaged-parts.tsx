import { browseVehicleParts } from '@dosar/api-client';
import { Button, ComboboxField, Flex } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import { useIntl } from 'react-intl';
import { useChoices } from '../claim-notification/use-choices.ts';
import type { IntakeAnswers } from './intake-answers.ts';
import { vehicleMessages } from './vehicle-messages.ts';

/** The damaged parts by the names that the inspection uses: its note begins with them. */
export function DamagedParts() {
  const { formatMessage: t } = useIntl();
  const parts = useChoices(browseVehicleParts);
  const { field } = useController<IntakeAnswers, 'vehicle.damaged_part_codes'>({
    name: 'vehicle.damaged_part_codes',
  });
  const chosen = field.value;
  return (
    <>
      <ComboboxField
        label={t(vehicleMessages.parts)}
        optional
        choices={parts.choices.filter(({ value }) => !chosen.includes(value))}
        value=""
        onValueChange={(code) => {
          if (code !== '') field.onChange([...chosen, code]);
        }}
        onBlur={field.onBlur}
      />
      <Flex flexWrap="wrap" gap="1" marginTop="1">
        {chosen.map((code) => (
          <Button
            key={code}
            variant="quiet"
            icon="close"
            onClick={() => field.onChange(chosen.filter((part) => part !== code))}
          >
            {t(vehicleMessages.removePart, { part: parts.nameOf(code) ?? code })}
          </Button>
        ))}
      </Flex>
    </>
  );
}
