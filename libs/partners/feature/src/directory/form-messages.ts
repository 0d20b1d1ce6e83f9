import { defineMessage, defineMessages } from 'react-intl';

/** Words of the form of a partner. */
export const messages = {
  ...defineMessages({
    save: {
      id: 'partners.form.save',
      description: 'Button',
      defaultMessage: 'Save',
    },
    name: {
      id: 'partners.form.name',
      description: 'Field',
      defaultMessage: 'Name',
    },
    cui: {
      id: 'partners.form.cui',
      description: 'Field: company number',
      defaultMessage: 'CUI',
    },
    locality: {
      id: 'partners.form.locality',
      description: 'Field',
      defaultMessage: 'Town',
    },
    address: {
      id: 'partners.form.address',
      description: 'Field: street and number',
      defaultMessage: 'Address',
    },
    phone: {
      id: 'partners.form.phone',
      description: 'Field',
      defaultMessage: 'Phone',
    },
    email: {
      id: 'partners.form.email',
      description: 'Field',
      defaultMessage: 'E-mail',
    },
    contactName: {
      id: 'partners.form.contactName',
      description: 'Field: name of a person at the partner',
      defaultMessage: 'Name of the contact',
    },
    duty: {
      id: 'partners.form.duty',
      description: 'Field: what a person does at the partner',
      defaultMessage: 'Duty',
    },
    contactPhone: {
      id: 'partners.form.contactPhone',
      description: 'Field: phone of a person at the partner',
      defaultMessage: 'Phone of the contact',
    },
    contactEmail: {
      id: 'partners.form.contactEmail',
      description: 'Field: e-mail of a person at the partner',
      defaultMessage: 'E-mail of the contact',
    },
    addContact: {
      id: 'partners.form.addContact',
      description: 'Button',
      defaultMessage: 'Add contact',
    },
    served: {
      id: 'partners.form.served',
      description: 'Field: counties in which the partner works',
      defaultMessage: 'Works in the counties',
    },
    servedHint: {
      id: 'partners.form.servedHint',
      description: 'Hint of the field for counties',
      defaultMessage: 'None: only the county in which it is',
    },
    allCounties: {
      id: 'partners.form.allCounties',
      description: 'Button: choose all counties',
      defaultMessage: 'Whole country',
    },
    brandsHint: {
      id: 'partners.form.brandsHint',
      description: 'Hint of the field for brands',
      defaultMessage: 'None: every brand',
    },
    categoriesHint: {
      id: 'partners.form.categoriesHint',
      description: 'Hint of the field for kinds of vehicle',
      defaultMessage: 'None: every vehicle',
    },
    servicesHint: {
      id: 'partners.form.servicesHint',
      description: 'Hint of the field for services',
      defaultMessage: 'One on each line, such as body work',
    },
    capacity: {
      id: 'partners.form.capacity',
      description: 'Field',
      defaultMessage: 'Jobs in a week',
    },
    hoursHint: {
      id: 'partners.form.hoursHint',
      description: 'Hint over the seven fields of opening hours',
      defaultMessage: 'As people write it, such as 8–17; empty is closed',
    },
    contractNumber: {
      id: 'partners.form.contractNumber',
      description: 'Field',
      defaultMessage: 'Contract number',
    },
    contractFrom: {
      id: 'partners.form.contractFrom',
      description: 'Field',
      defaultMessage: 'Valid from',
    },
    contractUntil: {
      id: 'partners.form.contractUntil',
      description: 'Field',
      defaultMessage: 'Valid until',
    },
    missing: {
      id: 'partners.form.missing',
      description: 'Why a field is refused',
      defaultMessage: 'Write at least two characters.',
    },
    wrongCui: {
      id: 'partners.form.wrongCui',
      description: 'Why a field is refused',
      defaultMessage: 'This is not a CUI: its check digit does not fit.',
    },
    wrongValue: {
      id: 'partners.form.wrongValue',
      description: 'Why a field is refused',
      defaultMessage: 'This cannot be right. Check it again.',
    },
    wrongForm: {
      id: 'partners.form.wrongForm',
      description: 'Why a field is refused',
      defaultMessage: 'This cannot be a phone or an e-mail address.',
    },
    wrongDays: {
      id: 'partners.form.wrongDays',
      description: 'Why a field is refused',
      defaultMessage: 'The contract cannot end before it begins.',
    },
    restored: {
      id: 'partners.form.restored',
      description: 'Banner over the form',
      defaultMessage: 'What you typed before is here again.',
    },
    discard: {
      id: 'partners.form.discard',
      description: 'Button: throw the draft away',
      defaultMessage: 'Discard it',
    },
  }),
  removeContact: defineMessage<{ name: string }>({
    id: 'partners.form.removeContact',
    description: 'Button',
    defaultMessage: 'Remove {name}',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'partners.form.remove',
    description: 'Button: take a choice out',
    defaultMessage: 'Remove {name}',
  }),
};
