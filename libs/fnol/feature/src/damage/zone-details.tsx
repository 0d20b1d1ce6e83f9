import { useZoneName } from '@dosar/claim-parts/zones';
import { Box, Button, CheckboxField, Flex, Grid, Heading, RadioGroupField, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { damageMessages as messages } from './damage-messages.ts';
import { severities, withChange, withPart, type PickedDamage, type PickedZone } from './picked-damage.ts';

type ZoneDetailsProps = {
  zone: PickedZone;
  damage: PickedDamage;
  parts: readonly Schema<'VehiclePartLookup'>[];
  onChange: (damage: PickedDamage) => void;
  onRemove: () => void;
};

/** One zone: how it is damaged, whether it was before, and which parts of it. */
export function ZoneDetails({ zone: picked, damage, parts, onChange, onRemove }: ZoneDetailsProps) {
  const { formatMessage: t } = useIntl();
  const name = useId();
  const zoneName = useZoneName();
  const { zone } = picked;
  const inZone = parts.filter((part) => part.zone === zone);
  return (
    <Box as="section" aria-label={zoneName(zone)} marginTop="3" paddingTop="3" borderTopWidth="1px">
      <Flex justifyContent="space-between" alignItems="center" gap="3">
        <Heading as="h3" size="md" _firstLetter={{ textTransform: 'uppercase' }}>
          {zoneName(zone)}
        </Heading>
        <Button variant="quiet" onClick={onRemove}>
          {t(messages.remove)}
        </Button>
      </Flex>
      <RadioGroupField
        label={t(messages.severity)}
        name={name}
        inline
        value={picked.severity}
        onValueChange={(severity) =>
          onChange(withChange(damage, zone, { severity: severities.find((one) => one === severity) ?? '' }))
        }
        choices={[
          ...severities.map((severity) => ({ value: severity, label: t(messages[severity]) })),
          { value: '', label: t(messages.unknown) },
        ]}
      />
      <CheckboxField
        label={t(messages.wasBefore)}
        checked={picked.was_before === 'yes'}
        onChange={({ target }) =>
          onChange(withChange(damage, zone, { was_before: target.checked ? 'yes' : '' }))
        }
      />
      {inZone.length > 0 && (
        <Box role="group" aria-label={t(messages.parts)} marginTop="2">
          <Text tone="muted">{t(messages.parts)}</Text>
          <Grid gridTemplateColumns="repeat(auto-fill, minmax(11rem, 1fr))">
            {inZone.map((part) => (
              <CheckboxField
                key={part.code}
                label={part.name}
                checked={damage.parts.includes(part.code)}
                onChange={({ target }) => onChange(withPart(damage, part, target.checked))}
              />
            ))}
          </Grid>
        </Box>
      )}
    </Box>
  );
}
