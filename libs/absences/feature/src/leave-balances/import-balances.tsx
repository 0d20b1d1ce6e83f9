import { apiMutation, importBalances, previewBalances, queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Dialog, FileField, Flex, notify, Stack, Text } from '@dosar/design-system';
import { textOfBytes } from '@dosar/kernel/text-of-bytes';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { daysText } from '../leave-text.ts';
import { messages } from './messages.ts';

type ImportBalancesProps = { year: number; open: boolean; onClose: () => void };

const rules = {
  types: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  maxBytes: 200_000,
  maxFiles: 1,
};

/** Changes balances by a file: what it would change is shown first, line by line. */
export function ImportBalances({ year, open, onClose }: ImportBalancesProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const preview = useMutation(apiMutation(previewBalances));
  const take = useMutation({
    ...apiMutation(importBalances),
    onSuccess: async ({ changes }) => {
      notify.success(t(messages.applied, { count: changes }));
      await queryClient.invalidateQueries(queriesOf('absences'));
      close();
    },
  });
  const close = () => {
    setFile(undefined);
    preview.reset();
    take.reset();
    onClose();
  };
  const look = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const csv = textOfBytes(new Uint8Array(await chosen.arrayBuffer()));
    setFile({ name: chosen.name, csv });
    preview.mutate({ body: { year, csv } });
  };
  const told = preview.data;
  const error = preview.error ?? take.error;
  return (
    <Dialog
      open={open}
      title={t(messages.take)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{t(messages.close)}</Button>
          {file && told && told.faults === 0 && told.changes > 0 && (
            <Button
              variant="primary"
              loading={take.isPending}
              onClick={() => take.mutate({ body: { year, csv: file.csv } })}
            >
              {t(messages.apply, { count: told.changes })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="3">
        <FileField
          label={t(messages.file)}
          hint={t(messages.fileHint)}
          files={file ? [{ id: 'file', name: file.name, state: 'done' }] : []}
          rules={rules}
          onAdd={([chosen]) => void look(chosen)}
          onRemove={() => {
            setFile(undefined);
            preview.reset();
          }}
          onRetry={() => undefined}
        />
        {error && (
          <Banner tone="danger" title={t(messages.unreadable)} live>
            {problemText(error)}
          </Banner>
        )}
        {told && <Lines told={told} />}
      </Stack>
    </Dialog>
  );
}

const faults = {
  unknown_person: messages.unknownPerson,
  malformed: messages.malformed,
  twice: messages.twice,
};

/** Lines that cannot be, and those that change something. */
function Lines({ told }: { told: Schema<'BalanceImport'> }) {
  const { formatMessage: t } = useIntl();
  if (told.faults === 0 && told.changes === 0) return <Text role="status">{t(messages.nothing)}</Text>;
  const shown = told.lines.filter(
    (line) =>
      line.fault !== null || line.before?.entitled !== line.entitled || line.before.carried !== line.carried,
  );
  return (
    <Box role="status">
      {told.faults > 0 && <Banner tone="danger" title={t(messages.faults, { count: told.faults })} />}
      <Box as="ul" listStyleType="none" maxHeight="40vh" overflowY="auto">
        {shown.map((line) => (
          <Flex as="li" key={line.line} gap="2" flexWrap="wrap" paddingBlock="1">
            <b>{t(messages.line, { line: line.line, name: line.full_name ?? line.username })}</b>
            {line.fault === null ? (
              <span>
                {t(messages.change, { entitled: daysText(line.entitled), carried: daysText(line.carried) })}
                {line.before && (
                  <Text as="span" tone="muted">
                    {` (${t(messages.before, {
                      entitled: daysText(line.before.entitled),
                      carried: daysText(line.before.carried),
                    })})`}
                  </Text>
                )}
              </span>
            ) : (
              <Text as="span" color="danger">
                {t(faults[line.fault])}
              </Text>
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
