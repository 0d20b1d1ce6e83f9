import { CarOutline, type OutlineZone } from '@dosar/claim-parts/car-outline';
import { useZoneName, zones as allZones } from '@dosar/claim-parts/zones';
import { Box, FilterTabs, Flex, Text, useIsPhone, VisuallyHidden } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { damageMessages as messages } from './damage-messages.ts';
import { PickedZones } from './picked-zones.tsx';
import { severities, withChange, withoutZone, withZone, type PickedDamage } from './picked-damage.ts';
import { ZoneDetails } from './zone-details.tsx';
import { ZoneList } from './zone-list.tsx';

export type DamagePickerProps = {
  damage: PickedDamage;
  onChange: (damage: PickedDamage) => void;
  /** Every part that can be named, in the language of the page. */
  parts: readonly Schema<'VehiclePartLookup'>[];
};

/** Where a vehicle is damaged and how: on its outline by mouse, touch and keyboard, with all zones as a list in step. */
export function DamagePicker({ damage, onChange, parts }: DamagePickerProps) {
  const { formatMessage: t } = useIntl();
  const isPhone = useIsPhone();
  const [view, setView] = useState('drawing');
  const [chosen, setChosen] = useState<string>();
  const outline = useOutline(damage);
  const active = damage.zones.find(({ zone }) => zone === chosen);

  const pick = (zone: string) => {
    setChosen(zone);
    onChange(withZone(damage, zone));
  };
  const remove = (zone: string) => onChange(withoutZone(damage, zone, parts));
  const followKey = (event: KeyboardEvent<HTMLElement>) => {
    if (active === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const severity = severities[Number(event.key) - 1];
    if (severity !== undefined) onChange(withChange(damage, active.zone, { severity }));
    else if (event.key.toLowerCase() === 'v')
      onChange(withChange(damage, active.zone, { was_before: active.was_before === 'yes' ? '' : 'yes' }));
    else return;
    event.preventDefault();
  };
  return (
    <Box onKeyDown={followKey}>
      <Flex gap="3" justifyContent="space-between" alignItems="center" marginBottom="2">
        <FilterTabs
          label={t(messages.view)}
          selected={view}
          onSelect={setView}
          tabs={[
            { id: 'drawing', label: t(messages.drawing) },
            { id: 'list', label: t(messages.list), count: String(allZones.length) },
          ]}
        />
        <Text as="span" tone="muted" role="status">
          {t(messages.count, { count: damage.zones.length })}
        </Text>
      </Flex>
      {view === 'list' ? (
        <>
          <ZoneList damage={damage} onPick={pick} onRemove={remove} />
          <PickedZones damage={damage} active={active?.zone} onPick={pick} />
        </>
      ) : (
        <Flex gap="4" alignItems="flex-start">
          <Box flexShrink="0">
            <CarOutline
              label={t(messages.outline)}
              zones={outline}
              active={active?.zone}
              onPick={pick}
              height={isPhone ? 330 : 300}
            />
          </Box>
          <Box flexGrow="1" minWidth="0">
            <PickedZones damage={damage} active={active?.zone} onPick={pick} />
          </Box>
        </Flex>
      )}
      {active && (
        <ZoneDetails
          zone={active}
          damage={damage}
          parts={parts}
          onChange={onChange}
          onRemove={() => remove(active.zone)}
        />
      )}
      <VisuallyHidden>{t(messages.keys)}</VisuallyHidden>
    </Box>
  );
}

/** What the drawing says of each zone: by line and word, not by colour alone. */
function useOutline(damage: PickedDamage): Record<string, OutlineZone> {
  const { formatMessage: t } = useIntl();
  const zoneName = useZoneName();
  return Object.fromEntries(
    allZones.map((zone): [string, OutlineZone] => {
      const place = damage.zones.findIndex((one) => one.zone === zone);
      const picked = damage.zones[place];
      if (picked === undefined) return [zone, { name: zoneName(zone) }];
      const how = t(messages[picked.severity === '' ? 'unknown' : picked.severity]);
      const said = picked.was_before === 'yes' ? `${how}, ${t(messages.before)}` : how;
      return [
        zone,
        {
          name: t(messages.zoneSaid, { zone: zoneName(zone), how: said }),
          mark: picked.was_before === 'yes' ? 'older' : 'hit',
          text: String(place + 1),
        },
      ];
    }),
  );
}
