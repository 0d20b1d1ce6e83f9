import { useZoneName } from '@dosar/claim-parts/zones';
import { Box, plain, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { damageMessages as messages } from './damage-messages.ts';
import type { PickedDamage } from './picked-damage.ts';

const Line = plain('button', {
  display: 'block',
  width: 'full',
  minHeight: 'controlTouch',
  paddingBlock: '1',
  paddingInline: '2',
  textAlign: 'start',
  borderBottomWidth: '1px',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  '&[aria-pressed=true]': { background: 'brandSubtle', fontWeight: 'strong' },
  '& > span': { display: 'block' },
  '& > span:first-letter': { textTransform: 'uppercase' },
});

type PickedZonesProps = {
  damage: PickedDamage;
  active: string | undefined;
  onPick: (zone: string) => void;
};

/** The picked zones in their order, with how each is damaged. */
export function PickedZones({ damage, active, onPick }: PickedZonesProps) {
  const { formatMessage: t } = useIntl();
  const zoneName = useZoneName();
  if (damage.zones.length === 0) return <Text tone="muted">{t(messages.nothing)}</Text>;
  return (
    <Box as="ul" aria-label={t(messages.picked)}>
      {damage.zones.map(({ zone, severity, was_before: wasBefore }, place) => (
        <li key={zone}>
          <Line type="button" aria-pressed={zone === active} onClick={() => onPick(zone)}>
            <span>
              {place + 1} {zoneName(zone)}
            </span>
            <Text as="span" tone="muted" size="sm">
              {[
                t(messages[severity === '' ? 'unknown' : severity]),
                ...(wasBefore === 'yes' ? [t(messages.before)] : []),
              ].join(', ')}
            </Text>
          </Line>
        </li>
      ))}
    </Box>
  );
}
