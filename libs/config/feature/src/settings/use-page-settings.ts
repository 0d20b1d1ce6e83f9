import type { Setting, SettingsPage } from '@dosar/areas/config';
import { useQuery } from '@tanstack/react-query';
import type { PageSettings } from './find-settings.ts';

/** What can be set on pages of the settings; the pages alone until it is fetched. */
export function usePageSettings(pages: readonly SettingsPage[]): PageSettings[] {
  const loaded = useQuery({
    queryKey: ['page-settings', pages.map(({ path }) => path)],
    queryFn: () =>
      Promise.all(pages.map(async ({ settings }): Promise<readonly Setting[]> => (await settings?.()) ?? [])),
    staleTime: Infinity,
  });
  return pages.map((page, index) => ({ page, settings: loaded.data?.[index] ?? [] }));
}
