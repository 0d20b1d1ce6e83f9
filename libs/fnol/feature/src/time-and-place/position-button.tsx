import { Box, Button, Text } from '@dosar/design-system';
import { useFormContext } from '@dosar/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Answers } from '../claim-notification/notification-draft.ts';
import { placeMessages } from './place-messages.ts';

const patience = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 };

/** Writes where the phone is into the place, when somebody taps it; the phone asks for leave then, and not before. */
export function PositionButton() {
  const { formatMessage: t } = useIntl();
  const { getValues, setValue } = useFormContext<Answers['timeAndPlace']>();
  const [state, setState] = useState<'unasked' | 'asking' | 'kept' | 'away'>('unasked');
  if (!('geolocation' in navigator)) return null;
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const street = getValues('street').replace(written, '').trim();
        const place = [street, writePosition(coords)].filter((part) => part !== '').join(' ');
        setValue('street', place.slice(0, 200), { shouldDirty: true, shouldValidate: true });
        setState('kept');
      },
      () => setState('away'),
      patience,
    );
  };
  return (
    <Box>
      <Button icon="place" loading={state === 'asking'} onClick={ask}>
        {t(placeMessages.position)}
      </Button>
      <Text role="status" size="sm" tone="muted">
        {state === 'kept' && t(placeMessages.positionKept)}
        {state === 'away' && t(placeMessages.positionAway)}
      </Text>
    </Box>
  );
}

/** A position that was written before: the next one takes its place. */
const written = /\s*-?\d{1,2}\.\d{5}, -?\d{1,3}\.\d{5} ±\d+ m$/;

type Position = Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>;

/** As maps understand it: degrees to about a metre, and how far the phone may be wrong. */
function writePosition({ latitude, longitude, accuracy }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)} ±${Math.ceil(accuracy)} m`;
}
