import { api, asFile, saveFile } from '@dosar/api-client';
import { Box, Button, Flex, Grid, PageTitle, StatusChip, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Which statement it is, of which account, and its balances. */
export function StatementHead({ counted }: { counted: Schema<'CountedStatement'> }) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime } = useFormats();
  const { statement } = counted;
  const isDraft = statement.recorded_at === null;
  const save = () =>
    saveFile(
      api.GET('/api/settlement/downloadStatement/{bank_statement_id}', {
        params: { path: { bank_statement_id: statement.bank_statement_id } },
        ...asFile,
      }),
    );
  return (
    <>
      <PageTitle
        title={t(messages.title, { day: date(localDateOf(new Date(statement.created_at))) })}
        actions={
          statement.size > 0 && (
            <Button icon="download" onClick={() => void save()}>
              {t(messages.original)}
            </Button>
          )
        }
      />
      <Flex gap="3" alignItems="center" flexWrap="wrap" marginBottom="4">
        {statement.state === 'read' && (
          <StatusChip
            label={t(isDraft ? messages.draft : messages.recorded)}
            phase={isDraft ? 'waiting' : 'done'}
            variant="chip"
          />
        )}
        <Text tone="muted" size="sm" overflowWrap="anywhere">
          {t(messages.about, {
            file: statement.file_name,
            count: statement.line_count,
            when: dateTime(statement.created_at),
          })}
          {statement.created_by !== null && ` · ${statement.created_by}`}
        </Text>
      </Flex>
      {statement.state === 'read' && <Facts counted={counted} />}
    </>
  );
}

function Facts({
  counted: { statement, counts, unexplained_bani: unexplained },
}: {
  counted: Schema<'CountedStatement'>;
}) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const booked = counts.filter(({ outcome }) => outcome !== 'pending');
  const sum = (side: 'in_bani' | 'out_bani') => booked.reduce((total, count) => total + count[side], 0);
  const closing =
    unexplained === null || unexplained === 0
      ? t(messages.closing)
      : t(messages.closingUnexplained, { amount: amount(unexplained) });
  const facts = [
    [t(messages.account), statement.account_masked],
    [t(messages.currency), statement.currency],
    [t(messages.opening), statement.opening_bani === null ? null : amount(statement.opening_bani)],
    [t(messages.out), amount(sum('out_bani'))],
    [t(messages.in), amount(sum('in_bani'))],
    [closing, statement.closing_bani === null ? null : amount(statement.closing_bani)],
  ] as const;
  return (
    <Grid
      as="dl"
      gap="3"
      gridTemplateColumns="repeat(auto-fit, minmax(9.5rem, 1fr))"
      borderBlockWidth="1px"
      paddingBlock="3"
      marginBottom="3"
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Text as="dt" tone="muted" size="sm">
            {name}
          </Text>
          <Box as="dd" fontWeight="strong" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
            {value ?? '–'}
          </Box>
        </div>
      ))}
    </Grid>
  );
}
