import { useIntl } from 'react-intl';
import { zoneMessages } from './zone-messages.ts';

/** The zones of a vehicle, as the reference list of parts has them. */
export const zones = Object.keys(zoneMessages) as (keyof typeof zoneMessages)[];

/** Names zones in the language of the page; one that is not known is shown by its code. */
export function useZoneName(): (zone: string) => string {
  const { formatMessage: t } = useIntl();
  const known: Readonly<Record<string, (typeof zoneMessages)[keyof typeof zoneMessages]>> = zoneMessages;
  return (zone) => {
    const message = known[zone];
    return message ? t(message) : zone;
  };
}

/** The side that a zone lies on. */
export function sideOfZone(zone: string): 'left' | 'right' | null {
  if (zone.includes('left')) return 'left';
  return zone.includes('right') ? 'right' : null;
}
