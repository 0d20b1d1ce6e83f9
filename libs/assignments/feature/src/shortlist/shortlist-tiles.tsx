import { Grid, StatTile } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { addressOfView } from '../worklist/worklist-address.ts';
import { viewOfSettings } from '../worklist/worklist-view.ts';
import { messages } from './messages.ts';
import { tileTexts } from './tile-texts.ts';

type Tile = Schema<'ShortlistTile'>;

/** What is late or soon will be; these numbers are read first. */
const pressing: readonly Tile['code'][] = ['overdue', 'legal_deadline', 'team_overdue'];

/** The numbers of the dashboard, each leading to its list; a zero steps back but stays where it is. */
export function ShortlistTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  return (
    <Grid
      as="ul"
      listStyleType="none"
      aria-label={t(messages.tiles)}
      gap="3"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))"
    >
      {tiles.map((tile) => (
        <li key={tile.code}>
          <StatTile
            label={t(tileTexts[tile.code])}
            figure={`${formats.number(tile.total.count)}${tile.total.capped ? '+' : ''}`}
            emphasis={emphasisOf(tile)}
            link={<Link to={addressOfView(viewOfSettings(tile.settings))} />}
          />
        </li>
      ))}
    </Grid>
  );
}

function emphasisOf({ code, total }: Tile) {
  if (total.count === 0) return 'quiet';
  return pressing.includes(code) ? 'pressing' : 'usual';
}
