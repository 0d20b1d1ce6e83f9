import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    not_found: {
      id: 'assignments.skipped.notFound',
      description: 'Why a task was skipped',
      defaultMessage: 'It is no longer there for you',
    },
    stale: {
      id: 'assignments.skipped.stale',
      description: 'Why a task was skipped',
      defaultMessage: 'It was changed meanwhile',
    },
    closed: {
      id: 'assignments.skipped.closed',
      description: 'Why a task was skipped',
      defaultMessage: 'It is closed',
    },
    not_yours: {
      id: 'assignments.skipped.notYours',
      description: 'Why a task was skipped',
      defaultMessage: 'It is not yours to change',
    },
    unchanged: {
      id: 'assignments.skipped.unchanged',
      description: 'Why a task was skipped',
      defaultMessage: 'It was so already',
    },
    transition_not_allowed: {
      id: 'assignments.skipped.transitionNotAllowed',
      description: 'Why a task was skipped',
      defaultMessage: 'This step is not possible from its status',
    },
    transition_condition_missing: {
      id: 'assignments.skipped.transitionConditionMissing',
      description: 'Why a task was skipped',
      defaultMessage: 'Something is still missing for this step',
    },
    reason_required: {
      id: 'assignments.skipped.reasonRequired',
      description: 'Why a task was skipped',
      defaultMessage: 'The step needs a reason',
    },
    after_legal_deadline: {
      id: 'assignments.skipped.afterLegalDeadline',
      description: 'Why a task was skipped',
      defaultMessage: 'It would pass the legal deadline',
    },
    too_many_tags: {
      id: 'assignments.skipped.tooManyTags',
      description: 'Why a task was skipped',
      defaultMessage: 'It has ten tags already',
    },
    no_recipient: {
      id: 'assignments.skipped.noRecipient',
      description: 'Why a task was skipped',
      defaultMessage: 'Nobody on the file can be written to',
    },
  }),
  because: defineMessage<{ file: string; why: string; holder: string }>({
    id: 'assignments.skipped.because',
    description: 'A task and why it was skipped',
    defaultMessage: '{file}: {why}{holder, select, none {} other { ({holder})}}',
  }),
};
