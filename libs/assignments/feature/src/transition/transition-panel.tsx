import { lazy, Suspense, useState } from 'react';
import type { Schema } from '@dosar/openapi';
import { isApiProblem, useProblemText } from '@dosar/api-client';
import { Banner, Dialog, Flex, IconButton } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { NextSteps } from './next-steps.tsx';
import { isAskedFirst } from './said-with-step.ts';
import { messages } from './transition-messages.ts';
import { useStepOfAddress } from './use-step-of-address.ts';
import { useTransition } from './use-transition.ts';

// Fields and previews come when a step is pressed that asks for something.
const StepDialog = lazy(async () => ({ default: (await import('./step-dialog.tsx')).StepDialog }));

type Transition = Schema<'Transition'>;

type TransitionPanelProps = { assignment: Schema<'AssignmentDetail'>; look?: 'panel' | 'docked' };

/** What comes next for the open assignment: all of it, or on a phone the first step and the way to the others. */
export function TransitionPanel({ assignment, look = 'panel' }: TransitionPanelProps) {
  if (look === 'panel') return <Steps assignment={assignment} />;
  return (
    <Flex gap="2">
      <Steps assignment={assignment} isFirstAlone />
      {(assignment.transitions.length > 1 || !assignment.transitions.every(({ allowed }) => allowed)) && (
        // Another status has other steps: the sheet of the old ones closes.
        <AllSteps key={assignment.header.status_code} assignment={assignment} />
      )}
    </Flex>
  );
}

/** The button that opens the sheet of all steps. */
function AllSteps({ assignment }: Pick<TransitionPanelProps, 'assignment'>) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="more_horiz"
        variant="secondary"
        label={t(messages.others)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} title={t(messages.next)} onClose={() => setOpen(false)}>
        <Steps assignment={assignment} />
      </Dialog>
    </>
  );
}

type StepsProps = { assignment: Schema<'AssignmentDetail'>; isFirstAlone?: boolean };

/** The ways out of the present status, and the window of the one that is being taken. */
function Steps({ assignment, isFirstAlone = false }: StepsProps) {
  const transition = useTransition(assignment);
  const transitionText = useTransitionText();
  const [asked, setAsked] = useState<Transition['code']>();
  // A window stays mounted once it was open, so that the focus goes back to its button.
  const [wasAsked, setWasAsked] = useState<ReadonlySet<string>>(new Set());

  const take = (chosen: Transition) => {
    transition.reset();
    if (isAskedFirst(chosen)) {
      setAsked(chosen.code);
      setWasAsked((before) => new Set(before).add(chosen.code));
    } else transition.mutate({ transition: chosen });
  };
  const windows = assignment.transitions.filter((it) => it.allowed && isAskedFirst(it));
  useStepOfAddress(windows, take);
  const isAsking = windows.some((it) => it.code === asked);
  return (
    <NextSteps
      assignment={assignment}
      isFirstAlone={isFirstAlone}
      taking={transition.isPending ? transition.variables.transition.code : undefined}
      onTake={take}
    >
      {!isAsking && <TransitionProblem error={transition.error} />}
      <Suspense fallback={null}>
        {windows
          .filter((it) => wasAsked.has(it.code))
          .map((it) => (
            <StepDialog
              key={it.code}
              assignmentId={assignment.header.assignment_id}
              transition={it}
              open={asked === it.code}
              onConfirm={async (said) => void (await transition.mutateAsync({ transition: it, said }))}
              onClose={() => setAsked(undefined)}
              problemText={transitionText}
            />
          ))}
      </Suspense>
    </NextSteps>
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
