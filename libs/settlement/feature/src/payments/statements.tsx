import { Button, Card, Flex, Heading, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { StatementDialog } from './statement-dialog.tsx';
import { statementMessages as messages } from './statement-messages.ts';

/** The statements of the bank that were imported, and where the next one is. */
export function Statements({ statements }: { statements: readonly Schema<'BankStatement'>[] }) {
  const { formatMessage: t } = useIntl();
  const { dateTime } = useFormats();
  const { lei } = useAmounts();
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
        {statements.length === 0 && <Text tone="muted">{t(messages.none)}</Text>}
        {statements.map((statement) => (
          <div key={statement.bank_statement_id}>
            <Text>{statement.file_name}</Text>
            <Text tone="muted" size="sm">
              {[
                t(messages.facts, {
                  paid: statement.paid_count,
                  sum: lei(statement.paid_bani),
                }),
                statement.created_by,
                dateTime(statement.created_at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </div>
        ))}
      </Stack>
      {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
