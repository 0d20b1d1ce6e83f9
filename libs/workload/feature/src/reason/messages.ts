import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    assignedTo: {
      id: 'workload.reason.assignedTo',
      description: 'Heading above who has the open task',
      defaultMessage: 'Assigned to',
    },
    nobody: { id: 'workload.reason.nobody', description: 'Nobody has it', defaultMessage: 'nobody yet' },
    whyMe: {
      id: 'workload.reason.whyMe',
      description: 'Asks why the reader has the task; button and title of the answer',
      defaultMessage: 'Why me?',
    },
    whyThem: {
      id: 'workload.reason.whyThem',
      description: 'Asks why somebody else has it',
      defaultMessage: 'Why this person?',
    },
    whyNobody: {
      id: 'workload.reason.whyNobody',
      description: 'Asks why nobody has it',
      defaultMessage: 'Why nobody?',
    },
    failed: {
      id: 'workload.reason.failed',
      description: 'The reason could not be read',
      defaultMessage: 'The reason cannot be shown now',
    },
  }),
  because: defineMessage<{ by: string; rule: string; name: string }>({
    id: 'workload.reason.because',
    description: 'Why a task is with whom it is',
    defaultMessage:
      '{by, select, rule {{rule, select, special_customer {{name} answers for this special customer.} owner_of_file {{name} works on this file already.} only_one {{name} was the only one who fits.} nobody {Nobody of the team could get it.} other {{name} was the least loaded of those who fit.}}} colleague {{name} gave it.} self {{name} took it from the queue.} other {It was given before the reasons were kept, or it still waits in its queue.}}',
  }),
  named: defineMessage<{ name: string }>({
    id: 'workload.reason.named',
    description: 'Why nobody has a task, above the steps at which the person of the rule fell out',
    defaultMessage:
      'By a rule of the special customer the task goes to {name}. It cannot get there now and waits in its queue.',
  }),
  load: defineMessage<{ name: string; percent: number }>({
    id: 'workload.reason.load',
    description: 'How loaded the owner was with it',
    defaultMessage: 'With it, {name} was at {percent} %.',
  }),
  step: defineMessage<{ step: string }>({
    id: 'workload.reason.step',
    description: 'A rule, before the number of people who are left after it',
    defaultMessage:
      '{step, select, everybody {In the team} skill {With the skill} county {For the county} present {Present} other {With room below 100 %}}',
  }),
  decidedAt: defineMessage<{ time: string }>({
    id: 'workload.reason.decidedAt',
    description: 'When it was decided',
    defaultMessage: 'Decided on {time}',
  }),
};
