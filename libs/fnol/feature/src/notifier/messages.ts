import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: {
    id: 'fnol.notifier.heading',
    description: 'Question of the page, its main heading.',
    defaultMessage: 'Who is reporting the accident?',
  },
  role: {
    id: 'fnol.notifier.role',
    description: 'Label of the choice between owner, driver and somebody else.',
    defaultMessage: 'You are',
  },
  owner: {
    id: 'fnol.notifier.owner',
    description: 'Choice: the owner of the car reports.',
    defaultMessage: 'The owner of the car',
  },
  driver: {
    id: 'fnol.notifier.driver',
    description: 'Choice: the driver, who is not the owner, reports.',
    defaultMessage: 'The driver, but not the owner',
  },
  other: {
    id: 'fnol.notifier.other',
    description: 'Choice: somebody else reports.',
    defaultMessage: 'Somebody else, for example a relative',
  },
  firstName: {
    id: 'fnol.notifier.firstName',
    description: 'Label of the first name of the person who reports.',
    defaultMessage: 'First name',
  },
  oneNameHint: {
    id: 'fnol.notifier.oneNameHint',
    description: 'Below the first name: some people have one name only.',
    defaultMessage: 'Leave it empty if you have only one name',
  },
  lastName: {
    id: 'fnol.notifier.lastName',
    description: 'Label of the family name of the person who reports.',
    defaultMessage: 'Family name',
  },
  reach: {
    id: 'fnol.notifier.reach',
    description: 'Heading above the contact fields.',
    defaultMessage: 'How can we reach you?',
  },
  reachHint: {
    id: 'fnol.notifier.reachHint',
    description: 'Help for the contact fields: one of the two is enough.',
    defaultMessage: 'A phone number or an e-mail address is enough. Your claim number will be sent there.',
  },
  phone: {
    id: 'fnol.notifier.phone',
    description: 'Label of the phone number.',
    defaultMessage: 'Phone',
  },
  phoneHint: {
    id: 'fnol.notifier.phoneHint',
    description: 'Example below the phone number.',
    defaultMessage: 'For example 0722 123 456',
  },
  email: {
    id: 'fnol.notifier.email',
    description: 'Label of the e-mail address.',
    defaultMessage: 'E-mail',
  },
  emailHint: {
    id: 'fnol.notifier.emailHint',
    description: 'Example below the e-mail address.',
    defaultMessage: 'For example name@example.com',
  },
  preferredChannel: {
    id: 'fnol.notifier.preferredChannel',
    description: 'Question shown when both phone and e-mail are given.',
    defaultMessage: 'How should we contact you first?',
  },
  byPhone: {
    id: 'fnol.notifier.byPhone',
    description: 'Choice: contact by phone or text message.',
    defaultMessage: 'By phone or SMS',
  },
  byEmail: {
    id: 'fnol.notifier.byEmail',
    description: 'Choice: contact by e-mail.',
    defaultMessage: 'By e-mail',
  },
});

export const errors = defineMessages({
  roleMissing: {
    id: 'fnol.notifier.roleMissing',
    description: 'Shown when nobody was chosen.',
    defaultMessage: 'Choose who you are',
  },
  lastNameMissing: {
    id: 'fnol.notifier.lastNameMissing',
    description: 'Shown when the family name is empty.',
    defaultMessage: 'Enter your family name',
  },
  nameTooLong: {
    id: 'fnol.notifier.nameTooLong',
    description: 'Shown when a name has more than 80 characters.',
    defaultMessage: 'Use at most 80 characters',
  },
  contactMissing: {
    id: 'fnol.notifier.contactMissing',
    description: 'Shown when neither phone nor e-mail is given.',
    defaultMessage: 'Enter a phone number or an e-mail address',
  },
  phoneInvalid: {
    id: 'fnol.notifier.phoneInvalid',
    description: 'Shown when the phone number cannot be called.',
    defaultMessage:
      'Enter a phone number like 0722 123 456, or one with its country code like +49 151 23456789',
  },
  emailInvalid: {
    id: 'fnol.notifier.emailInvalid',
    description: 'Shown when the e-mail address is not one.',
    defaultMessage: 'Enter an e-mail address like name@example.com',
  },
  preferredChannelMissing: {
    id: 'fnol.notifier.preferredChannelMissing',
    description: 'Shown when both channels are given and none is preferred.',
    defaultMessage: 'Choose how we should contact you first',
  },
});
