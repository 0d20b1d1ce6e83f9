import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './own-messages.ts';

/** Gives the car by which people know a job. */
export function useJobCar(): (row: Pick<Schema<'OwnJobRow'>, 'plate' | 'vehicle'>) => string {
  const { formatMessage: t } = useIntl();
  return ({ plate, vehicle }) =>
    [plate && formatPlate(plate), vehicle].filter(Boolean).join(' · ') || t(messages.noCar);
}
