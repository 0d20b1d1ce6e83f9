import { apiQuery, getAssistantSettings, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { SettingsForm } from './settings-form.tsx';

/** Who has the assistant, and whether a language model words its answers. */
export function SettingsPage() {
  const failureOf = useQueryFailure();
  const settings = useQuery(settingsQuery());
  if (settings.isError) return <ErrorState {...failureOf(settings)} />;
  if (settings.isPending) return <LoadingState />;
  return <SettingsForm stored={settings.data} />;
}

/** Read again at each visit, and not while somebody changes it. */
export const settingsQuery = () => ({
  ...apiQuery(getAssistantSettings),
  gcTime: 0,
  refetchOnWindowFocus: false,
});
