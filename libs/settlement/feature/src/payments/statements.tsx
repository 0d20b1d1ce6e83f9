import { api, asUpload, dataOf, queriesOf } from '@dosar/api-client';
import {
  Banner,
  Box,
  Card,
  FileChooser,
  Flex,
  Heading,
  ProgressBar,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { statementMessages as messages } from './statement-messages.ts';

type Statement = Schema<'BankStatement'>;

const endings = '.xml,.csv,.txt,.sta,.mt940,.940';
const addressOf = (id: string) => `/payments/statement/${id}`;

/** The statements of the bank, and where the file of the next one is chosen. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const headingId = useId();
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) =>
      dataOf(
        api.POST('/api/settlement/readStatement', {
          body: { file },
          ...asUpload(({ sentBytes, totalBytes }) => setShare(sentBytes / Math.max(1, totalBytes))),
        }),
      ),
    onSuccess: async ({ bank_statement_id: id }) => {
      await navigate(addressOf(id));
      await queryClient.invalidateQueries(queriesOf('settlement'));
    },
  });
  const choose = ([file]: File[]) => {
    if (file === undefined || send.isPending) return;
    setShare(0);
    send.mutate(file);
  };
  return (
    <Card>
      <Stack gap="3">
        <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
          <Heading as="h2" size="md" id={headingId}>
            {t(messages.heading)}
          </Heading>
          <FileChooser icon="upload" labelledBy={headingId} accept={endings} onChoose={choose}>
            {t(messages.import)}
          </FileChooser>
        </Flex>
        <Text tone="muted" size="sm">
          {t(messages.hint)}
        </Text>
        {send.isPending && <ProgressBar label={t(messages.sending)} share={share} />}
        {send.isError && (
          <Banner tone="danger" live>
            {refusalText(send.error)}
          </Banner>
        )}
        {statements.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
        {statements.map((statement) => (
          <StatementRow key={statement.bank_statement_id} statement={statement} />
        ))}
      </Stack>
    </Card>
  );
}

function StatementRow({ statement }: { statement: Statement }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { lei } = useAmounts();
  const what =
    statement.state !== 'read'
      ? t(messages[statement.state])
      : statement.recorded_at === null
        ? t(messages.draft)
        : t(messages.facts, { paid: statement.paid_count, sum: lei(statement.paid_bani) });
  return (
    <div>
      <Box overflowWrap="anywhere">
        <Link to={addressOf(statement.bank_statement_id)}>{statement.file_name}</Link>
      </Box>
      <Text tone="muted" size="sm">
        {[what, statement.created_by, dateTime(statement.created_at)].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
