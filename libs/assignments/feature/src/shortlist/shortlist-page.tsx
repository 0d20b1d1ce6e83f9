import { useSession } from '@dosar/auth';
import { Grid, Heading } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { ShortlistCount } from './shortlist-count.tsx';
import { shortlistTiles } from './shortlist-tiles.ts';

/** The dashboard: how much of what waits, each number leading to its list. */
export function ShortlistPage() {
  const { formatMessage: t } = useIntl();
  const { profile } = useSession();
  return (
    <>
      <title>{`${t(messages.title)} · Dosar`}</title>
      <Heading as="h1" size="xl" marginBottom="4">
        {t(messages.greeting, { name: profile?.nickname ?? '' })}
      </Heading>
      <Grid
        as="ul"
        listStyleType="none"
        gap="3"
        templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
      >
        {shortlistTiles.map((tile) => (
          <li key={tile.search}>
            <ShortlistCount tile={tile} />
          </li>
        ))}
      </Grid>
    </>
  );
}
