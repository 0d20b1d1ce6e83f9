import { apiQuery, getWorkSla, queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  Card,
  ErrorState,
  Flex,
  Link,
  LoadingState,
  Stack,
  Text,
  VisuallyHidden,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './messages.ts';
import { SlaDialog } from './sla-dialog.tsx';

type WorkSla = Schema<'WorkSla'>;

/** The term of each kind of work, and at which part of it its owner is told (specification B13). */
export function SlaPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const found = useQuery(slaQuery);
  const [asked, setAsked] = useState<WorkSla>();
  if (found.isError) return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={6} />;
  return (
    <Stack gap="4" maxWidth="48rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      <div>
        <Link asChild>
          <RouterLink to="/config/process">{t(messages.process)}</RouterLink>
        </Link>
      </div>
      <Card>
        <Stack as="ul" gap="3" listStyle="none">
          {found.data.items.map((rule) => (
            <li key={rule.assignment_type_code}>
              <KindRow rule={rule} onChange={() => setAsked(rule)} />
            </li>
          ))}
        </Stack>
      </Card>
      {asked && (
        <SlaDialog
          rule={asked}
          onChanged={() => void queryClient.invalidateQueries(queriesOf('workload', 'config'))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function KindRow({ rule, onChange }: { rule: WorkSla; onChange: () => void }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const { name, due_hours: hours, warn_percent: percent, open_work: count } = rule;
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start">
      <Stack gap="1" flex="1" minWidth="0" overflowWrap="anywhere">
        <Text>{name}</Text>
        <Text tone="muted" size="sm">
          {[
            t(messages.terms, { hours, share: formatNumber(percent / 100, { style: 'percent' }) }),
            t(messages.open, { count }),
          ].join(' · ')}
        </Text>
      </Stack>
      <Box flexShrink="0">
        <Button onClick={onChange}>
          {t(messages.change)} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Box>
    </Flex>
  );
}

/** Read again at each visit. */
export const slaQuery = { ...apiQuery(getWorkSla), gcTime: 0, refetchOnWindowFocus: false };
