import type { FileGlance } from '@dosar/areas/claims';
import { InternalTerm, StateFact } from '@dosar/claim-parts';
import { Avatar, Flex, StatusChip, StepSegments } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** The step of the file that its claimant sees too. */
export function FilePhase({ phase }: { phase: Schema<'FilePhase'> | null | undefined }) {
  const { formatMessage: t } = useIntl();
  if (!phase) return null;
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
export function Task({ header }: { header: FileGlance }) {
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
export function Waiting({ header }: { header: FileGlance }) {
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

export function Owner({ header }: { header: FileGlance }) {
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
