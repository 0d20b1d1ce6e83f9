import { apiQuery, getStatement, isApiProblem, useQueryFailure } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Link,
  LoadingState,
  ProgressBar,
  Stack,
  Text,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router';
import { importMessages } from './import-messages.ts';
import { messages } from './messages.ts';
import { StatementFrame } from './statement-frame.tsx';
import { StatementHead } from './statement-head.tsx';
import { StatementWork } from './statement-work.tsx';

const often = 600;

/** One statement of the bank: how far it is read, then what its lines mean and what is recorded of them. */
export function StatementPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { statementId = '' } = useParams();
  const found = useQuery({
    ...apiQuery(getStatement, { params: { path: { bank_statement_id: statementId } } }),
    refetchInterval: ({ state: { data } }) => (data?.statement.state === 'reading' ? often : false),
  });
  const back = (
    <Link asChild display="inline-flex" alignItems="center" minHeight="var(--dosar-control)">
      <RouterLink to="/payments">
        <Icon name="chevron_left" /> {t(messages.back)}
      </RouterLink>
    </Link>
  );
  if (found.data)
    return (
      <>
        {back}
        <StatementHead counted={found.data} />
        <StatementBody counted={found.data} />
      </>
    );
  return (
    <>
      {back}
      {!found.isError ? (
        <LoadingState shape="rows" count={8} />
      ) : isApiProblem(found.error, 'not_found') ? (
        <EmptyState kind="no-permission" />
      ) : (
        <ErrorState title={t(messages.failed)} {...failureOf(found)} />
      )}
    </>
  );
}

function StatementBody({ counted }: { counted: Schema<'CountedStatement'> }) {
  const { formatMessage: t } = useIntl();
  const { statement } = counted;
  if (statement.state === 'failed')
    return (
      <>
        <Banner tone="danger" live>
          {t(messages.fileFault, { fault: statement.fault ?? 'other' })}
        </Banner>
        <ReadOtherwise counted={counted} />
      </>
    );
  if (statement.state === 'read')
    return (
      <>
        <ReadOtherwise counted={counted} />
        <StatementWork counted={counted} />
      </>
    );
  return (
    <Stack gap="2" aria-live="polite">
      <Text>{`${t(messages.reading)} · ${t(messages.readSoFar, { count: statement.line_count })}`}</Text>
      <ProgressBar
        label={t(messages.reading)}
        share={statement.size === 0 ? 0 : statement.read_size / statement.size}
      />
    </Stack>
  );
}

/** The way back to the columns of a table, as long as nothing of it is decided. */
function ReadOtherwise({ counted: { statement, csv_rows: rows } }: { counted: Schema<'CountedStatement'> }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (rows === null) return null;
  const isFailed = statement.state === 'failed';
  return (
    <Box marginBlock="3">
      <Button variant={isFailed ? 'primary' : 'quiet'} onClick={() => setOpen(true)}>
        {t(isFailed ? importMessages.goOn : importMessages.readOtherwise)}
      </Button>
      {isOpen && <StatementFrame begun={statement} onClose={() => setOpen(false)} />}
    </Box>
  );
}
