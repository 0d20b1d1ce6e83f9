import { takeAssignment } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { Box } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { TakeButton } from '../take/take-button.tsx';
import { isClosed } from './is-closed.ts';
import { messages } from './messages.ts';
import type { WorklistRow } from './worklist-view.ts';

/** Where nobody has a task: says so, and lets one take it while there is something to do. */
export function UnassignedCell({ row }: { row: WorklistRow }) {
  const { formatMessage: t } = useIntl();
  const mayTake = useCan(takeAssignment) && !isClosed(row);
  if (!mayTake) return t(messages.unassigned);
  return (
    <>
      {/* Where there is little room, the button alone says it. */}
      <Box as="span" hideBelow="lg">
        {t(messages.unassigned)}{' '}
      </Box>
      {/* In a card: on the line of its label and below the other values, as large as a finger without making the line higher. */}
      <Box
        as="span"
        display={{ base: 'flex', md: 'inline' }}
        alignItems="center"
        height={{ base: '1lh', md: 'auto' }}
        marginInlineStart={{ base: 'calc(-1 * {spacing.3} - 1px)', md: '0' }}
      >
        <TakeButton assignment={row} />
      </Box>
    </>
  );
}
