import { Box, Icon } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { messages } from './menu/messages.ts';

/** The magnifier of the top bar: leads to the search (S2). */
export function SearchLink() {
  const { formatMessage: t } = useIntl();
  return (
    <Box
      asChild
      display="grid"
      placeItems="center"
      boxSize="var(--dosar-control)"
      borderRadius="md"
      color="inherit"
    >
      <Link to="/search" aria-label={t(messages.search)}>
        <Icon name="search" />
      </Link>
    </Box>
  );
}
