import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'partners.rematch.title',
      description: 'Link and title of the page: open claim files are compared with the special customers',
      defaultMessage: 'Check open files',
    },
    about: {
      id: 'partners.rematch.about',
      description: 'What the check does',
      defaultMessage:
        'Compares every open claim file with the special customers of today. Nothing changes until you have looked and applied it.',
    },
    start: {
      id: 'partners.rematch.start',
      description: 'Button: begins the check',
      defaultMessage: 'Start the check',
    },
    again: {
      id: 'partners.rematch.again',
      description: 'Button: begins another check',
      defaultMessage: 'Check again',
    },
    never: {
      id: 'partners.rematch.never',
      description: 'There was no check yet',
      defaultMessage: 'The open files have not been checked yet',
    },
    neverText: {
      id: 'partners.rematch.neverText',
      description: 'When a check is of use',
      defaultMessage:
        'After a new list of plates or a changed customer, open files may belong to somebody else.',
    },
    leave: {
      id: 'partners.rematch.leave',
      description: 'While the check or applying runs',
      defaultMessage: 'You can leave this page: it goes on.',
    },
    same: {
      id: 'partners.rematch.same',
      description: 'The check has found nothing',
      defaultMessage: 'All open files have the right customer',
    },
    outdated: {
      id: 'partners.rematch.outdated',
      description: 'The customers have changed since the check',
      defaultMessage: 'The customers have changed since this check. Check again before you apply anything.',
    },
    failed: {
      id: 'partners.rematch.failed',
      description: 'The check has failed',
      defaultMessage: 'The check did not finish. What was applied stays; check again for the rest.',
    },
    notRead: {
      id: 'partners.rematch.notRead',
      description: 'The page could not be read',
      defaultMessage: 'The check could not be loaded',
    },
    tabs: {
      id: 'partners.rematch.tabs',
      description: 'What the differences are filtered by; read by screen readers',
      defaultMessage: 'Kind of change',
    },
    all: {
      id: 'partners.rematch.all',
      description: 'Filter: all differences',
      defaultMessage: 'All',
    },
    gain: {
      id: 'partners.rematch.gain',
      description: 'A file gets a customer',
      defaultMessage: 'Gets a customer',
    },
    loss: {
      id: 'partners.rematch.loss',
      description: 'A file loses its customer',
      defaultMessage: 'Loses its customer',
    },
    change: {
      id: 'partners.rematch.change',
      description: 'A file goes from one customer to another',
      defaultMessage: 'Another customer',
    },
    file: {
      id: 'partners.rematch.file',
      description: 'Column: number of the claim file',
      defaultMessage: 'Claim file',
    },
    plate: {
      id: 'partners.rematch.plate',
      description: 'Column: plate of the vehicle',
      defaultMessage: 'Plate',
    },
    kind: {
      id: 'partners.rematch.kind',
      description: 'Column: what kind of change',
      defaultMessage: 'Change',
    },
    customer: {
      id: 'partners.rematch.customer',
      description: 'Column: the customer before and after',
      defaultMessage: 'Customer',
    },
    reason: {
      id: 'partners.rematch.reason',
      description: 'Column: by what the customer is recognised',
      defaultMessage: 'Recognised by',
    },
    state: {
      id: 'partners.rematch.state',
      description: 'Column: what became of a difference',
      defaultMessage: 'State',
    },
    caption: {
      id: 'partners.rematch.caption',
      description: 'What the table shows; read by screen readers',
      defaultMessage: 'Files that would have another customer',
    },
    nobody: {
      id: 'partners.rematch.nobody',
      description: 'A file without a special customer',
      defaultMessage: 'nobody',
    },
    open: {
      id: 'partners.rematch.open',
      description: 'State: somebody has to decide',
      defaultMessage: 'to decide',
    },
    chosen: {
      id: 'partners.rematch.chosen',
      description: 'State: waits to be applied',
      defaultMessage: 'waits',
    },
    applied: {
      id: 'partners.rematch.applied',
      description: 'State: the file has its new customer',
      defaultMessage: 'applied',
    },
    skipped: {
      id: 'partners.rematch.skipped',
      description: 'State: the file has changed since the check and was left alone',
      defaultMessage: 'left alone: the file has changed',
    },
    applyText: {
      id: 'partners.rematch.applyText',
      description: 'What applying does, asked before all of it is applied',
      defaultMessage:
        'The files get the customers shown here, with everything that is set for them. The history of each file records it.',
    },
    running: {
      id: 'partners.rematch.running',
      description: 'Refusal: a check runs already',
      defaultMessage: 'A check is under way already.',
    },
    nothingOpen: {
      id: 'partners.rematch.nothingOpen',
      description: 'Refusal: nothing is left to be applied',
      defaultMessage: 'Nothing is left to apply.',
    },
  }),
  comparing: defineMessage<{ done: number; total: number }>({
    id: 'partners.rematch.comparing',
    description: 'How far the check is',
    defaultMessage: '{done, number} of {total, plural, one {# open file} other {# open files}} compared',
  }),
  applying: defineMessage<{ done: number; total: number }>({
    id: 'partners.rematch.applying',
    description: 'How far applying is',
    defaultMessage: '{done, number} of {total, plural, one {# change} other {# changes}} applied',
  }),
  checkedAt: defineMessage<{ count: number; moment: string; person: string }>({
    id: 'partners.rematch.checkedAt',
    description: 'When and by whom the files were compared',
    defaultMessage: '{count, plural, one {# open file} other {# open files}} compared · {moment} · {person}',
  }),
  beforeAfter: defineMessage<{ before: string; after: string }>({
    id: 'partners.rematch.beforeAfter',
    description: 'The customer before and after',
    defaultMessage: '{before} → {after}',
  }),
  applyAll: defineMessage<{ count: number }>({
    id: 'partners.rematch.applyAll',
    description: 'Button: applies every open difference',
    defaultMessage: 'Apply {count, plural, one {one change} other {all # changes}}',
  }),
  applySome: defineMessage<{ count: number }>({
    id: 'partners.rematch.applySome',
    description: 'Button: applies the chosen differences',
    defaultMessage: 'Apply {count, plural, one {the chosen one} other {# chosen ones}}',
  }),
};
