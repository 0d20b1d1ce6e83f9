import { queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  Card,
  ErrorState,
  Flex,
  LoadingState,
  Stack,
  Text,
  VisuallyHidden,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LeaveTypeDialog } from './leave-type-dialog.tsx';
import { leaveTypesQuery } from './leave-types-query.ts';
import { messages } from './messages.ts';
import { PresenceMinimums } from './presence-minimums.tsx';

type LeaveType = Schema<'LeaveType'>;

/** The kinds of absence as the organisation words and offers them (specification B13). */
export function LeaveTypesPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const found = useQuery(leaveTypesQuery);
  const [asked, setAsked] = useState<LeaveType>();
  if (found.isError) return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={8} />;
  return (
    <Stack gap="4" maxWidth="48rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      <Card>
        <Stack as="ul" gap="3" listStyle="none">
          {found.data.items.map((type) => (
            <li key={type.absence_type_code}>
              <TypeRow type={type} onChange={() => setAsked(type)} />
            </li>
          ))}
        </Stack>
      </Card>
      <PresenceMinimums />
      {asked && (
        <LeaveTypeDialog
          type={asked}
          onChanged={() => void queryClient.invalidateQueries(queriesOf('absences', 'config'))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function TypeRow({ type, onChange }: { type: LeaveType; onChange: () => void }) {
  const { formatMessage: t, locale } = useIntl();
  const [name, short] = locale === 'en' ? [type.name_en, type.short_en] : [type.name_ro, type.short_ro];
  const facts = [
    short,
    ...(type.days_per_year === null ? [] : [t(messages.perYear, { days: type.days_per_year })]),
    ...(type.needs_certificate ? [t(messages.needsCertificate)] : []),
    ...(type.only_managers ? [t(messages.onlyManagers)] : []),
    ...(type.counts_as_away ? [] : [t(messages.worksElsewhere)]),
    ...(type.open_absences > 0 ? [t(messages.open, { count: type.open_absences })] : []),
    ...(type.is_offered ? [] : [t(messages.notOffered)]),
  ];
  return (
    <Flex gap="3" justifyContent="space-between" alignItems="start">
      <Stack gap="1" flex="1" minWidth="0" overflowWrap="anywhere">
        <Text tone={type.is_offered ? undefined : 'muted'}>{name}</Text>
        <Text tone="muted" size="sm">
          {facts.join(' · ')}
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
