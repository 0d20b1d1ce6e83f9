import { useZoneName, zones } from '@dosar/claim-parts/zones';
import { CheckboxField, Grid } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { damageMessages as messages } from './damage-messages.ts';
import type { PickedDamage } from './picked-damage.ts';

type ZoneListProps = {
  damage: PickedDamage;
  onPick: (zone: string) => void;
  onRemove: (zone: string) => void;
};

/** All zones by name, in step with the drawing. */
export function ZoneList({ damage, onPick, onRemove }: ZoneListProps) {
  const { formatMessage: t } = useIntl();
  const zoneName = useZoneName();
  return (
    <Grid
      role="group"
      aria-label={t(messages.list)}
      gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
    >
      {zones.map((zone) => {
        const picked = damage.zones.find((one) => one.zone === zone);
        return (
          <CheckboxField
            key={zone}
            label={zoneName(zone)}
            checked={picked !== undefined}
            onChange={({ target }) => (target.checked ? onPick(zone) : onRemove(zone))}
          />
        );
      })}
    </Grid>
  );
}
