import { Box, Flex, Heading, Text } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import type { DraftLine } from '../lines/note-lines.ts';
import { useZoneName, zones } from '@dosar/claim-parts/zones';
import { CarOutline, type OutlineZone } from '@dosar/claim-parts/car-outline';
import { messages } from './messages.ts';

type ZonesPaneProps = {
  all: readonly DraftLine[];
  current: string | undefined;
  /** A zone was chosen on the outline. */
  onPick: (zone: string) => void;
};

/** The car from above, in step with the lines: a zone leads to its first line, a line shows its zone. */
export function ZonesPane({ all, current, onPick }: ZonesPaneProps) {
  const { formatMessage: t } = useIntl();
  const zoneName = useZoneName();
  const hit = new Map<string, string[]>();
  const older = new Set<string>();
  all.forEach(({ values }, index) => {
    if (values.zone === null) return;
    if (values.is_preexisting) older.add(values.zone);
    else hit.set(values.zone, [...(hit.get(values.zone) ?? []), String(index + 1)]);
  });
  const outline: Record<string, OutlineZone> = Object.fromEntries(
    zones.map((zone) => {
      const lines = hit.get(zone);
      const mark = lines ? 'hit' : older.has(zone) ? 'older' : undefined;
      const name =
        mark === 'hit'
          ? t(messages.zoneHit, { zone: zoneName(zone), lines: lines?.join(', ') ?? '' })
          : mark === 'older'
            ? t(messages.zoneOlder, { zone: zoneName(zone) })
            : zoneName(zone);
      return [zone, { name, mark, text: lines?.[0] }];
    }),
  );
  return (
    <Box padding="3" borderBottomWidth="1px">
      <Flex gap="2" alignItems="baseline" marginBottom="2">
        <Heading as="h2" size="md">
          {t(messages.zones)}
        </Heading>
        <Text as="span" tone="muted">
          {t(messages.zonesHit, { count: hit.size })}
        </Text>
      </Flex>
      <CarOutline
        label={t(messages.outline)}
        zones={outline}
        active={all.find(({ itemGuid }) => itemGuid === current)?.values.zone ?? undefined}
        onPick={onPick}
      />
      <Flex gap="4" justifyContent="center" marginTop="2">
        <Legend mark="hit" text={t(messages.legendHit)} />
        <Legend mark="older" text={t(messages.legendOlder)} />
      </Flex>
    </Box>
  );
}

function Legend({ mark, text }: { mark: 'hit' | 'older'; text: string }) {
  return (
    <Flex as="span" gap="1.5" alignItems="center" color="textMuted" fontSize="sm">
      <Box
        as="span"
        boxSize="10px"
        borderRadius="2px"
        borderWidth="1px"
        borderStyle={mark === 'hit' ? 'solid' : 'dashed'}
        borderColor={mark === 'hit' ? 'brand' : 'warning'}
        background={mark === 'hit' ? 'brandSubtle' : 'warningSubtle'}
      />
      {text}
    </Flex>
  );
}
