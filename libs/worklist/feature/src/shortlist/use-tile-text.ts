import { useEntries } from '@dosar/areas';
import { dashboardTiles, type DashboardTile } from '@dosar/areas/worklist';
import { useIntl } from 'react-intl';
import { ownTiles } from './tile-texts.ts';

/** What a number of the dashboard is called; undefined when no area of the app names it, and it is not shown. */
export function useTileText(): (code: DashboardTile['code']) => string | undefined {
  const { formatMessage: t } = useIntl();
  const tileNamed = useTiles();
  return (code) => {
    const tile = tileNamed(code);
    return tile && t(tile.text);
  };
}

/** What the areas say of a number of the dashboard. */
export function useTiles(): (code: DashboardTile['code']) => DashboardTile | undefined {
  const others = useEntries(dashboardTiles);
  return (code) => [...ownTiles, ...others].find((entry) => entry.code === code);
}
