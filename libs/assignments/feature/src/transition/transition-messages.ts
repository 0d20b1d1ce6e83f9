import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    next: {
      id: 'assignments.transition.next',
      description: 'Name of the group of buttons',
      defaultMessage: 'Next step',
    },
    others: {
      id: 'assignments.transition.others',
      description: 'Button and menu: the steps beside the first ones',
      defaultMessage: 'More',
    },
    noneYet: {
      id: 'assignments.transition.noneYet',
      description: 'On a phone instead of the first step, when something is missing for each',
      defaultMessage: 'No step is possible yet.',
    },
    openFollowing: {
      id: 'assignments.transition.openFollowing',
      description: 'Link beside the task that comes next, when it is somebody else’s',
      defaultMessage: 'Open it',
    },
    continueWith: {
      id: 'assignments.transition.continueWith',
      description: 'Button beside the task that comes next, when it is the reader’s own',
      defaultMessage: 'Continue',
    },
    takeFollowing: {
      id: 'assignments.transition.takeFollowing',
      description: 'Button beside the task that comes next, when nobody has it',
      defaultMessage: 'I’ll take it',
    },
    yours: {
      id: 'assignments.transition.yours',
      description: 'Whose a task is: the reader’s',
      defaultMessage: 'you',
    },
    nobodys: {
      id: 'assignments.transition.nobodys',
      description: 'Whose a task is that waits in no queue',
      defaultMessage: 'nobody yet',
    },
    final: {
      id: 'assignments.transition.final',
      description: 'When no transition exists',
      defaultMessage: 'This task is closed.',
    },
    askManager: {
      id: 'assignments.transition.askManager',
      description: 'Button: asks a manager to let a step pass without what is missing',
      defaultMessage: 'Ask a manager for an exception…',
    },
    waitsForManager: {
      id: 'assignments.transition.waitsForManager',
      description: 'A manager was asked to let the step pass without what is missing',
      defaultMessage: 'A manager is asked for an exception.',
    },
    ask: {
      id: 'assignments.transition.ask',
      description: 'Sends the request to a manager',
      defaultMessage: 'Ask for approval',
    },
    asked: {
      id: 'assignments.transition.asked',
      description: 'Notice: the request was sent',
      defaultMessage: 'Asked. The step is taken when a manager approves it.',
    },
    reason: {
      id: 'assignments.transition.reason',
      description: 'Label of the field',
      defaultMessage: 'Reason',
    },
    usualReason: {
      id: 'assignments.transition.usualReason',
      description: 'Label of a choice whose text is put into the field below',
      defaultMessage: 'Usual reasons',
    },
    ownWords: {
      id: 'assignments.transition.ownWords',
      description: 'In that choice before something is chosen',
      defaultMessage: 'In own words',
    },
    reasonMissing: {
      id: 'assignments.transition.reasonMissing',
      description: 'Error',
      defaultMessage: 'Say why.',
    },
    stale: {
      id: 'assignments.transition.stale',
      description: 'Title when somebody was faster',
      defaultMessage: 'A colleague changed this task meanwhile',
    },
    staleAdvice: {
      id: 'assignments.transition.staleAdvice',
      description: 'Below the title',
      defaultMessage: 'You see the present state now. Check it and choose again.',
    },
    staleReason: {
      id: 'assignments.transition.staleReason',
      description: 'In the dialog that asks for a reason, when somebody was faster',
      defaultMessage:
        'A colleague changed this task meanwhile. Close this, look at the present state and choose again; your reason is kept.',
    },
    notUndoable: {
      id: 'assignments.transition.notUndoable',
      description: 'Said of a step before it is taken',
      defaultMessage: 'Cannot be undone',
    },
    waitingOn: {
      id: 'assignments.transition.waitingOn',
      description: 'Field of a step after which the task waits',
      defaultMessage: 'On whom it waits',
    },
    waitingOnMissing: {
      id: 'assignments.transition.waitingOnMissing',
      description: 'Error',
      defaultMessage: 'Choose on whom it waits.',
    },
    duplicateOf: {
      id: 'assignments.transition.duplicateOf',
      description: 'Field of the step that marks a duplicate',
      defaultMessage: 'The claim that stays',
    },
    duplicateHint: {
      id: 'assignments.transition.duplicateHint',
      description: 'Below that field',
      defaultMessage: 'Number, plate or name',
    },
    duplicateMissing: {
      id: 'assignments.transition.duplicateMissing',
      description: 'Error',
      defaultMessage: 'Choose the claim that this one repeats.',
    },
    noPreview: {
      id: 'assignments.transition.noPreview',
      description: 'When the messages of a step cannot be shown',
      defaultMessage: 'The messages cannot be shown now',
    },
    reasonHere: {
      id: 'assignments.transition.reasonHere',
      description: 'Stands in the shown message until a reason is written',
      defaultMessage: '(your reason)',
    },
    sent: {
      id: 'assignments.transition.sent',
      description: 'Name of a message that the step will send',
      defaultMessage: 'Message that will be sent',
    },
    sentText: {
      id: 'assignments.transition.sentText',
      description: 'Name of its text',
      defaultMessage: 'Text of the message',
    },
    undo: {
      id: 'assignments.transition.undo',
      description: 'Button of the notice: takes the step back',
      defaultMessage: 'Undo',
    },
    refused: {
      id: 'assignments.transition.refused',
      description: 'Title of the error',
      defaultMessage: 'The status was not changed',
    },
  }),
  following: defineMessage<{ name: string; who: string }>({
    id: 'assignments.transition.following',
    description: 'Below a closed task: the open task that comes next on the claim, and whose it is',
    defaultMessage: 'Next: {name} – {who}',
  }),
  inQueue: defineMessage<{ queue: string }>({
    id: 'assignments.transition.inQueue',
    description: 'Whose a task is that nobody has: the queue of a team',
    defaultMessage: 'queue {queue}',
  }),
  missing: defineMessage<{ name: string }>({
    id: 'assignments.transition.missing',
    description: 'Before the list of what a step still needs',
    defaultMessage: '“{name}” still needs:',
  }),
  notYours: defineMessage<{ count: number; names: string }>({
    id: 'assignments.transition.notYours',
    description: 'Steps that other roles take',
    defaultMessage:
      '{count, plural, one {Another role takes this step: {names}.} other {Another role takes these steps: {names}.}}',
  }),
  askTitle: defineMessage<{ name: string }>({
    id: 'assignments.transition.askTitle',
    description: 'Title of the window in which an exception is asked for',
    defaultMessage: 'Exception: {name}',
  }),
  askText: defineMessage<{ missing: string }>({
    id: 'assignments.transition.askText',
    description: 'What a manager is asked for',
    defaultMessage: 'A manager decides whether the step is taken without: {missing}.',
  }),
  becomes: defineMessage<{ status: string }>({
    id: 'assignments.transition.becomes',
    description: 'First line of what a step does',
    defaultMessage: 'New status: {status}',
  }),
  whom: defineMessage<{ whom: string }>({
    id: 'assignments.transition.whom',
    description: 'Choice: on whom the task waits',
    defaultMessage:
      '{whom, select, us {Us} manager {A manager} claimant {The claimant} shop {The repair shop} police {The police} insurer {The other insurer} other {Somebody else}}',
  }),
  sentTo: defineMessage<{ kind: string; to: string }>({
    id: 'assignments.transition.sentTo',
    description: 'Above a message that a step will send',
    defaultMessage: '{kind, select, email {E-mail} other {SMS}} to {to}',
  }),
  outlook: defineMessage<{ name: string; outlook: string }>({
    id: 'assignments.transition.outlook',
    description: 'Below the buttons: what a step will do, as a list with dots between',
    defaultMessage: '{name}: {outlook}',
  }),
  undone: defineMessage<{ outcome: 'done' | 'skipped' }>({
    id: 'assignments.transition.undone',
    description: 'Notice after a step was taken back, or could not be because a colleague went on',
    defaultMessage:
      '{outcome, select, done {The status is as before} other {Somebody has changed the task since, so it stays}}',
  }),
  moved: defineMessage<{ status: string }>({
    id: 'assignments.transition.moved',
    description: 'Notice',
    defaultMessage: 'New status: {status}',
  }),
};
