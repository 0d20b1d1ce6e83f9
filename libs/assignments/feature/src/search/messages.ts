import { defineMessage, defineMessages } from 'react-intl';
import type { Schema } from '@dosar/openapi';
import type { SearchGroupName } from './search-view.ts';

export const messages = {
  ...defineMessages({
    title: {
      id: 'assignments.search.title',
      description: 'Title of the search page',
      defaultMessage: 'Search',
    },
    field: {
      id: 'assignments.search.field',
      description: 'Label of the search box for everything',
      defaultMessage: 'What are you looking for?',
    },
    fieldHint: {
      id: 'assignments.search.fieldHint',
      description: 'Below the search box: what can be typed',
      defaultMessage: 'Claim number, plate, VIN, name, CNP, CUI, phone, e-mail or policy',
    },
    before: {
      id: 'assignments.search.before',
      description: 'On the search page before anything was typed',
      defaultMessage: 'Type at least three characters',
    },
    beforeAdvice: {
      id: 'assignments.search.beforeAdvice',
      description: 'On the search page before anything was typed: how it can be typed',
      defaultMessage: 'With or without diacritics, spaces or dashes: it is all the same.',
    },
    recent: {
      id: 'assignments.search.recent',
      description: 'On the search page, before what one searched for last',
      defaultMessage: 'Recent:',
    },
    nothing: {
      id: 'assignments.search.nothing',
      description: 'On the search page: no hit in any group',
      defaultMessage: 'Nothing found',
    },
    nothingAdvice: {
      id: 'assignments.search.nothingAdvice',
      description: 'On the search page: what to try when nothing was found',
      defaultMessage: 'Try a part of the name or number, or take off filters.',
    },
    similar: {
      id: 'assignments.search.similar',
      description: 'Above hits of a name that was probably mistyped',
      defaultMessage: 'Nothing matches exactly. These are similar names.',
    },
    partial: {
      id: 'assignments.search.partial',
      description: 'On the search page: a group took too long and is missing',
      defaultMessage:
        'Not everything could be searched in time. Type more, so that less has to be looked through.',
    },
    moreFiles: {
      id: 'assignments.search.moreFiles',
      description: 'After the newest files of a person or vehicle: there are more',
      defaultMessage: 'and older ones',
    },
    allGroups: {
      id: 'assignments.search.allGroups',
      description: 'Leads from the hits of one group back to all groups',
      defaultMessage: 'All results',
    },
    next: {
      id: 'assignments.search.next',
      description: 'Shows the next hits of a group',
      defaultMessage: 'Show more',
    },
    narrow: {
      id: 'assignments.search.narrow',
      description: 'Title of the panel that narrows the search',
      defaultMessage: 'Narrow the results',
    },
    filesOnly: {
      id: 'assignments.search.filesOnly',
      description: 'In the panel that narrows the search',
      defaultMessage: 'With a filter, only claim files are searched.',
    },
    eventDate: {
      id: 'assignments.search.eventDate',
      description: 'Search filter: days of the accident',
      defaultMessage: 'Accident',
    },
    opened: {
      id: 'assignments.search.opened',
      description: 'Search filter: days on which the file was opened',
      defaultMessage: 'File opened',
    },
    brand: {
      id: 'assignments.search.brand',
      description: 'Search filter: make of the vehicle',
      defaultMessage: 'Vehicle make',
    },
    noPlate: {
      id: 'assignments.search.noPlate',
      description: 'A found vehicle that has no registration number',
      defaultMessage: 'Without plate',
    },
  }),
  group: defineMessage<{ name: SearchGroupName }>({
    id: 'assignments.search.group',
    description: 'Heading of a group of hits',
    defaultMessage:
      '{name, select, files {Claim files} people {People} vehicles {Vehicles} partners {Partners and offices} other {Documents}}',
  }),
  showAll: defineMessage<{ name: SearchGroupName }>({
    id: 'assignments.search.showAll',
    description: 'Below the first hits of a group: shows all of them',
    defaultMessage:
      '{name, select, files {All claim files} people {All people} vehicles {All vehicles} partners {All partners and offices} other {All documents}}',
  }),
  found: defineMessage<{ count: number }>({
    id: 'assignments.search.found',
    description: 'Read out to screen readers when the hits are there',
    defaultMessage: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
  }),
  partnerKind: defineMessage<{ kind: Schema<'FoundPartner'>['kind'] }>({
    id: 'assignments.search.partnerKind',
    description: 'What kind of company a found partner is; a branch is an own office',
    defaultMessage:
      '{kind, select, branch {Own office} repair_shop {Repair shop} glass {Glass} towing {Towing} assessor {Assessor} broker {Broker} other {Partner}}',
  }),
};
