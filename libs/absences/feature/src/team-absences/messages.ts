import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'absences.team.title',
    description: 'Heading of the page about the absences of a team',
    defaultMessage: 'Absences of the team',
  }),
  failed: defineMessage({
    id: 'absences.team.failed',
    description: 'Title when the wall chart could not be fetched',
    defaultMessage: 'The absences could not be read',
  }),
  earlier: defineMessage({
    id: 'absences.team.earlier',
    description: 'Button: shows the weeks before',
    defaultMessage: 'Earlier',
  }),
  later: defineMessage({
    id: 'absences.team.later',
    description: 'Button: shows the weeks after',
    defaultMessage: 'Later',
  }),
  today: defineMessage({
    id: 'absences.team.today',
    description: 'Button: shows the weeks around today',
    defaultMessage: 'Today',
  }),
  print: defineMessage({
    id: 'absences.team.print',
    description: 'Button: prints the wall chart',
    defaultMessage: 'Print',
  }),
  enter: defineMessage({
    id: 'absences.team.enter',
    description: 'Button: enters an absence for somebody',
    defaultMessage: 'Enter for somebody',
  }),
  person: defineMessage({
    id: 'absences.team.person',
    description: 'Field: whose absence is entered',
    defaultMessage: 'Person',
  }),
  weeks: defineMessage({
    id: 'absences.team.weeks',
    description: 'Choice: five weeks at once',
    defaultMessage: '5 weeks',
  }),
  quarter: defineMessage({
    id: 'absences.team.quarter',
    description: 'Choice: three months at once',
    defaultMessage: 'Quarter',
  }),
  span: defineMessage({
    id: 'absences.team.span',
    description: 'Name of the choice how many days are shown',
    defaultMessage: 'Show',
  }),
  team: defineMessage({
    id: 'absences.team.team',
    description: 'Choice: whose absences are shown',
    defaultMessage: 'Team',
  }),
  allTeams: defineMessage({
    id: 'absences.team.allTeams',
    description: 'Choice: every team',
    defaultMessage: 'All teams',
  }),
  present: defineMessage({
    id: 'absences.team.present',
    description: 'Name of the row that counts who is there',
    defaultMessage: 'Present',
  }),
  minimum: defineMessage<{ count: number }>({
    id: 'absences.team.minimum',
    description: 'Behind the name of that row',
    defaultMessage: 'minimum {count}',
  }),
  awayToday: defineMessage<{ days: string; people: number }>({
    id: 'absences.team.awayToday',
    description: 'Above the chart',
    defaultMessage: '{days} of {people} away today',
  }),
  lowDays: defineMessage<{ count: number }>({
    id: 'absences.team.lowDays',
    description: 'Above the chart: days with too few people',
    defaultMessage: '{count, plural, one {# day below the minimum} other {# days below the minimum}}',
  }),
  legend: defineMessage({
    id: 'absences.team.legend',
    description: 'Below the chart',
    defaultMessage:
      'Filled: approved. Striped: asked for. Grey: other absences. Dotted: telework, present. Half a cell: half a day.',
  }),
  asked: defineMessage<{ name: string }>({
    id: 'absences.team.asked',
    description: 'Behind the short name of an absence that is not decided',
    defaultMessage: '{name} · asked',
  }),
  barText: defineMessage<{ person: string; name: string; days: string; state: string }>({
    id: 'absences.team.barText',
    description: 'A bar of the chart in words',
    defaultMessage: '{person}: {name}, {days}, {state}',
  }),
  toDecide: defineMessage({
    id: 'absences.team.toDecide',
    description: 'Heading of the inbox',
    defaultMessage: 'To decide',
  }),
  nothingToDecide: defineMessage({
    id: 'absences.team.nothingToDecide',
    description: 'Shown when no request waits',
    defaultMessage: 'Nothing waits for your decision.',
  }),
  approveSome: defineMessage<{ count: number }>({
    id: 'absences.team.approveSome',
    description: 'Button: approves the requests that are ticked',
    defaultMessage: '{count, plural, one {Approve # request} other {Approve # requests}}',
  }),
  note: defineMessage({
    id: 'absences.team.note',
    description: 'Before the note of whoever asks',
    defaultMessage: 'Note',
  }),
  open: defineMessage({
    id: 'absences.team.open',
    description: 'Button: opens a request',
    defaultMessage: 'Open',
  }),
  decided: defineMessage<{ count: number }>({
    id: 'absences.team.decided',
    description: 'Notice after deciding',
    defaultMessage: '{count, plural, one {# request was decided} other {# requests were decided}}',
  }),
  notDecided: defineMessage({
    id: 'absences.team.notDecided',
    description: 'Title when requests could not be decided',
    defaultMessage: 'The requests were not decided',
  }),
  skippedStale: defineMessage<{ name: string }>({
    id: 'absences.team.skippedStale',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: somebody else changed the request meanwhile. Look at it again.',
  }),
  skippedNotOpen: defineMessage<{ name: string; by: string }>({
    id: 'absences.team.skippedNotOpen',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: {by} has decided already.',
  }),
  skippedWork: defineMessage<{ name: string }>({
    id: 'absences.team.skippedWork',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: the work has changed meanwhile. Look at the proposal again.',
  }),
  skippedCircle: defineMessage<{ name: string }>({
    id: 'absences.team.skippedCircle',
    description: 'Why a request stays as it is',
    defaultMessage: '{name}: the two would replace each other.',
  }),
  balance: defineMessage({
    id: 'absences.team.balance',
    description: 'Before the balance of somebody',
    defaultMessage: 'Balance',
  }),
  balanceText: defineMessage<{ before: string; after: string }>({
    id: 'absences.team.balanceText',
    description: 'The balance before and after',
    defaultMessage: '{before} days, {after} left',
  }),
  replacement: defineMessage({
    id: 'absences.team.replacement',
    description: 'Before the name of who stands in',
    defaultMessage: 'Replacement',
  }),
  noReplacement: defineMessage({
    id: 'absences.team.noReplacement',
    description: 'Nobody stands in',
    defaultMessage: 'nobody',
  }),
  answerAsked: defineMessage<{ name: string }>({
    id: 'absences.team.answerAsked',
    description: 'The replacement has not answered',
    defaultMessage: '{name}, not answered yet',
  }),
  answerAccepted: defineMessage<{ name: string }>({
    id: 'absences.team.answerAccepted',
    description: 'The replacement has accepted',
    defaultMessage: '{name}, accepted',
  }),
  answerRefused: defineMessage<{ name: string; reason: string }>({
    id: 'absences.team.answerRefused',
    description: 'The replacement has refused',
    defaultMessage: '{name}, refused: {reason}',
  }),
  changes: defineMessage({
    id: 'absences.team.changes',
    description: 'Heading: what approving changes',
    defaultMessage: 'What approving changes',
  }),
  tasks: defineMessage({
    id: 'absences.team.tasks',
    description: 'Heading of the lines: work with another owner',
    defaultMessage: 'Tasks',
  }),
  legal: defineMessage({
    id: 'absences.team.legal',
    description: 'Heading of the lines: work with a legal deadline in those days',
    defaultMessage: 'Legal deadlines',
  }),
  told: defineMessage({
    id: 'absences.team.told',
    description: 'Heading: claimants who get a message',
    defaultMessage: 'Messages',
  }),
  stays: defineMessage({
    id: 'absences.team.stays',
    description: 'Choice: the work stays with its owner',
    defaultMessage: 'stays',
  }),
  stay: defineMessage<{ count: number }>({
    id: 'absences.team.stay',
    description: 'How much work stays',
    defaultMessage: '{count, plural, one {# task stays} other {# tasks stay}} with its owner',
  }),
  more: defineMessage<{ count: number }>({
    id: 'absences.team.more',
    description: 'Button: shows the lines that are folded',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  }),
  goesTo: defineMessage<{ file: string }>({
    id: 'absences.team.goesTo',
    description: 'Field of a line: who gets the work',
    defaultMessage: '{file}: who gets it',
  }),
  tell: defineMessage<{ file: string; channel: string }>({
    id: 'absences.team.tell',
    description: 'Tick box: the claimant of a file is told',
    defaultMessage: '{file}, claimant, by {channel, select, email {e-mail} other {text message}}',
  }),
  noWork: defineMessage({
    id: 'absences.team.noWork',
    description: 'Nothing has to be handed over',
    defaultMessage: 'No work has a deadline in these days.',
  }),
  approve: defineMessage({
    id: 'absences.team.approve',
    description: 'Button: approves and hands over',
    defaultMessage: 'Approve and apply all',
  }),
  approveAbout: defineMessage({
    id: 'absences.team.approveAbout',
    description: 'Below that button',
    defaultMessage: 'Applied at once, and it can be undone as a whole.',
  }),
  refuse: defineMessage({
    id: 'absences.team.refuse',
    description: 'Button: refuses a request',
    defaultMessage: 'Refuse…',
  }),
  reason: defineMessage({
    id: 'absences.team.reason',
    description: 'Field: why a request is refused or revoked',
    defaultMessage: 'Reason, which the colleague reads',
  }),
  sendRefusal: defineMessage({
    id: 'absences.team.sendRefusal',
    description: 'Button: sends the refusal',
    defaultMessage: 'Refuse the request',
  }),
  undo: defineMessage({
    id: 'absences.team.undo',
    description: 'Button: takes an approval back',
    defaultMessage: 'Undo the approval',
  }),
  revoke: defineMessage({
    id: 'absences.team.revoke',
    description: 'Button: revokes an approved absence',
    defaultMessage: 'Revoke…',
  }),
  sendRevocation: defineMessage({
    id: 'absences.team.sendRevocation',
    description: 'Button: sends the revocation',
    defaultMessage: 'Revoke the absence',
  }),
  undone: defineMessage({
    id: 'absences.team.undone',
    description: 'Notice after an approval was undone',
    defaultMessage: 'The approval was undone, all work is back',
  }),
  revoked: defineMessage({
    id: 'absences.team.revoked',
    description: 'Notice after an absence was revoked',
    defaultMessage: 'The absence was revoked',
  }),
  notChanged: defineMessage({
    id: 'absences.team.notChanged',
    description: 'Title when an absence could not be changed',
    defaultMessage: 'The absence was not changed',
  }),
  previewFailed: defineMessage({
    id: 'absences.team.previewFailed',
    description: 'Title when the preview of a request could not be fetched',
    defaultMessage: 'The request could not be read',
  }),
  days: defineMessage<{ count: number; days: string }>({
    id: 'absences.team.days',
    description: 'A number of days, which may have a half',
    defaultMessage: '{count, plural, one {{days} day} other {{days} days}}',
  }),
  noTeam: defineMessage({
    id: 'absences.team.noTeam',
    description: 'Shown when a manager has nobody',
    defaultMessage: 'Nobody reports to you',
  }),
  close: defineMessage({
    id: 'absences.team.close',
    description: 'Button: closes the request that is open',
    defaultMessage: 'Close',
  }),
};
