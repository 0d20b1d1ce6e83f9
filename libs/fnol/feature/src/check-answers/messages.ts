import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'fnol.checkAnswers.heading',
      description: 'Main heading of the page with all answers.',
      defaultMessage: 'Check your answers, then send them',
    },
    noPlate: {
      id: 'fnol.checkAnswers.noPlate',
      description: 'Answer: the vehicle has no plate.',
      defaultMessage: 'No number plate',
    },
    name: {
      id: 'fnol.checkAnswers.name',
      description: 'Row: first and family name.',
      defaultMessage: 'Name',
    },
    noticeTitle: {
      id: 'fnol.checkAnswers.noticeTitle',
      description: 'Heading above the notice about personal data.',
      defaultMessage: 'Your personal data',
    },
    consent: {
      id: 'fnol.checkAnswers.consent',
      description: 'Tick box before sending.',
      defaultMessage: 'I have read this notice, and my answers are true to the best of my knowledge',
    },
    send: {
      id: 'fnol.checkAnswers.send',
      description: 'Button that files the claim.',
      defaultMessage: 'Send the report',
    },
    sending: {
      id: 'fnol.checkAnswers.sending',
      description: 'Shown while the report is on its way.',
      defaultMessage: 'Sending your report…',
    },
    notSentOffline: {
      id: 'fnol.checkAnswers.notSentOffline',
      description: 'Shown when the report could not be sent for lack of a connection.',
      defaultMessage:
        'There is no connection, so we do not know whether your report arrived. Your answers are safe: send again, it will not be filed twice.',
    },
    notSent: {
      id: 'fnol.checkAnswers.notSent',
      description: 'Shown when the server could not take the report.',
      defaultMessage:
        'Your report could not be sent just now. Your answers are safe: please send again in a few minutes.',
    },
    newNotice: {
      id: 'fnol.checkAnswers.newNotice',
      description: 'Shown when the notice changed while the form was open.',
      defaultMessage:
        'The notice about your personal data has changed. Reload this page and read it again; your answers are safe.',
    },
    moreFields: {
      id: 'fnol.checkAnswers.moreFields',
      description: 'Shown when the server refuses an answer without a known field.',
      defaultMessage: 'Something in your report was not accepted. Check your answers and send again.',
    },
  }),
  photosUnderWay: defineMessage<{ count: number }>({
    id: 'fnol.checkAnswers.photosUnderWay',
    description: 'Said above the button that sends the report while photos are still on their way.',
    defaultMessage:
      '{count, plural, one {# photo is} other {# photos are}} still on the way. Send the report: they go on afterwards.',
  }),
  photos: defineMessage<{ count: number }>({
    id: 'fnol.checkAnswers.photos',
    description: 'Row: how many photos are attached.',
    defaultMessage: '{count, plural, =0 {No photos} one {# file} other {# files}}',
  }),
  zones: defineMessage<{ count: number }>({
    id: 'fnol.checkAnswers.zones',
    description: 'Row: how many zones of the car are damaged.',
    defaultMessage: '{count, plural, =0 {Not shown} one {# place} other {# places}}',
  }),
  notice: defineMessage<{ organisation: string }>({
    id: 'fnol.checkAnswers.notice',
    description:
      'Notice about personal data; another text is another version (privacy-notice of the kernel). {organisation} is the insurer.',
    defaultMessage:
      '{organisation} uses what you enter here only to examine and settle this claim and keeps it as long as the law requires. You may ask at any time what is stored about you and have it corrected.',
  }),
  tooOften: defineMessage<{ minutes: number }>({
    id: 'fnol.checkAnswers.tooOften',
    description: 'Shown when too many reports came from one address. {minutes} is the time to wait.',
    defaultMessage:
      'Many reports came from your connection. Your answers are safe: send again in {minutes, plural, one {# minute} other {# minutes}}.',
  }),
};

/** What keeps the report from being sent. */
export const reasons = {
  consentMissing: defineMessage({
    id: 'fnol.checkAnswers.consentMissing',
    description: 'Shown when the notice was not confirmed.',
    defaultMessage: 'Confirm that you have read the notice and that your answers are true',
  }),
};
