import type { DashboardTile } from '@dosar/areas/worklist';
import { defineMessages } from 'react-intl';

const texts = defineMessages({
  mine: {
    id: 'worklist.shortlist.tile.mine',
    description: 'Number of the dashboard: my open tasks',
    defaultMessage: 'All of mine',
  },
  overdue: {
    id: 'worklist.shortlist.tile.overdue',
    description: 'Number of the dashboard: my tasks past their internal deadline',
    defaultMessage: 'Overdue',
  },
  due_today: {
    id: 'worklist.shortlist.tile.dueToday',
    description: 'Number of the dashboard: my tasks due today',
    defaultMessage: 'To do today',
  },
  legal_missed: {
    id: 'worklist.shortlist.tile.legalMissed',
    description: 'Number of the dashboard: my tasks whose legal deadline has passed',
    defaultMessage: 'Legal deadline missed',
  },
  legal_deadline: {
    id: 'worklist.shortlist.tile.legalDeadline',
    description: 'Number of the dashboard: my tasks whose legal deadline is today or within three days',
    defaultMessage: 'Legal deadline within 3 days',
  },
  new: {
    id: 'worklist.shortlist.tile.new',
    description: 'Number of the dashboard: my tasks that nobody has begun',
    defaultMessage: 'New',
  },
  new_documents: {
    id: 'worklist.shortlist.tile.newDocuments',
    description: 'Number of the dashboard: my tasks with documents that I have not seen',
    defaultMessage: 'New documents',
  },
  returned: {
    id: 'worklist.shortlist.tile.returned',
    description: 'Number of the dashboard: my tasks that came back from being put off',
    defaultMessage: 'Back from snoozing',
  },
  untouched: {
    id: 'worklist.shortlist.tile.untouched',
    description: 'Number of the dashboard: my tasks on which nothing happened for a week',
    defaultMessage: 'Not touched for 7 days',
  },
  waiting_for_documents: {
    id: 'worklist.shortlist.tile.waitingForDocuments',
    description: 'Number of the dashboard: my tasks that wait for the claimant to send something',
    defaultMessage: 'Waiting for documents',
  },
  doc_requests_overdue: {
    id: 'worklist.shortlist.tile.docRequestsOverdue',
    description: 'Number of the dashboard: my tasks on files whose requested documents did not come in time',
    defaultMessage: 'Documents not sent in time',
  },
  snoozed: {
    id: 'worklist.shortlist.tile.snoozed',
    description: 'Number of the dashboard: my tasks that are put off',
    defaultMessage: 'Snoozed',
  },
  unassigned: {
    id: 'worklist.shortlist.tile.unassigned',
    description: 'Number of the dashboard of managers: tasks that nobody has taken',
    defaultMessage: 'Nobody has taken them',
  },
  team_overdue: {
    id: 'worklist.shortlist.tile.teamOverdue',
    description: 'Number of the dashboard of managers: tasks of the team past their deadline',
    defaultMessage: 'Overdue in my team',
  },
});

/** The numbers that count lists of work, and what each is called; they come with the page, not with the manifest. */
export const ownTiles: readonly DashboardTile[] = [
  { code: 'mine', text: texts.mine },
  { code: 'overdue', text: texts.overdue },
  { code: 'due_today', text: texts.due_today },
  { code: 'legal_missed', text: texts.legal_missed },
  { code: 'legal_deadline', text: texts.legal_deadline },
  { code: 'new', text: texts.new },
  { code: 'new_documents', text: texts.new_documents },
  { code: 'returned', text: texts.returned },
  { code: 'untouched', text: texts.untouched },
  { code: 'waiting_for_documents', text: texts.waiting_for_documents },
  { code: 'doc_requests_overdue', text: texts.doc_requests_overdue },
  { code: 'snoozed', text: texts.snoozed },
  { code: 'unassigned', text: texts.unassigned },
  { code: 'team_overdue', text: texts.team_overdue },
];
