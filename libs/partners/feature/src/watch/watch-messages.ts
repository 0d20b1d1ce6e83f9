import { defineMessage, defineMessages } from 'react-intl';

/** Words of the page on jobs of partners. */
export const messages = {
  ...defineMessages({
    title: {
      id: 'partners.watch.title',
      description: 'Title of the page',
      defaultMessage: 'Jobs of partners',
    },
    views: { id: 'partners.watch.views', description: 'What the tabs are parts of', defaultMessage: 'Views' },
    late: { id: 'partners.watch.late', description: 'A tab', defaultMessage: 'Late jobs' },
    choices: { id: 'partners.watch.choices', description: 'A tab', defaultMessage: 'Proposed and chosen' },
    scores: { id: 'partners.watch.scores', description: 'A tab', defaultMessage: 'Scores' },
    failed: {
      id: 'partners.watch.failed',
      description: 'Title where a list could not be read',
      defaultMessage: 'The list could not be read',
    },
    more: { id: 'partners.watch.more', description: 'Button', defaultMessage: 'Show more' },
    party: {
      id: 'partners.watch.party',
      description: 'Column and label: who has to act next',
      defaultMessage: 'Has to act',
    },
    anyParty: {
      id: 'partners.watch.anyParty',
      description: 'In place of a choice',
      defaultMessage: 'Whoever has to act',
    },
    handler: { id: 'partners.watch.handler', description: 'Who has to act', defaultMessage: 'Handler' },
    payments: { id: 'partners.watch.payments', description: 'Who has to act', defaultMessage: 'Payments' },
    file: { id: 'partners.watch.file', description: 'Column', defaultMessage: 'Claim file' },
    nobody: {
      id: 'partners.watch.nobody',
      description: 'In place of a partner',
      defaultMessage: 'nobody yet',
    },
    kind: { id: 'partners.watch.kind', description: 'Column', defaultMessage: 'Work' },
    state: { id: 'partners.watch.state', description: 'Column', defaultMessage: 'State' },
    due: {
      id: 'partners.watch.due',
      description: 'Column: until when it had to happen',
      defaultMessage: 'Deadline',
    },
    noLate: {
      id: 'partners.watch.noLate',
      description: 'Title of the empty list',
      defaultMessage: 'Nothing is late',
    },
    noLateText: {
      id: 'partners.watch.noLateText',
      description: 'Below it',
      defaultMessage: 'Every job of a partner is within its time.',
    },
    noLateOfParty: {
      id: 'partners.watch.noLateOfParty',
      description: 'Title of the empty list that was narrowed',
      defaultMessage: 'Nothing is late here',
    },
    noMatchText: {
      id: 'partners.watch.noMatchText',
      description: 'Below it',
      defaultMessage: 'Look at all who have to act.',
    },
    proposed: { id: 'partners.watch.proposed', description: 'Column', defaultMessage: 'Proposed' },
    first: {
      id: 'partners.watch.first',
      description: 'Column: how often it stood first',
      defaultMessage: 'Stood first',
    },
    chosen: { id: 'partners.watch.chosen', description: 'Column', defaultMessage: 'Chosen' },
    byProduct: {
      id: 'partners.watch.byProduct',
      description: 'Column: how often the product passed a job on to it',
      defaultMessage: 'Got by itself',
    },
    share: {
      id: 'partners.watch.share',
      description: 'Column: chosen of proposed',
      defaultMessage: 'Chosen of proposed',
    },
    noChoices: {
      id: 'partners.watch.noChoices',
      description: 'Title of the empty list',
      defaultMessage: 'No choice yet',
    },
    noChoicesText: {
      id: 'partners.watch.noChoicesText',
      description: 'Below it',
      defaultMessage: 'Who is proposed and who is chosen is counted with the first job.',
    },
    doneJobs: { id: 'partners.watch.doneJobs', description: 'Column', defaultMessage: 'Jobs done' },
    noScores: {
      id: 'partners.watch.noScores',
      description: 'Title of the empty list',
      defaultMessage: 'No work in 90 days',
    },
    noScoresText: {
      id: 'partners.watch.noScoresText',
      description: 'Below it',
      defaultMessage: 'A partner appears here with its first job.',
    },
    partner: {
      id: 'partners.watch.partner',
      description: 'Column, and who has to act',
      defaultMessage: 'Partner',
    },
  }),
  lateCount: defineMessage<{ count: number }>({
    id: 'partners.watch.lateCount',
    description: 'How many there are',
    defaultMessage: '{count, plural, one {# late job} other {# late jobs}}',
  }),
  choicesLead: defineMessage<{ count: number }>({
    id: 'partners.watch.choicesLead',
    description: 'Above the table: what is counted, and how often a shop was typed freely',
    defaultMessage:
      'Of the last twelve months. {count, plural, =0 {No shop outside of the directory was chosen.} one {A shop outside of the directory was chosen once.} other {Shops outside of the directory were chosen # times.}}',
  }),
  scoresLead: defineMessage<{ least: number }>({
    id: 'partners.watch.scoresLead',
    description: 'Above the table: of when, and why some figures are missing',
    defaultMessage: 'Of the last 90 days. A figure of fewer than {least} cases says nothing and is left out.',
  }),
};
