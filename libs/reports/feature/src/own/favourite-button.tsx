import { Box, IconButton } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ownReportsQuery } from '../report-queries.ts';
import { messages } from './messages.ts';
import { useOwnActs } from './use-own-acts.ts';

/** The star of a report. */
export function FavouriteButton({ state, name }: { state: string; name: string }) {
  const { formatMessage: t } = useIntl();
  const { data } = useQuery(ownReportsQuery);
  const { setFavourite } = useOwnActs();
  const isFavourite = data?.favourites.includes(state) ?? false;
  return (
    <Box
      position="relative"
      zIndex="raised"
      css={{ '& [aria-pressed=true] svg': { fill: 'currentColor' } }}
      color={isFavourite ? 'brandText' : 'textFaint'}
    >
      <IconButton
        icon="star"
        variant="plain"
        label={t(messages.star, { name })}
        aria-pressed={isFavourite}
        onClick={() => void setFavourite(state, !isFavourite)}
      />
    </Box>
  );
}
