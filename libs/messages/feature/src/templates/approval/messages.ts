import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    whoApproves: {
      id: 'messages.approval.whoApproves',
      description: 'Heading over the choice of texts that a second person approves',
      defaultMessage: 'Approved by a second person',
    },
    whoApprovesHint: {
      id: 'messages.approval.whoApprovesHint',
      description: 'Below that heading',
      defaultMessage: 'A changed text waits until another configurator agrees. Its author cannot approve it.',
    },
    emails: {
      id: 'messages.approval.emails',
      description: 'Choice: a second person approves texts of e-mails',
      defaultMessage: 'Texts of e-mails',
    },
    texts: {
      id: 'messages.approval.texts',
      description: 'Choice: a second person approves text messages',
      defaultMessage: 'SMS',
    },
    why: {
      id: 'messages.approval.why',
      description: 'Field: why a text was changed',
      defaultMessage: 'Why you change it',
    },
    whyHint: {
      id: 'messages.approval.whyHint',
      description: 'Below that field',
      defaultMessage: 'Read by whoever approves it, and kept in the history.',
    },
    ask: {
      id: 'messages.approval.ask',
      description: 'Asks a second person to approve a text',
      defaultMessage: 'Ask for approval',
    },
    saveDraft: {
      id: 'messages.approval.saveDraft',
      description: 'Keeps a text without asking for approval yet',
      defaultMessage: 'Save draft',
    },
    asked: {
      id: 'messages.approval.asked',
      description: 'Notice after asking',
      defaultMessage: 'The text waits for approval. What is in force stays until then.',
    },
    draftSaved: {
      id: 'messages.approval.draftSaved',
      description: 'Notice after saving a draft',
      defaultMessage: 'The draft is saved. What is in force stays.',
    },
    approve: {
      id: 'messages.approval.approve',
      description: 'Puts the text of a colleague in force',
      defaultMessage: 'Approve and put in force',
    },
    giveBack: {
      id: 'messages.approval.giveBack',
      description: 'Gives the text of a colleague back, with a reason',
      defaultMessage: 'Give it back',
    },
    reason: {
      id: 'messages.approval.reason',
      description: 'Field: why a text is given back',
      defaultMessage: 'What is missing, for its author',
    },
    givenBack: {
      id: 'messages.approval.givenBack',
      description: 'Notice after giving a text back',
      defaultMessage: 'The text is with its author again.',
    },
    approved: {
      id: 'messages.approval.approved',
      description: 'Notice after approving a text',
      defaultMessage: 'The text is approved and in force.',
    },
    throwAway: {
      id: 'messages.approval.throwAway',
      description: 'Throws a draft away',
      defaultMessage: 'Throw the draft away',
    },
    thrownAway: {
      id: 'messages.approval.thrownAway',
      description: 'Notice after throwing a draft away',
      defaultMessage: 'The draft is gone.',
    },
    ownWaits: {
      id: 'messages.approval.ownWaits',
      description: 'To an author, above a text that waits for approval',
      defaultMessage: 'Another configurator approves it, because you wrote in it. You can still change it.',
    },
    outdated: {
      id: 'messages.approval.outdated',
      description: 'Above a draft whose template was changed meanwhile',
      defaultMessage:
        'The template was changed after this draft. Save the draft again before it can be approved.',
    },
    changes: {
      id: 'messages.approval.changes',
      description: 'Heading over the texts that a draft changes',
      defaultMessage: 'What the draft changes',
    },
    before: {
      id: 'messages.approval.before',
      description: 'Above the text that is in force',
      defaultMessage: 'In force',
    },
    after: {
      id: 'messages.approval.after',
      description: 'Above the text of the draft',
      defaultMessage: 'Draft',
    },
    noText: {
      id: 'messages.approval.noText',
      description: 'In place of a text that is not there',
      defaultMessage: 'no text',
    },
    notInForce: {
      id: 'messages.approval.notInForce',
      description: 'Below the name of a template of which nothing was approved yet',
      defaultMessage: 'Not in force yet',
    },
    needsApproval: {
      id: 'messages.approval.needsApproval',
      description: 'Refusal: a text was saved that a second person has to approve',
      defaultMessage:
        'A second person approves such texts now. Open the template again and ask for approval.',
    },
    nobodyElse: {
      id: 'messages.approval.nobodyElse',
      description: 'Refusal: approval was asked for where only one person could give it',
      defaultMessage: 'You are the only configurator: nobody else could approve. Add one first.',
    },
    ownDraft: {
      id: 'messages.approval.ownDraft',
      description: 'Refusal: an author approved the own text',
      defaultMessage: 'You wrote in this draft, so somebody else approves it.',
    },
    othersDraft: {
      id: 'messages.approval.othersDraft',
      description: 'Refusal: somebody threw away the draft of a colleague that waits for approval',
      defaultMessage: 'This draft waits for approval; give it back to its author instead.',
    },
    notWaiting: {
      id: 'messages.approval.notWaiting',
      description: 'Refusal: a draft was decided that does not wait any more',
      defaultMessage: 'This draft does not wait for approval any more.',
    },
  }),
  stateOf: defineMessage<{ state: string; name: string; time: string }>({
    id: 'messages.approval.stateOf',
    description: 'Where a draft stands, and whose it is',
    defaultMessage:
      '{state, select, waiting {Waits for approval} returned {Given back} other {Draft}}: {name}, {time}',
  }),
  returnedBy: defineMessage<{ name: string; reason: string }>({
    id: 'messages.approval.returnedBy',
    description: 'Who gave a draft back, and why',
    defaultMessage: '{name}: “{reason}”',
  }),
  waitingCount: defineMessage<{ count: number }>({
    id: 'messages.approval.waitingCount',
    description: 'Above the list of templates',
    defaultMessage:
      '{count, plural, one {# template waits for approval} other {# templates wait for approval}}',
  }),
  approvedBy: defineMessage<{ name: string }>({
    id: 'messages.approval.approvedBy',
    description: 'Who approved a version',
    defaultMessage: 'approved by {name}',
  }),
};
