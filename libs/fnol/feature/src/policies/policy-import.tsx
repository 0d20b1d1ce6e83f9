import { api, dataOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, ProgressBar, Stack, Text } from '@dosar/design-system';
import { ImportRows } from '@dosar/forms/import';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ColumnChoice } from './column-choice.tsx';
import { importMessages, stateWords } from './import-messages.ts';
import { faultWords } from './row-messages.ts';
import { importsQuery } from './imports-query.ts';

type Import = Schema<'PolicyImport'>;
const outcomes = ['new', 'changed', 'unchanged', 'left_out'] as const;

type ImportProps = { policyImport: Import; isOpen: boolean };

/** A file of policies: how far it is, what it changes, which rows are left out, and its button. */
export function PolicyImport({ policyImport, isOpen }: ImportProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { state, file_name: name, fault, created_by: by, created_at: at } = policyImport;
  return (
    <Box paddingBlock="3" borderBottomWidth="1px" overflowWrap="anywhere">
      <details open={isOpen}>
        <Box as="summary" cursor="pointer" minHeight={{ base: 'controlTouch', md: '0' }}>
          <b>{name}</b> · {t(stateWords[state])}
          <Text tone="muted" size="sm">
            {t(importMessages.by, { name: by, at: dateTime(at) })}
          </Text>
        </Box>
        <Stack gap="3" paddingTop="2">
          {fault !== null && <Banner tone="danger">{t(importMessages[fault])}</Banner>}
          <Progress policyImport={policyImport} />
          {(state === 'ready' || state === 'applied') && <Changes policyImport={policyImport} />}
          {state === 'unmapped' && <ColumnChoice policyImport={policyImport} />}
          {state === 'ready' && (
            <details>
              <Box as="summary" cursor="pointer" color="brandText">
                {t(importMessages.columns)}
              </Box>
              <ColumnChoice policyImport={policyImport} />
            </details>
          )}
        </Stack>
      </details>
    </Box>
  );
}

function Progress({
  policyImport: { state, done_count: done, row_count: all },
}: Pick<ImportProps, 'policyImport'>) {
  const { formatMessage: t } = useIntl();
  if (state !== 'reading' && state !== 'applying') return null;
  return (
    <Box>
      {state === 'applying' && (
        <ProgressBar label={t(stateWords[state])} share={all === 0 ? 0 : Math.min(1, done / all)} />
      )}
      <Text tone="muted">{t(importMessages.rows, { count: done })}</Text>
    </Box>
  );
}

function Changes({ policyImport }: Pick<ImportProps, 'policyImport'>) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { counts, state, policy_import_id: id } = policyImport;
  const apply = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/fnol/applyPolicies/{policy_import_id}', {
          params: { path: { policy_import_id: id } },
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsQuery().queryKey }),
  });
  const count = counts.new + counts.changed;
  return (
    <Stack gap="2">
      <ImportRows
        counts={outcomes.map((outcome) => ({ outcome, count: counts[outcome] }))}
        rows={policyImport.left_out.map(({ row, text, reason }) => ({
          line: row,
          text,
          outcome: 'left_out',
          note: t(faultWords[reason]),
        }))}
      />
      {state === 'ready' && (
        <>
          <Text tone="muted">{t(importMessages.nothingYet)}</Text>
          <Box>
            <Button
              variant="primary"
              disabled={count === 0}
              loading={apply.isPending}
              onClick={() => apply.mutate()}
            >
              {t(importMessages.apply, { count })}
            </Button>
          </Box>
          {apply.isError && <Banner tone="danger">{problemText(apply.error)}</Banner>}
        </>
      )}
    </Stack>
  );
}
