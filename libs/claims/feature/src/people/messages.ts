import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    people: { id: 'claims.people.people', description: 'Heading', defaultMessage: 'People' },
    add: { id: 'claims.people.add', description: 'Button', defaultMessage: 'Add somebody' },
    remove: {
      id: 'claims.people.remove',
      description: 'Button: takes somebody off the file',
      defaultMessage: 'Remove from the file',
    },
    lastStays: {
      id: 'claims.people.lastStays',
      description: 'Why the last person cannot be removed',
      defaultMessage: 'A claim file keeps at least one person.',
    },
    roles: { id: 'claims.people.roles', description: 'Field', defaultMessage: 'In the claim' },
    lastName: { id: 'claims.people.lastName', description: 'Field', defaultMessage: 'Last name' },
    firstName: { id: 'claims.people.firstName', description: 'Field', defaultMessage: 'First name' },
    companyName: { id: 'claims.people.companyName', description: 'Field', defaultMessage: 'Company' },
    cui: { id: 'claims.people.cui', description: 'Field', defaultMessage: 'Tax number' },
    cnp: { id: 'claims.people.cnp', description: 'Field', defaultMessage: 'Personal number' },
    iban: { id: 'claims.people.iban', description: 'Field', defaultMessage: 'Bank account' },
    county: { id: 'claims.people.county', description: 'Field', defaultMessage: 'County' },
    locality: { id: 'claims.people.locality', description: 'Field', defaultMessage: 'Town' },
    address: { id: 'claims.people.address', description: 'Field', defaultMessage: 'Address' },
    language: { id: 'claims.people.language', description: 'Field', defaultMessage: 'Language' },
    phone: { id: 'claims.people.phone', description: 'Field', defaultMessage: 'Phone' },
    email: { id: 'claims.people.email', description: 'Field', defaultMessage: 'E-mail' },
    none: { id: 'claims.people.none', description: 'Empty choice', defaultMessage: 'Not known' },
    show: {
      id: 'claims.people.show',
      description: 'Button: shows a masked number in full',
      defaultMessage: 'Show',
    },
    sightIsKept: {
      id: 'claims.people.sightIsKept',
      description: 'Beside a masked number',
      defaultMessage: 'each view is recorded',
    },
    confirmAgain: {
      id: 'claims.people.confirmAgain',
      description: 'Sends the link once more that confirms an address or number',
      defaultMessage: 'Send the confirmation link',
    },
    prefer: {
      id: 'claims.people.prefer',
      description: 'Button: this is how somebody is reached first',
      defaultMessage: 'Prefer',
    },
    preferred: { id: 'claims.people.preferred', description: 'Mark', defaultMessage: 'preferred' },
    removeContact: { id: 'claims.people.removeContact', description: 'Button', defaultMessage: 'Remove' },
    newPhone: { id: 'claims.people.newPhone', description: 'Field', defaultMessage: 'Another phone' },
    newEmail: { id: 'claims.people.newEmail', description: 'Field', defaultMessage: 'Another e-mail' },
    cnpInvalid: {
      id: 'claims.people.cnpInvalid',
      description: 'Mistake',
      defaultMessage: 'This is not a valid personal number. Check its 13 digits.',
    },
    ibanInvalid: {
      id: 'claims.people.ibanInvalid',
      description: 'Mistake',
      defaultMessage: 'This is not a valid account. Check the IBAN.',
    },
    cuiInvalid: {
      id: 'claims.people.cuiInvalid',
      description: 'Mistake',
      defaultMessage: 'This is no valid tax number.',
    },
    phoneInvalid: {
      id: 'claims.people.phoneInvalid',
      description: 'Mistake',
      defaultMessage: 'This is not a valid phone number. Foreign ones begin with +.',
    },
    emailInvalid: {
      id: 'claims.people.emailInvalid',
      description: 'Mistake',
      defaultMessage: 'This is no e-mail address.',
    },
    nameMissing: { id: 'claims.people.nameMissing', description: 'Mistake', defaultMessage: 'Write a name.' },
    kind: { id: 'claims.people.kind', description: 'Field', defaultMessage: 'Person or company' },
    person: { id: 'claims.people.person', description: 'Choice', defaultMessage: 'Person' },
    company: { id: 'claims.people.company', description: 'Choice', defaultMessage: 'Company' },
    role: { id: 'claims.people.role', description: 'Field', defaultMessage: 'Role in the claim' },
    saveNew: { id: 'claims.people.saveNew', description: 'Button', defaultMessage: 'Add to the file' },
    cancel: { id: 'claims.people.cancel', description: 'Button', defaultMessage: 'Cancel' },
  }),
  added: defineMessage<{ name: string }>({
    id: 'claims.people.added',
    description: 'Notice',
    defaultMessage: '{name} is on the file',
  }),
  removed: defineMessage<{ name: string }>({
    id: 'claims.people.removed',
    description: 'Notice',
    defaultMessage: '{name} is no longer on the file',
  }),
  contactState: defineMessage<{ state: string }>({
    id: 'claims.people.contactState',
    description: 'Beside a phone or an address',
    defaultMessage:
      '{state, select, confirmed {confirmed} bounced {cannot be reached} other {not confirmed}}',
  }),
  confirmationSent: defineMessage<{ to: string }>({
    id: 'claims.people.confirmationSent',
    description: 'Notice: the link that confirms an address or number is on its way',
    defaultMessage: 'The confirmation link is on its way to {to}.',
  }),
};
