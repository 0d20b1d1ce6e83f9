import { defineMessage, defineMessages } from 'react-intl';
import type { Schema } from '@dosar/openapi';
import type { SearchGroupName } from './search-view.ts';

export const messages = {
  ...defineMessages({
    title: {
      id: 'claims.search.title',
      description: 'Title of the search page',
      defaultMessage: 'Search',
    },
    field: {
      id: 'claims.search.field',
      description: 'Label of the search box for everything',
      defaultMessage: 'What are you looking for?',
    },
    fieldHint: {
      id: 'claims.search.fieldHint',
      description: 'Below the search box: what can be typed',
      defaultMessage: 'Claim number, plate, VIN, name, CNP, CUI, phone, e-mail or policy',
    },
    before: {
      id: 'claims.search.before',
      description: 'On the search page before anything was typed',
      defaultMessage: 'Type at least three characters',
    },
    beforeAdvice: {
      id: 'claims.search.beforeAdvice',
      description: 'On the search page before anything was typed: how it can be typed',
      defaultMessage: 'With or without diacritics, spaces or dashes: it is all the same.',
    },
    recent: {
      id: 'claims.search.recent',
      description: 'On the search page, before what one searched for last',
      defaultMessage: 'Recent:',
    },
    nothing: {
      id: 'claims.search.nothing',
      description: 'On the search page: no hit in any group',
      defaultMessage: 'Nothing found',
    },
    nothingAdvice: {
      id: 'claims.search.nothingAdvice',
      description: 'On the search page: what to try when nothing was found',
      defaultMessage: 'Try a part of the name or number, or remove filters.',
    },
    similar: {
      id: 'claims.search.similar',
      description: 'Above hits of a name that was probably mistyped',
      defaultMessage: 'Nothing matches exactly. These are similar names.',
    },
    partial: {
      id: 'claims.search.partial',
      description: 'On the search page: a group took too long and is missing',
      defaultMessage:
        'Not everything could be searched in time. Type more, so that less has to be looked through.',
    },
    moreFiles: {
      id: 'claims.search.moreFiles',
      description: 'After the newest files of a person or vehicle: there are more',
      defaultMessage: 'and older ones',
    },
    allGroups: {
      id: 'claims.search.allGroups',
      description: 'Leads from the hits of one group back to all groups',
      defaultMessage: 'All results',
    },
    next: {
      id: 'claims.search.next',
      description: 'Shows the next hits of a group',
      defaultMessage: 'Show more',
    },
    narrow: {
      id: 'claims.search.narrow',
      description: 'Title of the panel that narrows the search',
      defaultMessage: 'Narrow the results',
    },
    filesOnly: {
      id: 'claims.search.filesOnly',
      description: 'In the panel that narrows the search',
      defaultMessage: 'With a filter, only claim files are searched.',
    },
    eventDate: {
      id: 'claims.search.eventDate',
      description: 'Search filter: days of the accident',
      defaultMessage: 'Accident',
    },
    opened: {
      id: 'claims.search.opened',
      description: 'Search filter: days on which the file was opened',
      defaultMessage: 'File opened',
    },
    brand: {
      id: 'claims.search.brand',
      description: 'Search filter: make of the vehicle',
      defaultMessage: 'Vehicle make',
    },
    noPlate: {
      id: 'claims.search.noPlate',
      description: 'A found vehicle that has no registration number',
      defaultMessage: 'Without plate',
    },
    deadline: {
      id: 'claims.search.deadline',
      description: 'Heading above the days of the deadline',
      defaultMessage: 'Deadline',
    },
    status: {
      id: 'claims.search.status',
      description: 'Label: status of the file',
      defaultMessage: 'Status',
    },
    policyType: {
      id: 'claims.search.policyType',
      description: 'Label: kind of policy',
      defaultMessage: 'Policy',
    },
    anyPolicyType: {
      id: 'claims.search.anyPolicyType',
      description: 'Empty choice of the kind of policy',
      defaultMessage: 'All',
    },
    county: {
      id: 'claims.search.county',
      description: 'Label: county of the event',
      defaultMessage: 'County',
    },
    specialCustomer: {
      id: 'claims.search.specialCustomer',
      description: 'Read out to screen readers before the name of the special customer of a found file',
      defaultMessage: 'Special customer:',
    },
    clear: {
      id: 'claims.search.clear',
      description: 'Button that removes all that narrows the search',
      defaultMessage: 'Clear filters',
    },
    done: {
      id: 'claims.search.done',
      description: 'Button that closes the panel with what narrows the search',
      defaultMessage: 'Show the list',
    },
  }),
  group: defineMessage<{ name: SearchGroupName }>({
    id: 'claims.search.group',
    description: 'Heading of a group of hits',
    defaultMessage:
      '{name, select, files {Claim files} people {People} vehicles {Vehicles} partners {Partners and offices} other {Documents}}',
  }),
  showAll: defineMessage<{ name: SearchGroupName }>({
    id: 'claims.search.showAll',
    description: 'Below the first hits of a group: shows all of them',
    defaultMessage:
      '{name, select, files {All claim files} people {All people} vehicles {All vehicles} partners {All partners and offices} other {All documents}}',
  }),
  found: defineMessage<{ count: number }>({
    id: 'claims.search.found',
    description: 'Read out to screen readers when the hits are there',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  }),
  partnerKind: defineMessage<{ kind: Schema<'FoundPartner'>['kind'] }>({
    id: 'claims.search.partnerKind',
    description: 'What kind of company a found partner is; a branch is an own office',
    defaultMessage:
      '{kind, select, branch {Own office} repair_shop {Repair shop} glass {Glass} towing {Towing} rental {Rental} assessor {Assessor} lawyer {Lawyer} broker {Broker} other {Partner}}',
  }),
  filters: defineMessage<{ count: number }>({
    id: 'claims.search.filters',
    description: 'Button that opens what narrows the search; with how much of it is on',
    defaultMessage: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  }),
  policyTypeName: defineMessage<{ type: string }>({
    id: 'claims.search.policyTypeName',
    description: 'Kind of policy',
    defaultMessage:
      '{type, select, rca {RCA} casco {Casco} rca_dd {RCA, direct settlement} green_card {Green card} other {Other policy}}',
  }),
};
