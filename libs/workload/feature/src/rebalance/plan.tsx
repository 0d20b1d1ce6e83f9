import { useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Grid, Icon, PageTitle, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LoadBars } from './load-bars.tsx';
import { messages } from './messages.ts';
import { MovePanel } from './move-panel.tsx';
import { MoveTable, StayTable } from './move-table.tsx';
import { useApply, type Done } from './use-apply.ts';
import { linesOf, loadsOf, usePlan } from './use-plan.ts';

type PlanProps = {
  proposal: Schema<'Rebalance'>;
  onDone: (isDone: boolean) => void;
  /** Asks for another proposal. */
  onAgain: () => void;
};

/** The proposal: bars, moves and the proof of one of them; then what was done, and the way back. */
export function Plan({ proposal: asked, onDone, onAgain }: PlanProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  // The figures stay those on which the manager decided, whatever is asked for meanwhile.
  const [proposal] = useState(asked);
  const plan = usePlan(proposal);
  const [openId, setOpenId] = useState<string>();
  const { apply, undo, done } = useApply({ onDone, onUndone: onAgain });
  const loads = loadsOf(proposal.people, plan.wanted);
  const open = plan.moves.find((move) => move.assignment_id === openId);
  const [lacking] = plan.lackingNote;
  const send = () => {
    if (lacking) setOpenId(lacking.assignment_id);
    else apply.mutate({ body: { lines: linesOf(plan.wanted) } });
  };
  return (
    <>
      <PageTitle
        title={t(messages.title)}
        actions={
          <Acts
            count={plan.wanted.length}
            isPending={done ? undo.isPending : apply.isPending}
            done={done}
            onApply={send}
            onAgain={onAgain}
            onUndo={undo.mutate}
          />
        }
      />
      <Stack gap="4">
        {apply.isError && (
          <Banner tone="danger" title={t(messages.notDone)} live>
            {problemText(apply.error)} {t(messages.askAgain)}
          </Banner>
        )}
        {lacking && (
          <Banner tone="warning" title={t(messages.notesMissing, { count: plan.lackingNote.length })}>
            {t(messages.notesMissingText)}
          </Banner>
        )}
        <LoadBars loads={loads} count={plan.wanted.length} />
        <Grid
          gap="4"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: open === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1.2fr) minmax(20rem, 1fr)',
          }}
          alignItems="start"
        >
          <Box minWidth="0" order={{ base: '2', lg: '1' }}>
            <MoveTable
              moves={plan.moves}
              loads={loads}
              openId={openId}
              onOpen={setOpenId}
              onChoose={done ? undefined : plan.choose}
            />
            <StayTable proposal={proposal} />
            <Text tone="muted" size="sm">
              {t(messages.oneNotice)}
            </Text>
          </Box>
          {open && (
            <Box order={{ base: '1', lg: '2' }} minWidth="0">
              <MovePanel
                key={open.assignment_id}
                move={open}
                loads={loads}
                onChange={done ? undefined : (values) => plan.change(open.assignment_id, values)}
                onClose={() => setOpenId(undefined)}
              />
            </Box>
          )}
        </Grid>
      </Stack>
    </>
  );
}

type ActsProps = {
  count: number;
  isPending: boolean;
  done: Done | undefined;
  onApply: () => void;
  onAgain: () => void;
  onUndo: (done: Done) => void;
};

/** Makes the moves, or asks for others; afterwards the way back. */
function Acts({ count, isPending, done, onApply, onAgain, onUndo }: ActsProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  if (!done)
    return (
      <>
        <Button icon="refresh" onClick={onAgain}>
          {t(messages.again)}
        </Button>
        <Button variant="primary" loading={isPending} disabled={count === 0} onClick={onApply}>
          {t(messages.apply, { count })}
        </Button>
      </>
    );
  return (
    <>
      <Text as="span" color="success" fontWeight="strong" whiteSpace="nowrap">
        <Icon name="check" /> {t(messages.doneAt, { time: formats.time(done.at) })}
      </Text>
      <Text as="span" tone="muted" size="sm">
        {t(messages.undoUntil, { until: formats.dateTime(done.undo_until) })}
      </Text>
      <Button icon="undo" loading={isPending} onClick={() => onUndo(done)}>
        {t(messages.undo)}
      </Button>
    </>
  );
}
