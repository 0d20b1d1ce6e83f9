import { CarOutline, type OutlineZone } from '@dosar/claim-parts/car-outline';
import { useZoneName, zones } from '@dosar/claim-parts/zones';
import { Box, Text } from '@dosar/design-system';
import { FormSelectField, useAnswers, useController } from '@dosar/forms';
import { useIntl } from 'react-intl';
import type { SideAnswers } from './statement-answers.ts';
import { boxMessages as messages } from './box-messages.ts';

type SideDamageProps = {
  /** The column in the form around. */
  of: 'a' | 'b' | 'own';
};

/** Boxes 10 and 11: the zone of the first impact, and what is visibly damaged, on the outline of the car. */
export function SideDamage({ of }: SideDamageProps) {
  const { formatMessage: t } = useIntl();
  const zoneName = useZoneName();
  const { field } = useController<Record<string, string[]>>({ name: `${of}.damaged_zones` });
  const impact = useAnswers<Partial<Record<typeof of, SideAnswers>>>()[of]?.impact ?? '';
  const damaged = field.value;
  const toggle = (zone: string) =>
    field.onChange(damaged.includes(zone) ? damaged.filter((one) => one !== zone) : [...damaged, zone]);
  const outline: Record<string, OutlineZone> = Object.fromEntries(
    zones.map((zone) => [zone, { name: zoneName(zone), mark: damaged.includes(zone) ? 'hit' : undefined }]),
  );
  return (
    <Box paddingBlock="2" data-box={`11 ${of.toUpperCase()}`}>
      <Box data-box={`10 ${of.toUpperCase()}`}>
        <FormSelectField
          name={`${of}.impact`}
          label={`10 ${t(messages.impact)}`}
          optional={of === 'own'}
          choices={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
        />
      </Box>
      <Text marginTop="2">11 {t(messages.damage)}</Text>
      <CarOutline
        label={t(messages.damage)}
        zones={outline}
        active={impact === '' ? undefined : impact}
        onPick={toggle}
        height={230}
      />
      <Text tone="muted" role="status">
        {damaged.map(zoneName).join(', ')}
      </Text>
    </Box>
  );
}
