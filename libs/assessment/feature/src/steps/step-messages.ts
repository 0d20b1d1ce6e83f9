import { defineMessage, defineMessages } from 'react-intl';

/** Step on a whole damage note. */
export const stepMessages = {
  ...defineMessages({
    reason: {
      id: 'assessment.steps.reason',
      description: 'Step on a whole damage note: reason',
      defaultMessage: 'Reason',
    },
    estimate: {
      id: 'assessment.steps.estimate',
      description: 'Step on a whole damage note: estimate',
      defaultMessage: 'Shop estimate',
    },
    pdf: {
      id: 'assessment.steps.pdf',
      description: 'Step on a whole damage note: pdf',
      defaultMessage: 'PDF',
    },
    head: {
      id: 'assessment.steps.head',
      description: 'Step on a whole damage note: head',
      defaultMessage: 'Data of the note',
    },
    commit: {
      id: 'assessment.steps.commit',
      description: 'Step on a whole damage note: commit',
      defaultMessage: 'Close the note…',
    },
    askTotalLoss: {
      id: 'assessment.steps.askTotalLoss',
      description: 'Step on a whole damage note: askTotalLoss',
      defaultMessage: 'Ask for total loss',
    },
    ignoreTitle: {
      id: 'assessment.steps.ignoreTitle',
      description: 'Step on a whole damage note: ignoreTitle',
      defaultMessage: 'Let it stand',
    },
    ignoreText: {
      id: 'assessment.steps.ignoreText',
      description: 'Step on a whole damage note: ignoreText',
      defaultMessage: 'The reason stays with the note. Only managers can let errors stand.',
    },
    ignore: {
      id: 'assessment.steps.ignore',
      description: 'Step on a whole damage note: ignore',
      defaultMessage: 'Let it stand',
    },
    supplementText: {
      id: 'assessment.steps.supplementText',
      description: 'Step on a whole damage note: supplementText',
      defaultMessage: 'The closed note stays as it is; what is found now goes into the supplement.',
    },
    supplementBegin: {
      id: 'assessment.steps.supplementBegin',
      description: 'Step on a whole damage note: supplementBegin',
      defaultMessage: 'Begin the supplement',
    },
    supplementBegun: {
      id: 'assessment.steps.supplementBegun',
      description: 'Step on a whole damage note: supplementBegun',
      defaultMessage: 'The supplement is open.',
    },
    totalLossTitle: {
      id: 'assessment.steps.totalLossTitle',
      description: 'Step on a whole damage note: totalLossTitle',
      defaultMessage: 'Ask for total loss',
    },
    totalLossText: {
      id: 'assessment.steps.totalLossText',
      description: 'Step on a whole damage note: totalLossText',
      defaultMessage: 'Your manager decides; the figures of the note go with it.',
    },
    totalLossSend: {
      id: 'assessment.steps.totalLossSend',
      description: 'Step on a whole damage note: totalLossSend',
      defaultMessage: 'Send',
    },
    committed: {
      id: 'assessment.steps.committed',
      description: 'Step on a whole damage note: committed',
      defaultMessage: 'The note is closed.',
    },
    committedNext: {
      id: 'assessment.steps.committedNext',
      description: 'Step on a whole damage note: committedNext',
      defaultMessage: 'The note is closed. Next, issue it from the steps of the inspection.',
    },
    commitTitle: {
      id: 'assessment.steps.commitTitle',
      description: 'Step on a whole damage note: commitTitle',
      defaultMessage: 'Close the note',
    },
    commitSend: {
      id: 'assessment.steps.commitSend',
      description: 'Step on a whole damage note: commitSend',
      defaultMessage: 'Close the note',
    },
    signer: {
      id: 'assessment.steps.signer',
      description: 'Step on a whole damage note: signer',
      defaultMessage: 'Who signs',
    },
    signature: {
      id: 'assessment.steps.signature',
      description: 'Step on a whole damage note: signature',
      defaultMessage: 'Signature of the client',
    },
    clearSignature: {
      id: 'assessment.steps.clearSignature',
      description: 'Step on a whole damage note: clearSignature',
      defaultMessage: 'Clear',
    },
  }),
  supplement: defineMessage<{ no: number }>({
    id: 'assessment.steps.supplement',
    description: 'Step on a whole damage note: supplement',
    defaultMessage: 'Begin supplement S{no}',
  }),
  supplementTitle: defineMessage<{ no: number }>({
    id: 'assessment.steps.supplementTitle',
    description: 'Step on a whole damage note: supplementTitle',
    defaultMessage: 'Supplement S{no}',
  }),
  hasErrors: defineMessage<{ count: number }>({
    id: 'assessment.steps.hasErrors',
    description: 'Step on a whole damage note: hasErrors',
    defaultMessage: '{count, plural, one {# error keeps} other {# errors keep}} the note from being closed.',
  }),
  commitText: defineMessage<{ lines: number; amount: string }>({
    id: 'assessment.steps.commitText',
    description: 'Step on a whole damage note: commitText',
    defaultMessage:
      '{lines, plural, one {# line} other {# lines}}, to pay {amount}. A closed note never changes; later findings go into a supplement.',
  }),
};
