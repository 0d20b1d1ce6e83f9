import {
  apiMutation,
  queriesOf,
  useProblemText,
  useQueryFailure,
  withdrawRepairNorms,
} from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadDialog } from './load-dialog.tsx';
import { messages } from './messages.ts';
import { NormTable } from './norm-table.tsx';
import { normsQuery } from './norms-query.ts';

type Version = Schema<'RepairNorms'>['versions'][number];

/** The table of usual repairs in its versions: loaded by a file, taken back, and let hold again. */
export function NormsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const norms = useQuery(normsQuery);
  const [isLoading, setLoading] = useState(false);
  if (norms.isError && !norms.data) return <ErrorState title={t(messages.failed)} {...failureOf(norms)} />;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      <Stack gap="4">
        <Flex gap="4" rowGap="2" alignItems="start" flexWrap="wrap">
          <Text tone="muted" flex="1" minWidth="16rem">
            {t(messages.about)}
          </Text>
          <Button variant="primary" icon="upload" onClick={() => setLoading(true)}>
            {t(messages.load)}
          </Button>
        </Flex>
        {norms.data ? <Versions versions={norms.data.versions} /> : <LoadingState shape="rows" count={4} />}
        {norms.data && <NormTable lines={norms.data.lines} />}
      </Stack>
      {isLoading && <LoadDialog onClose={() => setLoading(false)} />}
    </>
  );
}

function Versions({ versions }: { versions: readonly Version[] }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    ...apiMutation(withdrawRepairNorms),
    onSettled: () => queryClient.invalidateQueries(queriesOf('assessment', 'config')),
  });
  if (versions.length === 0)
    return <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneText)} />;
  return (
    <>
      {withdraw.isError && <Banner tone="danger" title={problemText(withdraw.error)} live />}
      <Box as="ul" listStyleType="none" aria-label={t(messages.title)} borderTopWidth="1px">
        {versions.map((version) => (
          <VersionLine
            key={version.assessment_norm_id}
            version={version}
            isBusy={withdraw.isPending}
            onMark={(isWithdrawn) =>
              withdraw.mutate({
                body: {
                  assessment_norm_id: version.assessment_norm_id,
                  is_withdrawn: isWithdrawn,
                  row_version: version.row_version,
                },
              })
            }
          />
        ))}
      </Box>
    </>
  );
}

type VersionLineProps = { version: Version; isBusy: boolean; onMark: (isWithdrawn: boolean) => void };

function VersionLine({ version, isBusy, onMark }: VersionLineProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const isWithdrawn = version.state === 'withdrawn';
  return (
    <Flex as="li" gap="3" paddingBlock="3" borderBottomWidth="1px" alignItems="center" flexWrap="wrap">
      <Box flex="1" minWidth="240px">
        <Text fontWeight="strong" overflowWrap="anywhere">
          {t(messages.version, {
            day: formats.date(version.valid_from),
            count: version.line_count,
            file: version.file_name,
          })}
        </Text>
        <Text tone="muted" size="sm">
          {t(messages.savedBy, {
            name: version.saved_by ?? '',
            time: formats.dateTime(version.saved_at),
          })}
        </Text>
      </Box>
      <Text as="span" color={version.state === 'in_force' ? 'success' : undefined}>
        {t(messages.state, { state: version.state })}
      </Text>
      <Button variant="quiet" disabled={isBusy} onClick={() => onMark(!isWithdrawn)}>
        {t(isWithdrawn ? messages.again : messages.withdraw)}
      </Button>
    </Flex>
  );
}
