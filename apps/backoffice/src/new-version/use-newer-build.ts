import { apiQuery, getVersion } from '@dosar/api-client';
import { useIsQuiet } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';

const tenMinutes = 10 * 60_000;

/** The build that this page was made from; nothing where no server has written it into the page. */
function ownBuild(): string | undefined {
  const build = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  return build?.startsWith('__') ? undefined : build;
}

/**
 * Another build than the page's own, once the server serves one: asked for every ten minutes while somebody looks, and
 * when they come back later than that.
 */
export function useNewerBuild({ atOnce = false } = {}): { newer: string | undefined; askedAt: number } {
  const { data, dataUpdatedAt } = useQuery({
    ...apiQuery(getVersion),
    staleTime: atOnce ? 0 : tenMinutes,
    refetchInterval: tenMinutes,
    refetchOnWindowFocus: true,
    enabled: useIsQuiet(),
  });
  const own = ownBuild();
  const served = data?.build ?? undefined;
  const isNewer = own !== undefined && served !== undefined && served !== own;
  return { newer: isNewer ? served : undefined, askedAt: dataUpdatedAt };
}
