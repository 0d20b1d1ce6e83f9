import { personOf, useSession } from '@dosar/auth';
import type { Phase } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { holderMessages, messages } from './messages.ts';

/** A visit as the contract has it. */
export type Visit = Schema<'Visit'>;

const phases: Record<Visit['status'], Phase> = {
  held: 'waiting',
  booked: 'new',
  confirmed: 'new',
  on_the_way: 'active',
  arrived: 'active',
  in_work: 'active',
  done: 'done',
  vehicle_absent: 'late',
  not_completed: 'late',
  client_no_show: 'late',
  assessor_no_show: 'late',
  place_closed: 'late',
  unreported: 'late',
  cancelled: 'cancelled',
  expired: 'cancelled',
};

/** The sign of where a visit stands. */
export const phaseOf = (status: Visit['status']): Phase => phases[status];

/** A visit that is still to come or under way. */
export function isOpenVisit({ status }: Pick<Visit, 'status'>): boolean {
  return ['booked', 'confirmed', 'on_the_way', 'arrived', 'in_work'].includes(status);
}

/** A visit that can still be moved: nobody has set out for it. */
export function isMovable({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'booked' || status === 'confirmed';
}

/** Words for how visits stand and what they are. */
export function useVisitWords() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  return {
    status: (status: Visit['status']) => t(messages[status]),
    type: (type: Visit['visit_type']) => t(messages[type]),
    holder: ({ kind, user_id: userId, name }: Schema<'VisitHolder'>) =>
      profile && userId === personOf(profile)
        ? t(holderMessages.you)
        : name === null
          ? t(holderMessages.claimant)
          : t(kind === 'colleague' ? holderMessages.colleague : holderMessages.namedClaimant, { name }),
    placeKind: (kind: Schema<'PlaceKind'>) => t(messages[kind]),
  };
}

/** Where a place is on a map of the reader's choice. */
export function mapAddress(
  place: Pick<Visit['place'], 'latitude' | 'longitude' | 'address' | 'locality'>,
): string {
  const query =
    place.latitude !== null && place.longitude !== null
      ? `${place.latitude},${place.longitude}`
      : `${place.address}, ${place.locality}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
