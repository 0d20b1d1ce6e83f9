import { useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, ConfirmDialog, DataTable, Stack, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useEndSessions } from './use-end-sessions.ts';
import { useSessionColumns } from './use-session-columns.tsx';

/** One's own sessions, the latest activity first. */
export function SessionList({ sessions }: { sessions: Schema<'OwnSession'>[] }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { one, others } = useEndSessions();
  const [isAsking, setAsking] = useState(false);
  const ending = one.isPending ? one.variables.session_id : undefined;
  const columns = useSessionColumns({ ending, end: one.mutate });
  const count = sessions.filter(({ is_current }) => !is_current).length;
  const failure = one.error ?? others.error;

  const endOthers = () => others.mutate(undefined, { onSettled: () => setAsking(false) });
  return (
    <Stack gap="4" maxWidth="75rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      {failure && (
        <Banner tone="danger" live>
          {problemText(failure)}
        </Banner>
      )}
      <DataTable
        caption={t(messages.caption)}
        columns={columns}
        rows={sessions}
        rowKey={({ session_id }) => session_id}
      />
      <Box>
        {count === 0 ? (
          <Text tone="muted">{t(messages.onlyThis)}</Text>
        ) : (
          <Button variant="danger" icon="logout" onClick={() => setAsking(true)}>
            {t(messages.endOthers)}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={t(messages.endOthersTitle)}
        confirmLabel={t(messages.endOthers)}
        danger
        loading={others.isPending}
        onConfirm={endOthers}
        onCancel={() => setAsking(false)}
      >
        {t(messages.endOthersText, { count })}
      </ConfirmDialog>
    </Stack>
  );
}
