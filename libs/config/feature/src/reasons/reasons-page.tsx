import { apiQuery, getReasons, queriesOf, useQueryFailure } from '@dosar/api-client';
import { ErrorState, LoadingState, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { settingsQuery } from '../settings/settings-query.ts';
import { messages, placeMessages } from './messages.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReasonsOfPlace } from './reasons-of-place.tsx';

type Asked = { place: Schema<'ReasonPlace'>; reason?: Schema<'Reason'> };

/** Why something is refused, cancelled or late: what people choose from, by the place that asks (specification B13). */
export function ReasonsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const found = useQuery(reasonsQuery());
  const [asked, setAsked] = useState<Asked>();
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={6} />;
  return (
    <Stack gap="5" maxWidth="48rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      {places.map((place) => (
        <ReasonsOfPlace
          key={place}
          place={place}
          reasons={found.data.items.filter((reason) => reason.place === place)}
          onAdd={() => setAsked({ place })}
          onChange={(reason) => setAsked({ place, reason })}
        />
      ))}
      {asked && (
        <ReasonDialog
          {...asked}
          onChanged={() => void queryClient.invalidateQueries(queriesOf('config', 'workload'))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

const places = Object.keys(placeMessages) as (keyof typeof placeMessages)[];

export const reasonsQuery = () => settingsQuery(apiQuery(getReasons));
