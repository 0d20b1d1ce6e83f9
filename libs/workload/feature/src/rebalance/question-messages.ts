import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    fromWhom: {
      id: 'workload.rebalance.fromWhom',
      description: 'From whom work goes',
      defaultMessage: 'From whom',
    },
    toWhom: {
      id: 'workload.rebalance.toWhom',
      description: 'Heading of the rules that decide who gets work',
      defaultMessage: 'To whom, in order',
    },
    staysPut: {
      id: 'workload.rebalance.staysPut',
      description: 'Heading of what is not moved',
      defaultMessage: 'Stays where it is',
    },
    keepsFresh: {
      id: 'workload.rebalance.keepsFresh',
      description: 'Work with a fresh contact stays',
      defaultMessage: 'contact within 48 h',
    },
    keepsLaw: {
      id: 'workload.rebalance.keepsLaw',
      description: 'Work near its legal deadline stays',
      defaultMessage: 'legal deadline within 3 days',
    },
    target: {
      id: 'workload.rebalance.target',
      description: 'Down to which load',
      defaultMessage: 'Target',
    },
    most: {
      id: 'workload.rebalance.most',
      description: 'How many moves',
      defaultMessage: 'How many',
    },
  }),
  awayWith: defineMessage<{ count: number }>({
    id: 'workload.rebalance.awayWith',
    description: 'Somebody is away, with how much work',
    defaultMessage: 'away, {count} in work',
  }),
  ruleName: defineMessage<{ rule: string }>({
    id: 'workload.rebalance.ruleName',
    description: 'A rule',
    defaultMessage:
      '{rule, select, owner_of_file {Owner of the file} skill {Skill} county {County} present {Present} other {Least load}}',
  }),
  ruleAbout: defineMessage<{ rule: string }>({
    id: 'workload.rebalance.ruleAbout',
    description: 'What a rule means',
    defaultMessage:
      '{rule, select, owner_of_file {works on the file already} skill {kind of work and policy} county {among theirs} present {now} other {weighted}}',
  }),
  targetBelow: defineMessage<{ percent: number }>({
    id: 'workload.rebalance.targetBelow',
    description: 'A load that should not be passed',
    defaultMessage: 'at most {percent} %',
  }),
  atMost: defineMessage<{ count: number }>({
    id: 'workload.rebalance.atMost',
    description: 'At most so many moves',
    defaultMessage: 'at most {count}',
  }),
};
