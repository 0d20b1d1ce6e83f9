import { useId, useState } from 'react';
import type { Schema } from '@dosar/openapi';
import { isApiProblem, useProblemText } from '@dosar/api-client';
import { Banner, Box, Button, Dialog, Flex, IconButton, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { ReasonDialog } from './reason-dialog.tsx';
import { TransitionOutlook } from './transition-outlook.tsx';
import { messages } from './transition-messages.ts';
import { useTransition } from './use-transition.ts';

type Transition = Schema<'Transition'>;

type TransitionPanelProps = { assignment: Schema<'AssignmentDetail'>; look?: 'panel' | 'docked' };

/** What comes next for the open assignment: all of it, or on a phone the first step and the way to the others. */
export function TransitionPanel({ assignment, look = 'panel' }: TransitionPanelProps) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (look === 'panel') return <Steps assignment={assignment} />;
  return (
    <Flex gap="2">
      <Steps assignment={assignment} isFirstAlone />
      {assignment.transitions.length > 1 && (
        <IconButton
          icon="more_horiz"
          variant="secondary"
          label={t(messages.others)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {/* Another status has other steps: the sheet of the old ones goes with it. */}
      <Dialog
        key={assignment.header.status_code}
        open={isOpen}
        title={t(messages.next)}
        onClose={() => setOpen(false)}
      >
        <Steps assignment={assignment} />
      </Dialog>
    </Flex>
  );
}

type StepsProps = { assignment: Schema<'AssignmentDetail'>; isFirstAlone?: boolean };

/** The ways out of the present status; what cannot be done yet says what is missing. */
function Steps({ assignment, isFirstAlone = false }: StepsProps) {
  const { formatMessage: t } = useIntl();
  const transition = useTransition(assignment);
  const transitionText = useTransitionText();
  const id = useId();
  const [asked, setAsked] = useState<Transition['code']>();

  const take = (chosen: Transition) => {
    transition.reset();
    if (chosen.reason_required) setAsked(chosen.code);
    else transition.mutate({ transition: chosen });
  };
  const allowed = assignment.transitions.filter((it) => it.allowed).slice(0, isFirstAlone ? 1 : undefined);
  const refused = assignment.transitions.filter((it) => !it.allowed && !isFirstAlone);
  const explained = allowed.filter((it) => it.reason_required);
  const isAsking = explained.some((it) => it.code === asked);

  return (
    <Box as="section" aria-label={t(messages.next)} display="grid" gap="2" flex="1" minWidth="0">
      {assignment.transitions.length === 0 && <Text tone="muted">{t(messages.final)}</Text>}
      <Flex gap="2" flexWrap="wrap">
        {allowed.map((it, index) => (
          <Button
            key={it.code}
            variant={index === 0 ? 'primary' : 'secondary'}
            wide={isFirstAlone}
            loading={transition.isPending && transition.variables.transition.code === it.code}
            disabled={transition.isPending}
            {...((it.effects.length > 0 || !it.undoable) && { 'aria-describedby': `${id}-${it.code}` })}
            onClick={() => take(it)}
          >
            {it.name}
          </Button>
        ))}
      </Flex>
      {isFirstAlone && allowed.length === 0 && <Text tone="muted">{t(messages.noneYet)}</Text>}
      {allowed.map((it) => (
        <TransitionOutlook key={it.code} id={`${id}-${it.code}`} transition={it} />
      ))}
      {refused.map((it) => (
        <Refused key={it.code} transition={it} />
      ))}
      {!isAsking && <TransitionProblem error={transition.error} />}
      {explained.map((it) => (
        <ReasonDialog
          key={it.code}
          assignmentId={assignment.header.assignment_id}
          transition={it}
          open={asked === it.code}
          onConfirm={async (reason) => void (await transition.mutateAsync({ transition: it, reason }))}
          onClose={() => setAsked(undefined)}
          problemText={transitionText}
        />
      ))}
    </Box>
  );
}

function Refused({ transition: { name, missing } }: { transition: Transition }) {
  const { formatMessage: t } = useIntl();
  const { list } = useFormats();
  const needs = list(missing.map((condition) => condition.name));
  return (
    <Text tone="muted" size="sm">
      {missing.length > 0 ? t(messages.missing, { name, missing: needs }) : t(messages.notYours, { name })}
    </Text>
  );
}

function TransitionProblem({ error }: { error: Error | null }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  if (error === null) return null;
  if (isApiProblem(error, 'stale_row_version'))
    return (
      <Banner tone="warning" title={t(messages.stale)} live>
        {t(messages.staleAdvice)}
      </Banner>
    );
  return (
    <Banner tone="danger" title={t(messages.refused)} live>
      {problemText(error)}
    </Banner>
  );
}

/** Why a step was refused, for the dialog that stays open then. */
function useTransitionText(): (error: unknown) => string {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error) => (isApiProblem(error, 'stale_row_version') ? t(messages.staleReason) : problemText(error));
}
