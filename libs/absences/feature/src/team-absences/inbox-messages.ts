import { defineMessage } from 'react-intl';

export const messages = {
  toDecide: defineMessage({
    id: 'absences.inbox.toDecide',
    description: 'Heading of the inbox',
    defaultMessage: 'To decide',
  }),
  nothingToDecide: defineMessage({
    id: 'absences.inbox.nothingToDecide',
    description: 'Shown when no request waits',
    defaultMessage: 'Nothing waits for your decision.',
  }),
  approveSome: defineMessage<{ count: number }>({
    id: 'absences.inbox.approveSome',
    description: 'Button: approves the requests that are ticked',
    defaultMessage: '{count, plural, one {Approve # request} other {Approve # requests}}',
  }),
  open: defineMessage({
    id: 'absences.inbox.open',
    description: 'Button: opens a request',
    defaultMessage: 'Open',
  }),
  decided: defineMessage<{ count: number }>({
    id: 'absences.inbox.decided',
    description: 'Notice after deciding',
    defaultMessage: '{count, plural, one {# request was decided} other {# requests were decided}}',
  }),
  notDecided: defineMessage({
    id: 'absences.inbox.notDecided',
    description: 'Title when requests could not be decided',
    defaultMessage: 'The requests were not decided',
  }),
  skippedStale: defineMessage<{ name: string }>({
    id: 'absences.inbox.skippedStale',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: somebody else changed the request meanwhile. Look at it again.',
  }),
  skippedNotOpen: defineMessage<{ name: string; by: string }>({
    id: 'absences.inbox.skippedNotOpen',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: {by} has decided already.',
  }),
  skippedWork: defineMessage<{ name: string }>({
    id: 'absences.inbox.skippedWork',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: the work has changed meanwhile. Look at the proposal again.',
  }),
  skippedCircle: defineMessage<{ name: string }>({
    id: 'absences.inbox.skippedCircle',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: the two would replace each other.',
  }),
  skippedUnanswered: defineMessage<{ name: string }>({
    id: 'absences.inbox.skippedUnanswered',
    description: 'Why a request stays as it is',
    defaultMessage:
      '{name}: the replacement has not answered yet. Open the request to approve with a reason.',
  }),
  passedOn: defineMessage({
    id: 'absences.inbox.passedOn',
    description: 'Of a request that any manager may decide by now',
    defaultMessage: 'not decided in time',
  }),
  belowMinimum: defineMessage({
    id: 'absences.inbox.belowMinimum',
    description: 'Of a request that would leave too few people on some day',
    defaultMessage: 'below the minimum',
  }),
  days: defineMessage<{ count: number; days: string }>({
    id: 'absences.inbox.days',
    description: 'A number of days, which may have a half',
    defaultMessage: '{count, plural, one {{days} day} other {{days} days}}',
  }),
};
