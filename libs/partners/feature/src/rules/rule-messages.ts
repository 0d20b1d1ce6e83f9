import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'partners.rule.heading',
      description: 'Heading: what is different for the customer',
      defaultMessage: 'What changes for it',
    },
    when: {
      id: 'partners.rule.when',
      description: 'Beside that heading: when rules act',
      defaultMessage: 'acts when a file is matched the next time',
    },
    add: {
      id: 'partners.rule.add',
      description: 'Button: a new rule',
      defaultMessage: 'Add rule',
    },
    none: {
      id: 'partners.rule.none',
      description: 'There are no rules',
      defaultMessage: 'Nothing changes: the usual rules hold.',
    },
    ofLevel: {
      id: 'partners.rule.ofLevel',
      description: 'Beside a rule: it is a rule of the level',
      defaultMessage: 'by level',
    },
    replaced: {
      id: 'partners.rule.replaced',
      description: 'Beside a rule of the level: the customer has its own',
      defaultMessage: 'replaced by the rule of the customer',
    },
    levels: {
      id: 'partners.rule.levels',
      description: 'Heading: rules by level',
      defaultMessage: 'Rules by level',
    },
    levelsHint: {
      id: 'partners.rule.levelsHint',
      description: 'Below that heading',
      defaultMessage: 'For customers that have no rule of the kind themselves.',
    },
    saved: {
      id: 'partners.rule.saved',
      description: 'A rule is stored',
      defaultMessage: 'Saved. Open files follow with their next match.',
    },
    removed: {
      id: 'partners.rule.removed',
      description: 'A rule was removed',
      defaultMessage: 'Removed. Open files follow with their next match.',
    },
    save: {
      id: 'partners.rule.save',
      description: 'Button: stores the rule',
      defaultMessage: 'Save',
    },
    known: {
      id: 'partners.rule.known',
      description: 'There is a rule of the kind already',
      defaultMessage: 'There is a rule of this kind already: change that one.',
    },
    missing: {
      id: 'partners.rule.missing',
      description: 'A setting is empty',
      defaultMessage: 'Fill this in',
    },
    wrong: {
      id: 'partners.rule.wrong',
      description: 'A setting cannot be right',
      defaultMessage: 'This cannot be right',
    },
    gone: {
      id: 'partners.rule.gone',
      description: 'Who or what is named is not here any more',
      defaultMessage: 'Not here any more: choose again',
    },
    wrongNumber: {
      id: 'partners.rule.wrongNumber',
      description: 'The number is out of bounds',
      defaultMessage: '10–200 percent, or 1–720 hours',
    },
    wrongAmount: {
      id: 'partners.rule.wrongAmount',
      description: 'The amount cannot be read',
      defaultMessage: 'Write an amount in lei',
    },
    route: {
      id: 'partners.rule.route',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Who gets the work',
    },
    sla: {
      id: 'partners.rule.sla',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Internal deadline (SLA)',
    },
    messages: {
      id: 'partners.rule.messages',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Messages',
    },
    documents: {
      id: 'partners.rule.documents',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Extra documents',
    },
    notice: {
      id: 'partners.rule.notice',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Who is told',
    },
    approvals: {
      id: 'partners.rule.approvals',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Approvals',
    },
    partners: {
      id: 'partners.rule.partners',
      description: 'Kind of rule, title of its dialog',
      defaultMessage: 'Partners',
    },
  }),
  takeAway: defineMessage<{ name: string }>({
    id: 'partners.rule.takeAway',
    description: 'Button: takes something out of a list',
    defaultMessage: 'Remove {name}',
  }),
  edit: defineMessage<{ says: string }>({
    id: 'partners.rule.edit',
    description: 'Button: changes a rule',
    defaultMessage: 'Edit: {says}',
  }),
  remove: defineMessage<{ says: string }>({
    id: 'partners.rule.remove',
    description: 'Button: removes a rule',
    defaultMessage: 'Remove: {says}',
  }),
  level: defineMessage<{ level: string }>({
    id: 'partners.rule.level',
    description: 'Heading: rules of a level',
    defaultMessage: 'Level {level}',
  }),
  addOfLevel: defineMessage<{ level: string }>({
    id: 'partners.rule.addOfLevel',
    description: 'Button: a new rule of a level',
    defaultMessage: 'Add rule for level {level}',
  }),
};
