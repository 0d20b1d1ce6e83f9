import { Banner, Box, Button, ProgressBar, Stack, Text } from '@dosar/design-system';
import { ImportRows } from '@dosar/forms/import';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { importMessages, stateWords } from './import-messages.ts';
import { faultWords } from './row-messages.ts';

type Import = Schema<'PolicyImport'>;
const outcomes = ['new', 'changed', 'unchanged', 'left_out'] as const;

type ImportProps = { policyImport: Import; isOpen: boolean; onGoOn: () => void };

/** A file of policies: how far it is, what it changed, which rows were left out, and the way on with one that was begun. */
export function PolicyImport({ policyImport, isOpen, onGoOn }: ImportProps) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { state, file_name: name, fault, created_by: by, created_at: at } = policyImport;
  const isBegun = state === 'reading' || state === 'unmapped' || state === 'ready';
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
          {isBegun && (
            <Box>
              <Button aria-label={t(importMessages.goOnWith, { name })} onClick={onGoOn}>
                {t(importMessages.goOn)}
              </Button>
            </Box>
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

function Changes({ policyImport: { counts, left_out: leftOut } }: Pick<ImportProps, 'policyImport'>) {
  const { formatMessage: t } = useIntl();
  return (
    <ImportRows
      counts={outcomes.map((outcome) => ({ outcome, count: counts[outcome] }))}
      rows={leftOut.map(({ row, text, reason }) => ({
        line: row,
        text,
        outcome: 'left_out',
        note: t(faultWords[reason]),
      }))}
    />
  );
}
