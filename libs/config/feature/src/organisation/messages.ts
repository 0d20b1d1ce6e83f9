import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  intro: {
    id: 'config.organisation.intro',
    description: 'Above the form about the organisation',
    defaultMessage: 'Who your organisation is before the law and how it is reached.',
  },
  name: { id: 'config.organisation.name', description: 'Label', defaultMessage: 'Legal name' },
  taxNumber: {
    id: 'config.organisation.taxNumber',
    description: 'Label: Romanian company number',
    defaultMessage: 'Company number (CUI)',
  },
  tradeRegister: {
    id: 'config.organisation.tradeRegister',
    description: 'Label',
    defaultMessage: 'Trade register number',
  },
  tradeRegisterHint: {
    id: 'config.organisation.tradeRegisterHint',
    description: 'Below the trade register number',
    defaultMessage: 'Such as J40/1234/2020, or J and thirteen digits.',
  },
  street: { id: 'config.organisation.street', description: 'Label', defaultMessage: 'Street and number' },
  locality: { id: 'config.organisation.locality', description: 'Label', defaultMessage: 'Town' },
  county: { id: 'config.organisation.county', description: 'Label', defaultMessage: 'County' },
  postalCode: { id: 'config.organisation.postalCode', description: 'Label', defaultMessage: 'Postal code' },
  phone: { id: 'config.organisation.phone', description: 'Label', defaultMessage: 'Phone' },
  email: { id: 'config.organisation.email', description: 'Label', defaultMessage: 'Contact e-mail' },
  language: {
    id: 'config.organisation.language',
    description: 'Label',
    defaultMessage: 'Language that comes first',
  },
  languageHint: {
    id: 'config.organisation.languageHint',
    description: 'Below the language that comes first',
    defaultMessage: 'For messages to recipients who have not said which language they read.',
  },
  otherLanguage: {
    id: 'config.organisation.otherLanguage',
    description: 'Label of a check box: claimants may choose between Romanian and English',
    defaultMessage: 'Claimants may choose the other language',
  },
  otherLanguageHint: {
    id: 'config.organisation.otherLanguageHint',
    description: 'Below that check box',
    defaultMessage:
      'Without it the tracker and the pages for guests offer no switch, and messages leave in the language that comes first.',
  },
  offered: {
    id: 'config.organisation.offered',
    description: 'Name of the setting in search and history',
    defaultMessage: 'Languages for claimants',
  },
  yes: { id: 'config.organisation.yes', description: 'Value of the check box', defaultMessage: 'Yes' },
  no: { id: 'config.organisation.no', description: 'Value of the check box', defaultMessage: 'No' },
  romanian: {
    id: 'config.organisation.romanian',
    description: 'A language',
    defaultMessage: 'Romanian language',
  },
  english: {
    id: 'config.organisation.english',
    description: 'A language',
    defaultMessage: 'English language',
  },
  payingAccount: {
    id: 'config.organisation.payingAccount',
    description: 'Heading: the bank account that the organisation pays from',
    defaultMessage: 'Paying account',
  },
  noPayingAccount: {
    id: 'config.organisation.noPayingAccount',
    description: 'Where the organisation has no paying account yet',
    defaultMessage: 'None yet',
  },
  payingAccountHint: {
    id: 'config.organisation.payingAccountHint',
    description: 'Below the paying account',
    defaultMessage: 'Changed on the page of payments, where a second person approves it.',
  },
  toPayments: {
    id: 'config.organisation.toPayments',
    description: 'Link to the page of payments',
    defaultMessage: 'To the payments',
  },
  timeZone: {
    id: 'config.organisation.timeZone',
    description: 'Name of a fact',
    defaultMessage: 'Time zone of days and hours',
  },
  save: { id: 'config.organisation.save', description: 'Button', defaultMessage: 'Save the details' },
  saved: {
    id: 'config.organisation.saved',
    description: 'Notice: the details are stored',
    defaultMessage: 'The details are saved.',
  },
});

/** Why an answer of this form is refused, beyond the common reasons. */
export const organisationReasons = defineMessages({
  trade_register_invalid: {
    id: 'config.organisation.tradeRegisterInvalid',
    description: 'The text is no number in the trade register',
    defaultMessage: 'Enter a number such as J40/1234/2020, or J and thirteen digits.',
  },
  postal_code_invalid: {
    id: 'config.organisation.postalCodeInvalid',
    description: 'The text is no postal code',
    defaultMessage: 'A postal code has six digits.',
  },
});
