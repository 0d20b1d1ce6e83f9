import type { Schema } from '@dosar/openapi';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Code = Schema<'ShortlistTile'>['code'];

/** What each number of the dashboard counts. */
export const tileTexts: Record<Code, MessageDescriptor> = defineMessages({
  mine: {
    id: 'assignments.shortlist.tile.mine',
    description: 'Tile: my open tasks',
    defaultMessage: 'My open tasks',
  },
  overdue: {
    id: 'assignments.shortlist.tile.overdue',
    description: 'Tile: my tasks past their deadline',
    defaultMessage: 'Overdue',
  },
  due_today: {
    id: 'assignments.shortlist.tile.dueToday',
    description: 'Tile: my tasks due today',
    defaultMessage: 'Deadline today',
  },
  legal_deadline: {
    id: 'assignments.shortlist.tile.legalDeadline',
    description: 'Tile: my tasks whose legal deadline is within three days or past',
    defaultMessage: 'Legal deadline within 3 days',
  },
  new: {
    id: 'assignments.shortlist.tile.new',
    description: 'Tile: my tasks that nobody has begun',
    defaultMessage: 'New',
  },
  new_documents: {
    id: 'assignments.shortlist.tile.newDocuments',
    description: 'Tile: my tasks with documents that I have not seen',
    defaultMessage: 'New documents',
  },
  returned: {
    id: 'assignments.shortlist.tile.returned',
    description: 'Tile: my tasks that came back from being put off',
    defaultMessage: 'Back from snoozing',
  },
  untouched: {
    id: 'assignments.shortlist.tile.untouched',
    description: 'Tile: my tasks on which nothing happened for a week',
    defaultMessage: 'Not touched for 7 days',
  },
  waiting_for_documents: {
    id: 'assignments.shortlist.tile.waitingForDocuments',
    description: 'Tile: my tasks that wait for the claimant to send something',
    defaultMessage: 'Waiting for documents',
  },
  replaced: {
    id: 'assignments.shortlist.tile.replaced',
    description: 'Tile: open tasks of colleagues whom I replace today',
    defaultMessage: 'Of colleagues I replace',
  },
  unassigned: {
    id: 'assignments.shortlist.tile.unassigned',
    description: 'Tile for managers: tasks that nobody has taken',
    defaultMessage: 'Nobody has taken them',
  },
  approvals: {
    id: 'assignments.shortlist.tile.approvals',
    description: 'Tile for managers: tasks that go on when one of them approves',
    defaultMessage: 'To approve',
  },
  team_overdue: {
    id: 'assignments.shortlist.tile.teamOverdue',
    description: 'Tile for managers: tasks of the team past their deadline',
    defaultMessage: 'Overdue in my team',
  },
});
