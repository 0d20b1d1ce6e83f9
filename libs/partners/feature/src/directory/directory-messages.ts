import { defineMessage, defineMessages } from 'react-intl';
import { endMessages } from './end-messages.ts';

/** Words of the list of partners and of the pane with one of them. */
export const messages = {
  ...endMessages,
  ...defineMessages({
    add: {
      id: 'partners.directory.add',
      description: 'Button and title of its window',
      defaultMessage: 'New partner',
    },
    search: {
      id: 'partners.directory.search',
      description: 'Field over the list of partners',
      defaultMessage: 'Name, CUI, town',
    },
    kind: {
      id: 'partners.directory.kind',
      description: 'Column and field',
      defaultMessage: 'Kind',
    },
    anyKind: {
      id: 'partners.directory.anyKind',
      description: 'Choice of a filter',
      defaultMessage: 'Every kind',
    },
    county: {
      id: 'partners.directory.county',
      description: 'Column and field',
      defaultMessage: 'County',
    },
    anyCounty: {
      id: 'partners.directory.anyCounty',
      description: 'Choice of a filter',
      defaultMessage: 'Every county',
    },
    counties: {
      id: 'partners.directory.counties',
      description: 'Column with the counties in which a partner works',
      defaultMessage: 'Counties',
    },
    wholeCountry: {
      id: 'partners.directory.wholeCountry',
      description: 'Stands for all counties',
      defaultMessage: 'whole country',
    },
    state: {
      id: 'partners.directory.state',
      description: 'Column and filter',
      defaultMessage: 'State',
    },
    anyState: {
      id: 'partners.directory.anyState',
      description: 'Choice of a filter',
      defaultMessage: 'Every state',
    },
    active: {
      id: 'partners.directory.active',
      description: 'State of a partner',
      defaultMessage: 'active',
    },
    suspended: {
      id: 'partners.directory.suspended',
      description: 'State of a partner',
      defaultMessage: 'suspended',
    },
    capacity: {
      id: 'partners.directory.capacity',
      description: 'Column: jobs that a partner takes in a week',
      defaultMessage: 'Capacity, week',
    },
    contract: {
      id: 'partners.directory.contract',
      description: 'Column: day on which the contract ends; heading in the pane',
      defaultMessage: 'Contract',
    },
    noContract: {
      id: 'partners.directory.noContract',
      description: 'In place of a day',
      defaultMessage: 'none',
    },
    none: {
      id: 'partners.directory.none',
      description: 'Title where there are no partners',
      defaultMessage: 'No partners yet',
    },
    noneText: {
      id: 'partners.directory.noneText',
      description: 'What to do where there are no partners',
      defaultMessage: 'Add the first one, or import your list.',
    },
    noMatch: {
      id: 'partners.directory.noMatch',
      description: 'Title where the filters leave nobody',
      defaultMessage: 'No such partner',
    },
    noMatchText: {
      id: 'partners.directory.noMatchText',
      description: 'What to do where the filters leave nobody',
      defaultMessage: 'Change the words or the filters.',
    },
    failed: {
      id: 'partners.directory.failed',
      description: 'Title where the list cannot be read',
      defaultMessage: 'The partners cannot be shown',
    },
    more: {
      id: 'partners.directory.more',
      description: 'Button under a list',
      defaultMessage: 'Show more',
    },
    partner: {
      id: 'partners.directory.partner',
      description: 'Name of the pane for screen readers, and of the first column',
      defaultMessage: 'Partner',
    },
    closePartner: {
      id: 'partners.directory.closePartner',
      description: 'Button of the pane',
      defaultMessage: 'Close the partner',
    },
    edit: {
      id: 'partners.directory.edit',
      description: 'Button and title of its window',
      defaultMessage: 'Edit',
    },
    suspend: {
      id: 'partners.directory.suspend',
      description: 'Button and title of its window',
      defaultMessage: 'Suspend',
    },
    suspendText: {
      id: 'partners.directory.suspendText',
      description: 'What suspending does',
      defaultMessage: 'Nobody finds the partner for new work any more. What it did and does stays.',
    },
    reason: {
      id: 'partners.directory.reason',
      description: 'Field: why a partner is suspended',
      defaultMessage: 'Reason',
    },
    resume: {
      id: 'partners.directory.resume',
      description: 'Button',
      defaultMessage: 'Resume',
    },
    nobody: {
      id: 'partners.directory.nobody',
      description: 'In place of the name of a person',
      defaultMessage: 'nobody',
    },
    saved: {
      id: 'partners.directory.saved',
      description: 'Notice',
      defaultMessage: 'Saved',
    },
    facts: {
      id: 'partners.directory.facts',
      description: 'Heading in the pane',
      defaultMessage: 'Work',
    },
    contacts: {
      id: 'partners.directory.contacts',
      description: 'Heading in the pane and in the form',
      defaultMessage: 'Contacts',
    },
    brands: {
      id: 'partners.directory.brands',
      description: 'Field: makes of vehicle',
      defaultMessage: 'Brands',
    },
    everyBrand: {
      id: 'partners.directory.everyBrand',
      description: 'All makes of vehicle',
      defaultMessage: 'every brand',
    },
    categories: {
      id: 'partners.directory.categories',
      description: 'Field: kinds of vehicle',
      defaultMessage: 'Vehicles',
    },
    everyCategory: {
      id: 'partners.directory.everyCategory',
      description: 'All kinds of vehicle',
      defaultMessage: 'every vehicle',
    },
    services: {
      id: 'partners.directory.services',
      description: 'Field: what the partner does',
      defaultMessage: 'Services',
    },
    hours: {
      id: 'partners.directory.hours',
      description: 'Heading: opening hours',
      defaultMessage: 'Opening hours',
    },
    closed: {
      id: 'partners.directory.closed',
      description: 'Opening hours of a day',
      defaultMessage: 'closed',
    },
    cuiKnown: {
      id: 'partners.directory.cuiKnown',
      description: 'Why a partner is not stored',
      defaultMessage: 'Another partner has this CUI.',
    },
    suspendedAlready: {
      id: 'partners.directory.suspendedAlready',
      description: 'Why a partner is not suspended',
      defaultMessage: 'The partner is suspended already.',
    },
    tooManyDocuments: {
      id: 'partners.directory.tooManyDocuments',
      description: 'Why a document is not kept',
      defaultMessage: 'A partner has at most 50 documents. Remove one first.',
    },
  }),
  count: defineMessage<{ count: number }>({
    id: 'partners.directory.count',
    description: 'How many partners the filters leave',
    defaultMessage: '{count, plural, one {# partner} other {# partners}}',
  }),
  suspendedBy: defineMessage<{ at: string; name: string }>({
    id: 'partners.directory.suspendedBy',
    description: 'Banner: who suspended a partner and when',
    defaultMessage: 'Suspended by {name}, {at}',
  }),
  period: defineMessage<{ from: string; until: string }>({
    id: 'partners.directory.period',
    description: 'From a day until another',
    defaultMessage: '{from} – {until}',
  }),
};
