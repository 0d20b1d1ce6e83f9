import { Box, Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { StatementFrame } from '../statement/statement-frame.tsx';
import { statementMessages as messages } from './statement-messages.ts';

type Statement = Schema<'BankStatement'>;

const addressOf = (id: string) => `/payments/statement/${id}`;

/** The statements of the bank, and where the file of the next one is chosen. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Stack gap="3">
        <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
          <Heading as="h2" size="md">
            {t(messages.heading)}
          </Heading>
          <Button icon="upload" onClick={() => setOpen(true)}>
            {t(messages.import)}
          </Button>
        </Flex>
        <Text tone="muted" size="sm">
          {t(messages.hint)}
        </Text>
        {isOpen && <StatementFrame onClose={() => setOpen(false)} />}
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
