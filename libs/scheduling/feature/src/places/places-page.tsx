import { apiQuery, browsePlaces, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Icon,
  Link as TextLink,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { useVisitWords } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import { PlaceEditor } from './place-editor.tsx';

type Place = Schema<'Place'>;

/** The places where vehicles are inspected, or the one that the address names (`?place=`). */
export function PlacesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const [search] = useSearchParams();
  const places = useQuery({ ...apiQuery(browsePlaces, {}), refetchOnWindowFocus: false });
  if (places.isError && !places.data) return <ErrorState title={t(messages.failed)} {...failureOf(places)} />;
  if (!places.data) return <LoadingState shape="rows" count={6} />;
  const all = places.data.places;
  const id = search.get('place');
  const chosen = all.find(({ place_id: known }) => known === id);
  return (
    <>
      <PageTitle
        title={t(messages.title)}
        actions={
          <Button asChild icon="add" variant="primary">
            <Link to="?place=new">{t(messages.add)}</Link>
          </Button>
        }
      />
      <Text tone="muted" marginBottom="4">
        {t(messages.open, { count: all.filter(({ is_active: isActive }) => isActive).length })}
      </Text>
      <Grid
        gap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '240px minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Box display={{ base: chosen || id === 'new' ? 'none' : 'block', lg: 'block' }}>
          <PlaceList places={all} chosenId={id} />
        </Box>
        {(chosen !== undefined || id === 'new') && (
          <Stack gap="3">
            <Box display={{ lg: 'none' }}>
              <TextLink asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
                <Link to="?">
                  <Icon name="chevron_left" /> {t(messages.back)}
                </Link>
              </TextLink>
            </Box>
            <PlaceEditor
              key={`${id} ${chosen?.row_version}`}
              place={chosen}
              holidays={places.data.holidays}
            />
          </Stack>
        )}
      </Grid>
    </>
  );
}

function PlaceList({ places, chosenId }: { places: readonly Place[]; chosenId: string | null }) {
  const { formatMessage: t } = useIntl();
  const words = useVisitWords();
  if (places.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.empty)} description={t(messages.emptyHint)} />;
  return (
    <Box as="ul" aria-label={t(messages.listOf)} borderTopWidth="1px">
      {places.map((place) => (
        <Box as="li" key={place.place_id} borderBottomWidth="1px" listStyle="none">
          <Box
            asChild
            display="block"
            minHeight="44px"
            padding="2"
            color={place.is_active ? 'text' : 'textMuted'}
            background={place.place_id === chosenId ? 'brandSubtle' : undefined}
          >
            <Link to={`?place=${place.place_id}`} aria-current={place.place_id === chosenId || undefined}>
              <Flex as="span" justifyContent="space-between" gap="2">
                <b>{place.name}</b>
                <span>
                  {place.is_active ? t(messages.lanesOf, { count: place.lanes.length }) : t(messages.off)}
                </span>
              </Flex>
              <Box as="span" display="block" fontSize="sm" color="textMuted">
                {`${place.locality} · ${words.placeKind(place.kind)}`}
              </Box>
            </Link>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
