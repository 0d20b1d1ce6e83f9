import { defineMessage } from 'react-intl';

export const messages = {
  heading: defineMessage({
    id: 'tracking.challenge.heading',
    description: 'Title of the page where a claimant proves who they are with a code',
    defaultMessage: 'Enter the access code',
  }),
  starting: defineMessage({
    id: 'tracking.challenge.starting',
    description: 'Shown while the access code is being requested',
    defaultMessage: 'Preparing the access code…',
  }),
  caseNumber: defineMessage<{ caseNumber: string }>({
    id: 'tracking.challenge.caseNumber',
    description: 'Which case the code is for',
    defaultMessage: 'Case {caseNumber}',
  }),
  sent: defineMessage<{ length: number }>({
    id: 'tracking.challenge.sent',
    description:
      'Where the code is; it says "if" because an unknown case gets the same answer as a known one. The last code may have been sent a few minutes ago.',
    defaultMessage:
      'If this case exists, the phone or e-mail address that was confirmed for it gets a code of {length, number} characters. The code of the last message is the one that works.',
  }),
  code: defineMessage({
    id: 'tracking.challenge.code',
    description: 'Label of the access code',
    defaultMessage: 'Access code',
  }),
  missing: defineMessage({
    id: 'tracking.challenge.missing',
    description: 'Error when the access code is empty',
    defaultMessage: 'Enter the access code.',
  }),
  wrongLength: defineMessage<{ length: number }>({
    id: 'tracking.challenge.wrongLength',
    description: 'Error when the access code is too short',
    defaultMessage: 'The access code has exactly {length, number} characters.',
  }),
  wrong: defineMessage({
    id: 'tracking.challenge.wrong',
    description: 'Error when the server did not accept the code',
    defaultMessage: 'This code is not valid. Check the last message that you received.',
  }),
  submit: defineMessage({
    id: 'tracking.challenge.submit',
    description: 'Button that sends the code',
    defaultMessage: 'Open the case',
  }),
  validFor: defineMessage<{ clock: string }>({
    id: 'tracking.challenge.validFor',
    description: 'Countdown until the code expires and another one can be asked for',
    defaultMessage: 'The code is valid for {clock}. After that you can ask for another one.',
  }),
  expired: defineMessage({
    id: 'tracking.challenge.expired',
    description: 'The countdown has ended',
    defaultMessage: 'The code has expired. Ask for another one.',
  }),
  resend: defineMessage({
    id: 'tracking.challenge.resend',
    description: 'Button that asks for another code',
    defaultMessage: 'Send another code',
  }),
  resent: defineMessage({
    id: 'tracking.challenge.resent',
    description:
      'Announced after another code was asked for; it may have been sent a few minutes ago already',
    defaultMessage: 'Enter the code of the last message that you received.',
  }),
  tooManyTries: defineMessage({
    id: 'tracking.challenge.tooManyTries',
    description: 'Exact text of the specification: the last allowed try was wrong',
    defaultMessage: 'You have reached the highest number of tries. Try again later!',
  }),
  blocked: defineMessage({
    id: 'tracking.challenge.blocked',
    description: 'Exact text of the specification: no code may be asked for at the moment',
    defaultMessage: 'Access is blocked. Try again later!',
  }),
  blockedUntil: defineMessage<{ time: string; clock: string }>({
    id: 'tracking.challenge.blockedUntil',
    description: 'When the visitor may try again, as time of day and as countdown',
    defaultMessage: 'You can try again at {time}, in {clock}.',
  }),
  blockEnded: defineMessage({
    id: 'tracking.challenge.blockEnded',
    description: 'The block is over',
    defaultMessage: 'You can try again now.',
  }),
  failed: defineMessage({
    id: 'tracking.challenge.failed',
    description: 'Exact text of the specification: no code could be generated',
    defaultMessage: 'Error! The access code could not be generated. Please try again later.',
  }),
  tryAgain: defineMessage({
    id: 'tracking.challenge.tryAgain',
    description: 'Button that asks again after a failure',
    defaultMessage: 'Try again',
  }),
  otherCase: defineMessage({
    id: 'tracking.challenge.otherCase',
    description: 'Link back to the search box',
    defaultMessage: 'Use another case number',
  }),
  notSent: defineMessage({
    id: 'tracking.challenge.notSent',
    description: 'The code could not be checked because the connection or the server failed',
    defaultMessage: 'The code could not be checked. Try once more in a moment.',
  }),
};
