import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  api,
  apiQuery,
  browseLargeChanges,
  dataOf,
  hasOwnWindow,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { Button, Dialog, Flex, IconButton, notify, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './large-change-messages.ts';
import { messages as words } from './messages.ts';
import { messages as skippedMessages } from './skipped-messages.ts';

type LargeChange = Schema<'LargeChange'>;

const askAgainAfter = 1_000;

/** Progress of the user's last change of a whole list, also after a reload; then its result and the undo button. */
export function LargeChangeLine() {
  const [dismissed, setDismissed] = useState<string>();
  const changes = useQuery({
    ...apiQuery(browseLargeChanges),
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? askAgainAfter : false),
  });
  const queryClient = useQueryClient();
  const newest = changes.data?.[0];
  const state = newest?.state;
  useEffect(
    function readTheListAgainOnceItIsOver() {
      if (state !== undefined && !isUnderWay({ state }))
        void queryClient.invalidateQueries(queriesOf('claims', 'worklist'));
    },
    [state, queryClient],
  );
  if (newest === undefined || dismissed === keyOf(newest)) return null;
  return <Line change={newest} onDismiss={() => setDismissed(keyOf(newest))} />;
}

function Line({ change, onDismiss }: { change: LargeChange; onDismiss: () => void }) {
  const { formatMessage: t } = useIntl();
  const { state, total, done, skipped, undo_until: undoUntil } = change;
  const [isOpen, setOpen] = useState(false);
  const act = useAct(change.assignment_change_id);
  const canStop = state === 'queued' || state === 'running';
  return (
    <Flex
      role="status"
      gap="2"
      alignItems="center"
      flexWrap="wrap"
      marginBottom="3"
      paddingInline="3"
      minHeight="44px"
      borderWidth="1px"
      borderRadius="md"
      background="surfaceSubtle"
    >
      <Text as="span">
        {isUnderWay(change)
          ? t(messages.progress, { state, settled: done + skipped, total })
          : t(messages.result, { state, done })}
      </Text>
      {canStop && (
        <Button variant="quiet" onClick={act.stop}>
          {t(messages.stop)}
        </Button>
      )}
      {!isUnderWay(change) && skipped > 0 && (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t(messages.skipped, { count: skipped })}
        </Button>
      )}
      {!isUnderWay(change) && undoUntil !== null && (
        <Button variant="quiet" icon="undo" onClick={act.undo}>
          {t(words.undo)}
        </Button>
      )}
      {!isUnderWay(change) && <IconButton icon="close" label={t(words.dismiss)} onClick={onDismiss} />}
      <Dialog open={isOpen} title={t(words.skippedTitle)} onClose={() => setOpen(false)}>
        <SkippedTasks change={change} />
      </Dialog>
    </Flex>
  );
}

function SkippedTasks({ change: { skipped, skipped_items: items } }: { change: LargeChange }) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <ul>
        {items.map(({ assignment_id, claim_file_no: file, code }) => (
          <li key={assignment_id}>
            {t(skippedMessages.because, { file, why: t(skippedMessages[code]), holder: 'none' })}
          </li>
        ))}
      </ul>
      {skipped > items.length && <Text>{t(messages.moreSkipped, { count: skipped - items.length })}</Text>}
    </>
  );
}

/** Stops a change, or takes it back. */
function useAct(id: string) {
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const params = { path: { assignment_change_id: id } };
  const run = async (call: Promise<unknown>) => {
    try {
      await call;
    } catch (problem) {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('assignments'));
  };
  return {
    stop: () =>
      void run(dataOf(api.POST('/api/assignment/cancelLargeChange/{assignment_change_id}', { params }))),
    undo: () => void run(dataOf(api.POST('/api/assignment/undoChange/{assignment_change_id}', { params }))),
  };
}

function isUnderWay({ state }: Pick<LargeChange, 'state'>): boolean {
  return state === 'queued' || state === 'running' || state === 'undoing';
}

/** What was closed comes back when there is something new to say. */
function keyOf({ assignment_change_id: id, state }: LargeChange): string {
  return `${id} ${state}`;
}
