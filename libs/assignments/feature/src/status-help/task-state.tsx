import type { FileGlance } from '@dosar/areas/claims';
import { InternalTerm, StateFact } from '@dosar/claim-parts';
import { Flex, StatusChip } from '@dosar/design-system';
import { HelpOnStatus } from './help-on-status.tsx';

// One chunk for both facts of the header, because a name less is fetched with every first page.
export { HelpOnStatus };

/** The open task in the header of its file: what it is, how it stands and what that means, and until when it is due. */
export function TaskState({ header }: { header: FileGlance }) {
  const { assignment_type_name: type, status_name: status, category_code: phase, due_at: dueAt } = header;
  const isClosed = phase === 'done' || phase === 'cancelled';
  return (
    <StateFact extent="wide" term={type}>
      <Flex gap="2" alignItems="center">
        <StatusChip label={status} phase={phase} />
        <HelpOnStatus header={header} />
        {dueAt && !isClosed && <InternalTerm due={dueAt} />}
      </Flex>
    </StateFact>
  );
}
