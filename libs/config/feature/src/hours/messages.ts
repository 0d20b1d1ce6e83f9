import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  office: {
    id: 'config.hours.office',
    description: 'Heading of the hours of each weekday',
    defaultMessage: 'When somebody answers',
  },
  officeHint: {
    id: 'config.hours.officeHint',
    description: 'Below that heading; closed days is the name of another page',
    defaultMessage:
      'For example 09:00–17:00, Romanian time. Leave a day empty when nobody answers. Claimants read these hours beside the phone number in the tracker. Single days are on the page “Closed days”.',
  },
  monday: { id: 'config.hours.monday', description: 'Label', defaultMessage: 'Monday' },
  tuesday: { id: 'config.hours.tuesday', description: 'Label', defaultMessage: 'Tuesday' },
  wednesday: { id: 'config.hours.wednesday', description: 'Label', defaultMessage: 'Wednesday' },
  thursday: { id: 'config.hours.thursday', description: 'Label', defaultMessage: 'Thursday' },
  friday: { id: 'config.hours.friday', description: 'Label', defaultMessage: 'Friday' },
  saturday: { id: 'config.hours.saturday', description: 'Label', defaultMessage: 'Saturday' },
  sunday: { id: 'config.hours.sunday', description: 'Label', defaultMessage: 'Sunday' },
  messages: {
    id: 'config.hours.messages',
    description: 'Heading of the hours in which messages leave',
    defaultMessage: 'When messages leave',
  },
  messagesHint: {
    id: 'config.hours.messagesHint',
    description: 'Below that heading; document rules is the name of another page',
    defaultMessage:
      'SMS and reminders of visits that would leave outside of these hours wait for the morning. Reminders of documents do too, until the page “Document rules” says other hours.',
  },
  from: {
    id: 'config.hours.from',
    description: 'Label: messages leave from this hour on',
    defaultMessage: 'From',
  },
  until: {
    id: 'config.hours.until',
    description: 'Label: messages leave until this hour',
    defaultMessage: 'Until',
  },
  messagesFrom: {
    id: 'config.hours.messagesFrom',
    description: 'Name of the setting in search and history',
    defaultMessage: 'Messages leave from',
  },
  messagesUntil: {
    id: 'config.hours.messagesUntil',
    description: 'Name of the setting in search and history',
    defaultMessage: 'Messages leave until',
  },
  quietWords: {
    id: 'config.hours.quietWords',
    description: 'Other words that people type for these hours, separated by spaces',
    defaultMessage: 'quiet hours night sms reminders',
  },
  save: { id: 'config.hours.save', description: 'Button', defaultMessage: 'Save the hours' },
  saved: {
    id: 'config.hours.saved',
    description: 'Notice: the hours are stored',
    defaultMessage: 'The hours are saved.',
  },
});

/** Why hours are refused, beyond the common reasons. */
export const hoursReasons = defineMessages({
  hours_invalid: {
    id: 'config.hours.invalid',
    description: 'The text is no span of hours within one day',
    defaultMessage: 'Write the hours like 09:00–17:00.',
  },
  messages_by_day: {
    id: 'config.hours.byDay',
    description: 'The hours of messages end before they begin',
    defaultMessage: 'Choose an hour later than the first one, on the same day.',
  },
});
