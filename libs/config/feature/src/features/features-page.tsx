import { apiQuery, getFeatures, useQueryFailure } from '@dosar/api-client';
import { Card, ErrorState, LoadingState, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { settingsQuery } from '../settings/settings-query.ts';
import { FeatureRow } from './feature-row.tsx';
import { messages } from './messages.ts';
import { SwitchDialog } from './switch-dialog.tsx';

/** What is switched on and off in the organisation, in words (specification B13). */
export function FeaturesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(featuresQuery());
  const [asked, setAsked] = useState<Schema<'Feature'>>();
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={6} />;
  return (
    <Stack gap="4" maxWidth="48rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      <Stack as="ul" gap="3" listStyle="none">
        {found.data.items.map((feature) => (
          <Card as="li" key={feature.feature_code}>
            <FeatureRow feature={feature} onSwitch={() => setAsked(feature)} />
          </Card>
        ))}
      </Stack>
      {asked && <SwitchDialog feature={asked} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}

export const featuresQuery = () => settingsQuery(apiQuery(getFeatures));
