import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    proposals: {
      id: 'config.productTexts.proposals',
      description: 'Heading: texts that a new version of the product words otherwise',
      defaultMessage: 'Proposals of the new version',
    },
    proposalsAbout: {
      id: 'config.productTexts.proposalsAbout',
      description: 'Below that heading',
      defaultMessage:
        'An update never overwrites what you changed. Where the product words the same text anew, you decide here.',
    },
    none: {
      id: 'config.productTexts.none',
      description: 'Instead of the proposals',
      defaultMessage: 'Nothing is to be decided.',
    },
    yours: {
      id: 'config.productTexts.yours',
      description: 'Before the text of the organisation',
      defaultMessage: 'Yours',
    },
    new: {
      id: 'config.productTexts.new',
      description: 'Before the text of the new version, or of a document that is imported',
      defaultMessage: 'New',
    },
    takeOver: { id: 'config.productTexts.takeOver', description: 'Button', defaultMessage: 'Take over' },
    keep: {
      id: 'config.productTexts.keep',
      description: 'Button: stays with the text of the organisation',
      defaultMessage: 'Keep mine',
    },
    taken: {
      id: 'config.productTexts.taken',
      description: 'Notice: a proposal was taken over',
      defaultMessage: 'Taken over. The history of its page can put yours back.',
    },
    kept: {
      id: 'config.productTexts.kept',
      description: 'Notice: the own text stays',
      defaultMessage: 'Yours stays.',
    },
    transfer: {
      id: 'config.productTexts.transfer',
      description: 'Heading of export and import',
      defaultMessage: 'Export and import',
    },
    transferAbout: {
      id: 'config.productTexts.transferAbout',
      description: 'Below that heading',
      defaultMessage:
        'One file with the names, colours, help and tracker texts that you may change, for example from a test installation.',
    },
    export: { id: 'config.productTexts.export', description: 'Button', defaultMessage: 'Export the texts' },
    choose: {
      id: 'config.productTexts.choose',
      description: 'Label of the file that is imported',
      defaultMessage: 'Import a file',
    },
    unreadable: {
      id: 'config.productTexts.unreadable',
      description: 'A chosen file is none that was exported here',
      defaultMessage: 'This is not a file of exported texts.',
    },
    import: {
      id: 'config.productTexts.import',
      description: 'Button',
      defaultMessage: 'Store the chosen changes',
    },
    nothingChanges: {
      id: 'config.productTexts.nothingChanges',
      description: 'A file holds the texts that are stored already',
      defaultMessage: 'The file changes nothing.',
    },
    isUnknown: {
      id: 'config.productTexts.unknown',
      description: 'Before things of a file that are not taken in',
      defaultMessage: 'Left out, because it is not here or not yours to change:',
    },
  }),
  imported: defineMessage<{ count: number }>({
    id: 'config.productTexts.imported',
    description: 'Notice after an import',
    defaultMessage: '{count, plural, one {# thing is worded anew.} other {# things are worded anew.}}',
  }),
  change: defineMessage<{ name: string }>({
    id: 'config.productTexts.change',
    description: 'Name of the box that chooses a change of a file; the name is that of a status or step',
    defaultMessage: 'Change {name}',
  }),
};

/** What the texts of statuses and steps are called; the same words as on their pages. */
export const fieldMessages = defineMessages({
  name_ro: { id: 'config.productTexts.nameRo', description: 'A text', defaultMessage: 'Name, Romanian' },
  name_en: { id: 'config.productTexts.nameEn', description: 'A text', defaultMessage: 'Name, English' },
  color: { id: 'config.productTexts.color', description: 'A colour', defaultMessage: 'Colour' },
  help_html_ro: { id: 'config.productTexts.helpRo', description: 'A text', defaultMessage: 'Help, Romanian' },
  help_html_en: { id: 'config.productTexts.helpEn', description: 'A text', defaultMessage: 'Help, English' },
  tracker_event_title_ro: {
    id: 'config.productTexts.titleRo',
    description: 'A text of the tracker',
    defaultMessage: 'Tracker title, Romanian',
  },
  tracker_event_title_en: {
    id: 'config.productTexts.titleEn',
    description: 'A text of the tracker',
    defaultMessage: 'Tracker title, English',
  },
  tracker_event_description_ro: {
    id: 'config.productTexts.textRo',
    description: 'A text of the tracker',
    defaultMessage: 'Tracker message, Romanian',
  },
  tracker_event_description_en: {
    id: 'config.productTexts.textEn',
    description: 'A text of the tracker',
    defaultMessage: 'Tracker message, English',
  },
  tracker_next_step_title_ro: {
    id: 'config.productTexts.nextRo',
    description: 'A text of the tracker',
    defaultMessage: 'What comes next, Romanian',
  },
  tracker_next_step_title_en: {
    id: 'config.productTexts.nextEn',
    description: 'A text of the tracker',
    defaultMessage: 'What comes next, English',
  },
  tracker_next_step_description_ro: {
    id: 'config.productTexts.nextTextRo',
    description: 'A text of the tracker',
    defaultMessage: 'Message of what comes next, Romanian',
  },
  tracker_next_step_description_en: {
    id: 'config.productTexts.nextTextEn',
    description: 'A text of the tracker',
    defaultMessage: 'Message of what comes next, English',
  },
  label_ro: {
    id: 'config.productTexts.labelRo',
    description: 'The name of a step of the tracker',
    defaultMessage: 'Step, Romanian',
  },
  label_en: {
    id: 'config.productTexts.labelEn',
    description: 'The name of a step of the tracker',
    defaultMessage: 'Step, English',
  },
  description_ro: {
    id: 'config.productTexts.descriptionRo',
    description: 'What a step of the tracker says',
    defaultMessage: 'Message of the step, Romanian',
  },
  description_en: {
    id: 'config.productTexts.descriptionEn',
    description: 'What a step of the tracker says',
    defaultMessage: 'Message of the step, English',
  },
});
