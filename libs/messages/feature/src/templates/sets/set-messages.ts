import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    whose: {
      id: 'messages.templateSets.whose',
      description: 'Field above the templates: the standard ones, or those of a set',
      defaultMessage: 'Texts',
    },
    standard: {
      id: 'messages.templateSets.standard',
      description: 'Choice: the templates that every file uses',
      defaultMessage: 'Standard, for everybody',
    },
    newSet: {
      id: 'messages.templateSets.newSet',
      description: 'Makes a set of templates; also the title of its dialog',
      defaultMessage: 'New set',
    },
    rename: {
      id: 'messages.templateSets.rename',
      description: 'Renames a set; also the title of its dialog',
      defaultMessage: 'Rename',
    },
    remove: {
      id: 'messages.templateSets.remove',
      description: 'Removes a set',
      defaultMessage: 'Remove set',
    },
    removed: {
      id: 'messages.templateSets.removed',
      description: 'Notice after removing a set',
      defaultMessage: 'The set is removed. The history brings it back.',
    },
    removeHint: {
      id: 'messages.templateSets.removeHint',
      description: 'What removing a set means',
      defaultMessage: 'Files that used its texts get the standard ones from now on.',
    },
    name: {
      id: 'messages.templateSets.name',
      description: 'Field: the name of a set',
      defaultMessage: 'Name of the set',
    },
    nameHint: {
      id: 'messages.templateSets.nameHint',
      description: 'Hint below the name of a set',
      defaultMessage: 'Special customers choose it by this name, in their rule about messages.',
    },
    save: {
      id: 'messages.templateSets.save',
      description: 'Saves the name of a set',
      defaultMessage: 'Save',
    },
    saved: {
      id: 'messages.templateSets.saved',
      description: 'Notice after saving a set',
      defaultMessage: 'The set is saved.',
    },
    intro: {
      id: 'messages.templateSets.intro',
      description: 'Above the templates of a set',
      defaultMessage:
        'These texts take the place of the standard ones in the files of the customers whose rule names this set. What has no text of its own is sent with the standard one.',
    },
    ownText: {
      id: 'messages.templateSets.ownText',
      description: 'Mark of a template of which the set has a text of its own',
      defaultMessage: 'own text',
    },
    ownTextOff: {
      id: 'messages.templateSets.ownTextOff',
      description: 'Mark of a template whose own text is switched off',
      defaultMessage: 'own text, not used',
    },
    standardText: {
      id: 'messages.templateSets.standardText',
      description: 'Mark of a template of which the set has no text',
      defaultMessage: 'the standard text',
    },
    use: {
      id: 'messages.templateSets.use',
      description: 'Whether the text of a set is used',
      defaultMessage: 'Use it in place of the standard text',
    },
    noSuchSet: {
      id: 'messages.templateSets.noSuchSet',
      description: 'In place of a set that does not exist',
      defaultMessage: 'There is no such set',
    },
    setName: {
      id: 'messages.templateSets.setting.name',
      description: 'In the history of the templates: the name of a set',
      defaultMessage: 'Name of the set',
    },
  }),
  askRemove: defineMessage<{ name: string }>({
    id: 'messages.templateSets.askRemove',
    description: 'Title of the question before a set is removed',
    defaultMessage: 'Remove the set {name}?',
  }),
  ofSet: defineMessage<{ set: string; name: string }>({
    id: 'messages.templateSets.ofSet',
    description: 'Below the name of a template of a set',
    defaultMessage: '{set}, in place of “{name}”',
  }),
};
