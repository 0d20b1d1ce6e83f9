import { defineMessage, defineMessages } from 'react-intl';

export const namesMessages = {
  ...defineMessages({
    choose: {
      id: 'assignments.statusNames.choose',
      description: 'Beside the list while no status is open',
      defaultMessage: 'Choose a status to rename it or to change what claimants read in it.',
    },
    name_ro: {
      id: 'assignments.statusNames.nameRo',
      description: 'Label: the name of a status in that language',
      defaultMessage: 'Name in Romanian',
    },
    name_en: {
      id: 'assignments.statusNames.nameEn',
      description: 'Label: the name of a status in that language',
      defaultMessage: 'Name in English',
    },
    color: { id: 'assignments.statusNames.color', description: 'Label', defaultMessage: 'Colour' },
    pickColor: {
      id: 'assignments.statusNames.pickColor',
      description: 'Name of the colour picker for screen readers',
      defaultMessage: 'Pick the colour of the status',
    },
    colorHint: {
      id: 'assignments.statusNames.colorHint',
      description: 'Below the colour of a status',
      defaultMessage: 'For lists that tell statuses apart by a dot. Chips keep the colour of their phase.',
    },
    looks: {
      id: 'assignments.statusNames.looks',
      description: 'Heading above the chip of a status as it will look',
      defaultMessage: 'How it will look',
    },
    tracker: {
      id: 'assignments.statusNames.tracker',
      description: 'Heading of the texts that claimants read while work is in the status',
      defaultMessage: 'What claimants read in the tracker',
    },
    noTracker: {
      id: 'assignments.statusNames.noTracker',
      description: 'Instead of those texts',
      defaultMessage: 'Claimants see nothing of this status.',
    },
    tracker_event_title_ro: {
      id: 'assignments.statusNames.titleRo',
      description: 'Label: the title of what happened, for claimants',
      defaultMessage: 'Title in Romanian',
    },
    tracker_event_title_en: {
      id: 'assignments.statusNames.titleEn',
      description: 'Label: the title of what happened, for claimants',
      defaultMessage: 'Title in English',
    },
    tracker_event_description_ro: {
      id: 'assignments.statusNames.textRo',
      description: 'Label: the message below that title',
      defaultMessage: 'Message in Romanian',
    },
    tracker_event_description_en: {
      id: 'assignments.statusNames.textEn',
      description: 'Label: the message below that title',
      defaultMessage: 'Message in English',
    },
    tracker_next_step_title_ro: {
      id: 'assignments.statusNames.nextRo',
      description: 'Label: the title of what comes next, for claimants',
      defaultMessage: 'What comes next, in Romanian',
    },
    tracker_next_step_title_en: {
      id: 'assignments.statusNames.nextEn',
      description: 'Label: the title of what comes next, for claimants',
      defaultMessage: 'What comes next, in English',
    },
    tracker_next_step_description_ro: {
      id: 'assignments.statusNames.nextTextRo',
      description: 'Label: the message below what comes next',
      defaultMessage: 'Its message in Romanian',
    },
    tracker_next_step_description_en: {
      id: 'assignments.statusNames.nextTextEn',
      description: 'Label: the message below what comes next',
      defaultMessage: 'Its message in English',
    },
    phone: {
      id: 'assignments.statusNames.phone',
      description: 'Name of the picture of a phone with the texts of the tracker',
      defaultMessage: 'On a claimant’s phone',
    },
    next: {
      id: 'assignments.statusNames.next',
      description: 'On that phone, above what comes next',
      defaultMessage: 'Next',
    },
    save: { id: 'assignments.statusNames.save', description: 'Button', defaultMessage: 'Save the status' },
    saved: {
      id: 'assignments.statusNames.saved',
      description: 'Notice: the texts of the status are stored',
      defaultMessage: 'The status is saved.',
    },
  }),
  code: defineMessage<{ code: string }>({
    id: 'assignments.statusNames.code',
    description: 'Below the name of a status; the code never changes',
    defaultMessage: 'Code {code}, which stays as it is',
  }),
};
