import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    week: {
      id: 'workload.team.week',
      description: 'Heading of what came and went in seven days',
      defaultMessage: 'In 7 days',
    },
    waitsFor: {
      id: 'workload.team.waitsFor',
      description: 'Heading of for whom work waits',
      defaultMessage: 'Waiting for',
    },
    waitsForNobody: {
      id: 'workload.team.waitsForNobody',
      description: 'No work waits',
      defaultMessage: 'Nothing waits.',
    },
    canGet: {
      id: 'workload.team.canGet',
      description: 'Heading of which work somebody can be given',
      defaultMessage: 'Can be given',
    },
    kinds: {
      id: 'workload.team.kinds',
      description: 'Which kinds of work',
      defaultMessage: 'Kinds of work',
    },
    policies: {
      id: 'workload.team.policies',
      description: 'Which kinds of policy',
      defaultMessage: 'Policies',
    },
    counties: {
      id: 'workload.team.counties',
      description: 'Which counties',
      defaultMessage: 'Counties',
    },
    all: {
      id: 'workload.team.all',
      description: 'No limit',
      defaultMessage: 'all',
    },
    edit: {
      id: 'workload.team.edit',
      description: 'Button that changes what somebody can be given',
      defaultMessage: 'Change',
    },
    page: {
      id: 'workload.team.page',
      description: 'Button that opens the page of the person',
      defaultMessage: 'Whole page',
    },
    save: {
      id: 'workload.team.save',
      description: 'Keeps what somebody can carry',
      defaultMessage: 'Save',
    },
    saved: {
      id: 'workload.team.saved',
      description: 'What somebody can carry was kept',
      defaultMessage: 'Saved. New proposals take it into account.',
    },
    capacity: {
      id: 'workload.team.capacity',
      description: 'How much somebody can carry',
      defaultMessage: 'Capacity in points',
    },
    capacityHint: {
      id: 'workload.team.capacityHint',
      description: 'What points are',
      defaultMessage: 'Each kind of work has its weight; 100 % is what the person can carry at once.',
    },
    capacityInvalid: {
      id: 'workload.team.capacityInvalid',
      description: 'The capacity is no number from 1 to 10000',
      defaultMessage: 'A whole number from 1 to 10000.',
    },
    countiesHint: {
      id: 'workload.team.countiesHint',
      description: 'How counties are typed',
      defaultMessage: 'Codes such as B, IF, CJ. Empty means all.',
    },
    countiesInvalid: {
      id: 'workload.team.countiesInvalid',
      description: 'The counties are no codes',
      defaultMessage: 'Codes of one or two letters, separated by commas.',
    },
    allHint: {
      id: 'workload.team.allHint',
      description: 'What no tick means',
      defaultMessage: 'No tick means all of them.',
    },
  }),
  points: defineMessage<{ load: number; capacity: number }>({
    id: 'workload.team.points',
    description: 'Load and capacity in points',
    defaultMessage:
      '{load} of {capacity, plural, one {# point} other {# points}}; active work counts by its kind',
  }),
  cameAndWent: defineMessage<{ received: number; done: number }>({
    id: 'workload.team.cameAndWent',
    description: 'What came and was finished in seven days',
    defaultMessage: '{received} received, {done} finished',
  }),
  waitsForWhom: defineMessage<{ whom: string; count: number }>({
    id: 'workload.team.waitsForWhom',
    description: 'For whom some work waits, with how much',
    defaultMessage:
      '{whom, select, us {us} manager {the manager} claimant {the claimant} shop {the repair shop} police {the police} insurer {another insurer} other {somebody else}}: {count}',
  }),
  editTitle: defineMessage<{ name: string }>({
    id: 'workload.team.editTitle',
    description: 'Title of the dialog that changes what somebody can carry',
    defaultMessage: '{name}: capacity and skills',
  }),
};
