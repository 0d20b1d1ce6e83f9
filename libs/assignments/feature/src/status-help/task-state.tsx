import { lazy, Suspense, useState } from 'react';
import type { FileGlance } from '@dosar/areas/claims';
import { InternalTerm } from '@dosar/claim-parts';
import { Dialog, Flex, IconButton, LoadingState, StateFact, StatusChip } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

const StatusHelp = lazy(async () => ({ default: (await import('./status-help.tsx')).StatusHelp }));

/** The open task in the header of its file: what it is, how it stands and what that means, and until when it is due. */
export function TaskState({ header }: { header: FileGlance }) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { assignment_type_name: type, status_name: status, category_code: phase, due_at: dueAt } = header;
  const isClosed = phase === 'done' || phase === 'cancelled';
  return (
    <StateFact extent="wide" term={type}>
      <Flex gap="2" alignItems="center">
        <StatusChip label={status} phase={phase} />
        <IconButton
          icon="help"
          variant="quiet"
          label={t(messages.open, { status })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        {dueAt && !isClosed && <InternalTerm due={dueAt} />}
      </Flex>
      <Dialog open={isOpen} title={status} onClose={() => setOpen(false)}>
        <Suspense fallback={<LoadingState count={4} />}>
          <StatusHelp header={header} />
        </Suspense>
      </Dialog>
    </StateFact>
  );
}
