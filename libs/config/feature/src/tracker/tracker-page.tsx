import { apiQuery, getTrackerSettings, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../settings/settings-query.ts';
import { TrackerForm } from './tracker-form.tsx';

/** What claimants read in the public tracker, beside a phone that shows it as it is typed (specification E13). */
export function TrackerPage() {
  const failureOf = useQueryFailure();
  const found = useQuery(trackerSettingsQuery());
  if (found.isError && !found.data) return <ErrorState {...failureOf(found)} />;
  if (!found.data) return <LoadingState shape="rows" count={8} />;
  return <TrackerForm stored={found.data} />;
}

export const trackerSettingsQuery = () => settingsQuery(apiQuery(getTrackerSettings));
