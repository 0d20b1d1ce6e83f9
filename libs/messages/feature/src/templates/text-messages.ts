import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    quietHours: {
      id: 'messages.templates.quietHours',
      description: 'Beside the text message of a template',
      defaultMessage: 'waits for the morning in quiet hours',
    },
    subjectPlaceholder: {
      id: 'messages.templates.subjectPlaceholder',
      description: 'In the empty subject',
      defaultMessage: 'Subject',
    },
    textPlaceholder: {
      id: 'messages.templates.textPlaceholder',
      description: 'In the empty text',
      defaultMessage: 'Write the text here',
    },
    unknownAdvice: {
      id: 'messages.templates.unknownAdvice',
      description: 'Below that',
      defaultMessage:
        'Take one of the variables above, or remove the braces: people would get them as they stand.',
    },
    untranslated: {
      id: 'messages.templates.untranslated',
      description: 'Title: there is no English text',
      defaultMessage: 'There is no English text',
    },
    untranslatedAdvice: {
      id: 'messages.templates.untranslatedAdvice',
      description: 'Below that',
      defaultMessage: 'Until there is one, whoever reads English gets the Romanian text.',
    },
    copyRomanian: {
      id: 'messages.templates.copyRomanian',
      description: 'Puts the Romanian words into the English text, to be translated there',
      defaultMessage: 'Copy from Romanian',
    },
    variables: {
      id: 'messages.templates.variables',
      description: 'Heading over what texts can be filled with',
      defaultMessage: 'Variables',
    },
    room: {
      id: 'messages.templates.room',
      description: 'Name of the bar that shows how full a text message is, for screen readers',
      defaultMessage: 'Room in the SMS',
    },
    removeDiacritics: {
      id: 'messages.templates.removeDiacritics',
      description: 'Writes the text without diacritics',
      defaultMessage: 'Remove them',
    },
    preview: {
      id: 'messages.templates.preview',
      description: 'Heading over what people get',
      defaultMessage: 'Preview',
    },
    previewLanguage: {
      id: 'messages.templates.previewLanguage',
      description: 'Name of the choice of a language, for screen readers',
      defaultMessage: 'Language of the preview',
    },
    previewFile: {
      id: 'messages.templates.previewFile',
      description: 'Field: the claim file that fills the preview',
      defaultMessage: 'Filled from the file',
    },
    sendTest: {
      id: 'messages.templates.sendTest',
      description: 'Sends the text to oneself',
      defaultMessage: 'Send me a test',
    },
    testAdvice: {
      id: 'messages.templates.testAdvice',
      description: 'Below that button',
      defaultMessage: 'Goes to your own address; nothing is kept on the file.',
    },
  }),
  channel: defineMessage<{ channel: string }>({
    id: 'messages.templates.channel',
    description: 'A channel of a template',
    defaultMessage: '{channel, select, sms {SMS} other {E-mail}}',
  }),
  language: defineMessage<{ language: string }>({
    id: 'messages.templates.language',
    description: 'The language of a text of a template',
    defaultMessage: '{language, select, en {English} other {Romanian}}',
  }),
  subjectOf: defineMessage<{ language: string }>({
    id: 'messages.templates.subjectOf',
    description: 'Field: the subject of an e-mail in a language',
    defaultMessage: 'Subject in {language, select, en {English} other {Romanian}}',
  }),
  textOf: defineMessage<{ channel: string; language: string }>({
    id: 'messages.templates.textOf',
    description: 'Field: a text of a template',
    defaultMessage:
      '{channel, select, sms {SMS} other {E-mail}} in {language, select, en {English} other {Romanian}}',
  }),
  state: defineMessage<{ state: string }>({
    id: 'messages.templates.state',
    description: 'Whether a text of a template is complete',
    defaultMessage:
      '{state, select, complete {complete} unknown {a variable does not exist} paragraph {a paragraph is missing} untranslated {not translated} needsSubject {no subject} other {no text}}',
  }),
  unknownVariable: defineMessage<{ names: string; count: number }>({
    id: 'messages.templates.unknownVariable',
    description: 'Title: the text has variables that do not exist',
    defaultMessage: '{count, plural, one {{names} does not exist} other {{names} do not exist}}',
  }),
  paragraphMissing: defineMessage<{ number: number }>({
    id: 'messages.templates.paragraphMissing',
    description: 'Title: the English text has fewer paragraphs',
    defaultMessage: 'Paragraph {number} is not translated',
  }),
  moreVariables: defineMessage<{ count: number }>({
    id: 'messages.templates.moreVariables',
    description: 'Shows the other variables',
    defaultMessage: '{count} more',
  }),
  price: defineMessage<{ parts: number; price: string }>({
    id: 'messages.templates.price',
    description: 'What a text message costs',
    defaultMessage: '{parts, plural, one {# part} other {# parts}}, {price}',
  }),
  letters: defineMessage<{ length: number; capacity: number; isPlain: string }>({
    id: 'messages.templates.letters',
    description: 'How long a text message is',
    defaultMessage: '{length} of {capacity} characters, {isPlain, select, yes {GSM-7} other {Unicode}}',
  }),
  diacritics: defineMessage<{ count: number; parts: number; plain: number }>({
    id: 'messages.templates.diacritics',
    description: 'Title: diacritics make the text message longer',
    defaultMessage:
      '{count, plural, one {# letter with diacritics} other {# letters with diacritics}}: {parts} parts instead of {plain}',
  }),
  withoutThem: defineMessage<{ parts: number; each: string; price: string }>({
    id: 'messages.templates.withoutThem',
    description: 'What it would cost without diacritics',
    defaultMessage: 'without them {parts} × {each} = {price}',
  }),
  savedInMonth: defineMessage<{ saved: string }>({
    id: 'messages.templates.savedInMonth',
    description: 'How much less that is in a month',
    defaultMessage: '· {saved} less a month',
  }),
  nothingInLanguage: defineMessage<{ language: string }>({
    id: 'messages.templates.nothingInLanguage',
    description: 'In place of the preview',
    defaultMessage: 'There is no text in {language, select, en {English} other {Romanian}} yet.',
  }),
  askedFor: defineMessage<{ names: string }>({
    id: 'messages.templates.askedFor',
    description: 'Below a filled text: values that the file does not have',
    defaultMessage: 'Whoever writes is asked for: {names}',
  }),
  testSent: defineMessage<{ to: string }>({
    id: 'messages.templates.testSent',
    description: 'Notice: the test has left',
    defaultMessage: 'The test is on its way to {to}.',
  }),
};
