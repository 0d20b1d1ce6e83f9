import { CarOutline, type OutlineZone } from '@dosar/claim-parts/car-outline';
import { useZoneName, zones } from '@dosar/claim-parts/zones';
import { Box, SelectField, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { boxMessages as messages } from './box-messages.ts';
import type { Side } from './statement-sides.ts';

type SideDamageProps = { side: Side; onChange: (side: Side) => void };

/** Boxes 10 and 11: the zone of the first impact, and what is visibly damaged, on the outline of the car. */
export function SideDamage({ side, onChange }: SideDamageProps) {
  const { formatMessage: t } = useIntl();
  const zoneName = useZoneName();
  const damaged = side.damaged_zones;
  const toggle = (zone: string) =>
    onChange({
      ...side,
      damaged_zones: damaged.includes(zone) ? damaged.filter((one) => one !== zone) : [...damaged, zone],
    });
  const outline: Record<string, OutlineZone> = Object.fromEntries(
    zones.map((zone) => [zone, { name: zoneName(zone), mark: damaged.includes(zone) ? 'hit' : undefined }]),
  );
  return (
    <Box paddingBlock="2">
      <SelectField
        label={`10 ${t(messages.impact)}`}
        optional
        choices={zones.map((zone) => ({ value: zone, label: zoneName(zone) }))}
        value={side.impact ?? ''}
        onChange={({ target }) => onChange({ ...side, impact: target.value === '' ? null : target.value })}
      />
      <Text marginTop="2">11 {t(messages.damage)}</Text>
      <CarOutline
        label={t(messages.damage)}
        zones={outline}
        active={side.impact ?? undefined}
        onPick={toggle}
        height={230}
      />
      <Text tone="muted" role="status">
        {damaged.map(zoneName).join(', ')}
      </Text>
    </Box>
  );
}
