import { useEntries } from '@dosar/areas';
import { claimFileHeaderFacts, type ClaimFileHeaderFact, type FileGlance } from '@dosar/areas/claims';
import {
  Avatar,
  Flex,
  InternalTerm,
  StateFact,
  StateLine,
  StatusChip,
  StepSegments,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { LegalClock } from './legal-clock.tsx';
import { Sums } from './sums.tsx';

type Detail = Schema<'AssignmentDetail'>;

type FactLineProps = { header: FileGlance; assignment: Detail | undefined };

/** How the file stands: its clock, its phase, whom it waits for, who has it, and its sums. */
export function FactLine({ header, assignment }: FactLineProps) {
  const brought = useEntries(claimFileHeaderFacts);
  const at = (place: ClaimFileHeaderFact['place']) =>
    brought
      .filter((entry) => entry.place === place)
      .map(({ order, Fact }) => ({ order, shown: <Fact header={header} /> }));
  const facts: { order: number; shown: ReactNode }[] = [
    { order: 20, shown: assignment && <FilePhase assignment={assignment} /> },
    { order: 30, shown: <Task header={header} /> },
    { order: 40, shown: <Waiting header={header} /> },
    { order: 50, shown: <Owner header={header} /> },
    ...at('fact'),
  ];
  const clocks = at('clock');
  const sums = at('sum');
  return (
    <StateLine>
      {clocks.length > 0 ? inOrder(clocks) : <LegalClock header={header} file={assignment?.claim_file} />}
      {inOrder(facts)}
      {sums.length > 0 ? inOrder(sums) : assignment && <Sums file={assignment.claim_file} />}
    </StateLine>
  );
}

function inOrder(facts: readonly { order: number; shown: ReactNode }[]) {
  return facts
    .toSorted((one, other) => one.order - other.order)
    .map(({ shown }, index) => <Fragment key={index}>{shown}</Fragment>);
}

/** The step of the file that its claimant sees too. */
function FilePhase({ assignment: { file_phase: phase } }: { assignment: Detail }) {
  const { formatMessage: t } = useIntl();
  if (phase === null) return null;
  const { step, steps } = phase;
  return (
    <StateFact
      extent="wide"
      term={
        <>
          {t(messages.filePhase)} <b>{steps[step]}</b>
        </>
      }
    >
      <StepSegments step={step} count={steps.length} />
    </StateFact>
  );
}

/** The open task: what it is, how it stands, and until when the house wants it done. */
function Task({ header }: { header: FileGlance }) {
  const { due_at: dueAt } = header;
  return (
    <StateFact extent="wide" term={header.assignment_type_name}>
      <Flex gap="2" alignItems="center">
        <StatusChip label={header.status_name} phase={header.category_code} />
        {dueAt && !isClosed(header) && <InternalTerm due={dueAt} />}
      </Flex>
    </StateFact>
  );
}

const secondsOfDay = 86_400_000;

/** Whom the task waits for, and for how long. */
function Waiting({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const { waiting_on: whom, status_since: since } = header;
  if (isClosed(header) || since === undefined) return null;
  const days = Math.floor((Date.now() - Date.parse(since)) / secondsOfDay);
  return (
    <StateFact term={t(messages.waitsFor)}>
      {t(messages.waitingSince, { whom: t(messages.waitingOn, { whom: whom ?? 'us' }), days })}
    </StateFact>
  );
}

function Owner({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const { assigned_user_name: name, queue_name: queue } = header;
  return (
    <StateFact extent="wide" term={t(messages.assignedTo)}>
      {name === null ? (
        (queue ?? t(messages.unassigned))
      ) : (
        <Flex gap="1.5" alignItems="center">
          <Avatar name={name} isDecoration />
          {name}
        </Flex>
      )}
    </StateFact>
  );
}

const isClosed = ({ category_code: phase }: FileGlance) => phase === 'done' || phase === 'cancelled';
