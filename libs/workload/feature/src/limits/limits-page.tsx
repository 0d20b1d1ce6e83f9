import { setAuthorityLimit, useQueryFailure } from '@dosar/api-client';
import { isAllowed, useSession } from '@dosar/auth';
import {
  Box,
  Button,
  DataTable,
  ErrorState,
  Heading,
  LoadingState,
  PageTitle,
  Stack,
  Text,
  type Column,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LimitDialog, type LimitPlace } from './limit-dialog.tsx';
import { limitsQuery } from '../workload-queries.ts';
import { messages } from './messages.ts';

/** Up to which amount each role decides alone, and what it was before. */
export function LimitsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const limits = useQuery(limitsQuery);
  if (limits.isError) return <ErrorState title={t(messages.failed)} {...failureOf(limits)} />;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      <Text tone="muted" marginBottom="4">
        {t(messages.about)}
      </Text>
      {limits.data ? <Limits limits={limits.data} /> : <LoadingState shape="rows" count={6} />}
    </>
  );
}

function Limits({ limits }: { limits: Schema<'AuthorityLimits'> }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { profile } = useSession();
  const mayChange = profile !== undefined && isAllowed(profile, setAuthorityLimit);
  const [place, setPlace] = useState<LimitPlace>();
  // A limit of something that nobody asks for any more stays in the history.
  const kinds = limits.kinds;
  const limitOf = (kind: string, role: string) =>
    limits.limits.find((limit) => limit.approval_kind === kind && limit.role_code === role);
  const roles = limits.roles.filter(
    (role) => mayChange || kinds.some(({ kind }) => limitOf(kind, role.role_code) !== undefined),
  );
  const columns: Column<(typeof roles)[number]>[] = [
    { key: 'role', header: t(messages.role), always: true, onPhone: 'title', cell: (role) => role.name },
    ...kinds.map(({ kind, name }) => ({
      key: kind,
      header: name,
      align: 'end' as const,
      cell: (role: (typeof roles)[number]) => {
        const limit = limitOf(kind, role.role_code);
        const shown = limit === undefined ? t(messages.none) : lei(limit.amount_bani);
        if (!mayChange) return shown;
        return (
          <Button
            variant="plain"
            onClick={() =>
              setPlace({ kind, kindName: name, roleCode: role.role_code, roleName: role.name, limit })
            }
          >
            {shown}
          </Button>
        );
      },
    })),
  ];
  return (
    <Stack gap="6">
      <DataTable
        caption={t(messages.title)}
        columns={columns}
        rows={roles}
        rowKey={(role) => role.role_code}
        empty={<Text tone="muted">{t(messages.none)}</Text>}
      />
      <History limits={limits} />
      {place && (
        <LimitDialog
          key={`${place.kind} ${place.roleCode}`}
          place={place}
          onClose={() => setPlace(undefined)}
        />
      )}
    </Stack>
  );
}

/** Every change of a limit, the newest first. */
function History({ limits }: { limits: Schema<'AuthorityLimits'> }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const formats = useFormats();
  const kinds = new Map(limits.kinds.map(({ kind, name }) => [kind, name]));
  const roles = new Map(limits.roles.map((role) => [role.role_code, role.name]));
  return (
    <Box as="section" aria-label={t(messages.history)}>
      <Heading as="h2" size="md">
        {t(messages.history)}
      </Heading>
      <Box as="ul" listStyleType="none">
        {limits.history.map((change) => (
          <Box as="li" key={change.authority_limit_id} paddingBlock="2" borderBottomWidth="1px">
            <Text as="span" display="block">
              {t(change.before_bani === null ? messages.first : messages.changed, {
                kind: kinds.get(change.approval_kind) ?? change.approval_kind,
                role: roles.get(change.role_code) ?? change.role_code,
                before: lei(change.before_bani ?? 0),
                after: lei(change.amount_bani),
              })}
            </Text>
            <Text as="span" tone="muted" size="sm">
              {[formats.dateTime(change.set_at), change.set_by_name ?? t(messages.fromStart)].join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
