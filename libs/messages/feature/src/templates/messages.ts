import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    intro: {
      id: 'messages.templates.intro',
      description: 'Above the list of templates',
      defaultMessage:
        'Texts that your colleagues begin a message with. What you save is in force at once; every version before can be brought back.',
    },
    newTemplate: {
      id: 'messages.templates.newTemplate',
      description: 'Makes a new template; also its title',
      defaultMessage: 'New template',
    },
    allTemplates: {
      id: 'messages.templates.allTemplates',
      description: 'The list of templates, and the way back to it',
      defaultMessage: 'Templates',
    },
    notRead: {
      id: 'messages.templates.notRead',
      description: 'In place of the templates that could not be read',
      defaultMessage: 'The templates could not be read',
    },
    noSuchTemplate: {
      id: 'messages.templates.noSuchTemplate',
      description: 'In place of a template that does not exist',
      defaultMessage: 'There is no such template',
    },
    fromTheProduct: {
      id: 'messages.templates.fromTheProduct',
      description: 'Who wrote a text that nobody has changed',
      defaultMessage: 'as it came with Dosar',
    },
    lacksEnglish: {
      id: 'messages.templates.lacksEnglish',
      description: 'Mark of a template without English texts',
      defaultMessage: 'no English text',
    },
    notOffered: {
      id: 'messages.templates.notOffered',
      description: 'Mark of a template that is switched off',
      defaultMessage: 'not offered',
    },
    nameRo: {
      id: 'messages.templates.nameRo',
      description: 'Field: what handlers who read Romanian call the template',
      defaultMessage: 'Name in Romanian',
    },
    nameEn: {
      id: 'messages.templates.nameEn',
      description: 'Field: what handlers who read English call the template',
      defaultMessage: 'Name in English',
    },
    isActive: {
      id: 'messages.templates.isActive',
      description: 'Whether handlers can choose the template',
      defaultMessage: 'Offer it to everybody who writes',
    },
    unsaved: {
      id: 'messages.templates.unsaved',
      description: 'Above the button that saves',
      defaultMessage: 'Changes are not saved',
    },
    nothingChanged: {
      id: 'messages.templates.nothingChanged',
      description: 'Above the button that saves',
      defaultMessage: 'Everything is saved',
    },
    discard: {
      id: 'messages.templates.discard',
      description: 'Takes the changes back',
      defaultMessage: 'Discard',
    },
    save: {
      id: 'messages.templates.save',
      description: 'Saves the template as a new version',
      defaultMessage: 'Save and put in force',
    },
    needsText: {
      id: 'messages.templates.needsText',
      description: 'Why an empty template cannot be saved',
      defaultMessage: 'Write at least one text in Romanian.',
    },
    history: {
      id: 'messages.templates.history',
      description: 'Heading over the versions of a template',
      defaultMessage: 'History',
    },
    inForce: {
      id: 'messages.templates.inForce',
      description: 'Mark of the version that is used',
      defaultMessage: 'in force',
    },
    restore: {
      id: 'messages.templates.restore',
      description: 'Puts a version back into the fields',
      defaultMessage: 'Back to this one',
    },
  }),
  changedBy: defineMessage<{ version: number; name: string; time: string }>({
    id: 'messages.templates.changedBy',
    description: 'The latest change of a template',
    defaultMessage: 'version {version}, saved by {name} on {time}',
  }),
  sentCount: defineMessage<{ count: number }>({
    id: 'messages.templates.sentCount',
    description: 'How many messages began with a template in 30 days',
    defaultMessage:
      '{count, plural, =0 {not used in 30 days} one {# message in 30 days} other {# messages in 30 days}}',
  }),
  versionInForce: defineMessage<{ version: number }>({
    id: 'messages.templates.versionInForce',
    description: 'Below the name of a template',
    defaultMessage: 'Version {version} is in force',
  }),
  saved: defineMessage<{ version: number }>({
    id: 'messages.templates.saved',
    description: 'Notice after saving a template',
    defaultMessage: 'Version {version} is in force.',
  }),
  restored: defineMessage<{ version: number }>({
    id: 'messages.templates.restored',
    description: 'Notice: the texts of a version stand in the fields',
    defaultMessage: 'Version {version} is in the fields; save it to put it in force.',
  }),
  faultOf: defineMessage<{ channel: string; language: string; state: string }>({
    id: 'messages.templates.faultOf',
    description: 'What is wrong with one text, in a line of several',
    defaultMessage:
      '{channel, select, sms {SMS} other {E-mail}}, {language, select, en {English} other {Romanian}}: {state, select, unknown {a variable does not exist} paragraph {a paragraph is missing} untranslated {no text, readers get the Romanian one} needsRomanian {no text} other {no subject}}',
  }),
  versionCount: defineMessage<{ count: number }>({
    id: 'messages.templates.versionCount',
    description: 'How many versions there are',
    defaultMessage: '{count, plural, one {# version} other {# versions}}',
  }),
  version: defineMessage<{ version: number }>({
    id: 'messages.templates.version',
    description: 'A version in the history',
    defaultMessage: 'Version {version}',
  }),
  savedBy: defineMessage<{ name: string; time: string }>({
    id: 'messages.templates.savedBy',
    description: 'Who saved a version, and when',
    defaultMessage: '{name}, {time}',
  }),
};
