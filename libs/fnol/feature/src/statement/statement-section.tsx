import { useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { Box, Button, EmptyState, ErrorState, LoadingState, Stack } from '@dosar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { DriverLinks } from './driver-links.tsx';
import { ShownLinkWindow } from './shown-link.tsx';
import { StatementForm } from './statement-form.tsx';
import { statementMessages as messages } from './statement-messages.ts';
import { storedStatement } from './statement-calls.ts';
import { statementQuery } from './statement-queries.ts';
import { readSources, SourcesContext } from './statement-source.ts';

/** The European accident statement of the open file: written down from paper, or filled in by both drivers. */
export function StatementSection({ assignmentId }: Pick<OpenedFile, 'assignmentId'>) {
  return (
    <ShownLinkWindow>
      <Box containerType="inline-size">
        <FoundStatement assignmentId={assignmentId} />
      </Box>
    </ShownLinkWindow>
  );
}

function FoundStatement({ assignmentId }: Pick<OpenedFile, 'assignmentId'>) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const found = useQuery(statementQuery(assignmentId));
  const [isBegun, setBegun] = useState(false);
  if (found.isError && found.data === undefined)
    return <ErrorState title={t(messages.failed)} {...failureOf(found)} />;
  if (found.data === undefined) return <LoadingState shape="rows" count={6} />;
  const { statement, start } = found.data;
  if (statement === null && !isBegun)
    return (
      <Stack gap="4">
        <EmptyState
          kind="nothing-yet"
          title={t(messages.none)}
          description={t(messages.noneText)}
          action={
            <Button variant="primary" onClick={() => setBegun(true)}>
              {t(messages.begin)}
            </Button>
          }
        />
        <DriverLinks assignmentId={assignmentId} statement={null} content={start} />
      </Stack>
    );
  return (
    <SourcesContext value={readSources(found.data.sources, storedStatement(found.data).answers)}>
      <StatementForm assignmentId={assignmentId} found={found.data} />
    </SourcesContext>
  );
}
