import { defineMessages } from 'react-intl';

export const stateMessages = defineMessages({
  draft: {
    id: 'absences.state.draft',
    description: 'State of an absence: written and not sent',
    defaultMessage: 'draft, not sent',
  },
  awaiting_replacement: {
    id: 'absences.state.awaitingReplacement',
    description: 'State of an absence: the colleague who was asked to stand in has not answered',
    defaultMessage: 'waits for the replacement',
  },
  awaiting_approval: {
    id: 'absences.state.awaitingApproval',
    description: 'State of an absence: the manager has not decided',
    defaultMessage: 'waits for approval',
  },
  approved: {
    id: 'absences.state.approved',
    description: 'State of an absence that has not begun',
    defaultMessage: 'approved',
  },
  active: {
    id: 'absences.state.active',
    description: 'State of an absence that lasts today',
    defaultMessage: 'away now',
  },
  ended: {
    id: 'absences.state.ended',
    description: 'State of an absence that is over',
    defaultMessage: 'over',
  },
  refused: {
    id: 'absences.state.refused',
    description: 'State of an absence that a manager refused',
    defaultMessage: 'refused',
  },
  cancelled: {
    id: 'absences.state.cancelled',
    description: 'State of an absence that its owner took back',
    defaultMessage: 'cancelled',
  },
  revoked: {
    id: 'absences.state.revoked',
    description: 'State of an absence that a manager took back',
    defaultMessage: 'revoked',
  },
});

export const partMessages = defineMessages({
  whole: { id: 'absences.part.whole', description: 'Part of a day off', defaultMessage: 'All day' },
  morning: { id: 'absences.part.morning', description: 'Part of a day off', defaultMessage: 'Morning' },
  afternoon: { id: 'absences.part.afternoon', description: 'Part of a day off', defaultMessage: 'Afternoon' },
});
