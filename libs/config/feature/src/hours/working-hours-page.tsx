import { apiQuery, getWorkingHours, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { WorkingHoursForm } from './working-hours-form.tsx';

/** When the organisation works and when its messages leave, for its configurators (specification B13). */
export function WorkingHoursPage() {
  const failureOf = useQueryFailure();
  const found = useQuery(workingHoursQuery());
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="cards" />;
  return <WorkingHoursForm stored={found.data} />;
}

export const workingHoursQuery = () => settingsQuery(apiQuery(getWorkingHours));
