import { browseVehicleParts, referenceQuery } from '@dosar/api-client';
import { lazyPart } from '@dosar/areas';
import { Box } from '@dosar/design-system';
import { useController } from '@dosar/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntakeAnswers } from './intake-answers.ts';
import { vehicleMessages } from './vehicle-messages.ts';

const Picker = lazyPart(async () => (await import('../damage/damage-picker.tsx')).DamagePicker);
const noParts: never[] = [];

/** The damage on the outline of the car, in step with the parts; fetched when somebody opens it. */
export function DamageOnCar() {
  const { formatMessage: t } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const { data: parts = noParts } = useQuery(referenceQuery(browseVehicleParts));
  const zones = useController<IntakeAnswers, 'vehicle.damaged_zones'>({ name: 'vehicle.damaged_zones' });
  const codes = useController<IntakeAnswers, 'vehicle.damaged_part_codes'>({
    name: 'vehicle.damaged_part_codes',
  });
  return (
    <Box
      as="details"
      marginTop="2"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.hasAttribute('open'))}
    >
      <Box as="summary" cursor="pointer" color="brandText" minHeight={{ base: 'controlTouch', md: '0' }}>
        {t(vehicleMessages.onCar, { count: zones.field.value.length })}
      </Box>
      {isOpen && (
        <Box paddingTop="2">
          <Picker
            parts={parts}
            damage={{ zones: zones.field.value, parts: codes.field.value }}
            onChange={(damage) => {
              zones.field.onChange([...damage.zones]);
              codes.field.onChange([...damage.parts]);
            }}
          />
        </Box>
      )}
    </Box>
  );
}
