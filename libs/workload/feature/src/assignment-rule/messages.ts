import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.rule.title',
      description: 'Title of the page on which new work is given out by rule',
      defaultMessage: 'Assigning by rule',
    },
    failed: {
      id: 'workload.rule.failed',
      description: 'The rule could not be read',
      defaultMessage: 'The rule cannot be shown now',
    },
    noTeam: {
      id: 'workload.rule.noTeam',
      description: 'The manager belongs to no team',
      defaultMessage: 'You belong to no team',
    },
    noTeamText: {
      id: 'workload.rule.noTeamText',
      description: 'What that means',
      defaultMessage:
        'The rule gives out the new work of a team. Ask an administrator to put you into yours.',
    },
    switchOn: {
      id: 'workload.rule.switchOn',
      description: 'Switches the rule on',
      defaultMessage: 'Switch the rule on',
    },
    switchOff: {
      id: 'workload.rule.switchOff',
      description: 'Switches the rule off',
      defaultMessage: 'Switch the rule off',
    },
    isOn: { id: 'workload.rule.isOn', description: 'The rule is on', defaultMessage: 'On' },
    isOff: { id: 'workload.rule.isOff', description: 'The rule is off', defaultMessage: 'Off' },
    neverOn: {
      id: 'workload.rule.neverOn',
      description: 'Nobody has switched the rule on yet',
      defaultMessage: 'New work waits in its queue until somebody takes it.',
    },
    isOnNow: {
      id: 'workload.rule.isOnNow',
      description: 'Notice: the rule was switched on',
      defaultMessage: 'New work is given out by rule from now on.',
    },
    isOffNow: {
      id: 'workload.rule.isOffNow',
      description: 'Notice: the rule was switched off',
      defaultMessage: 'New work waits in its queue again.',
    },
    undo: { id: 'workload.rule.undo', description: 'Takes the switch back', defaultMessage: 'Undo' },
    order: {
      id: 'workload.rule.order',
      description: 'Heading above the rules in their order',
      defaultMessage: 'To whom, in this order',
    },
    onlyNew: {
      id: 'workload.rule.onlyNew',
      description: 'What the rule does not touch',
      defaultMessage:
        'The rule is for tasks that come from now on. What waits in the queue stays there, and what somebody has is moved under “Rebalance”.',
    },
    skillsAreHere: {
      id: 'workload.rule.skillsAreHere',
      description: 'Link to the page where skills, counties and capacity are kept',
      defaultMessage: 'Skills, counties and capacity',
    },
    unassignedText: {
      id: 'workload.rule.unassignedText',
      description: 'What becomes of work that nobody can be given',
      defaultMessage: 'It is given out as soon as somebody is back or has room.',
    },
    replayFailed: {
      id: 'workload.rule.replayFailed',
      description: 'The trial could not be made',
      defaultMessage: 'The rule cannot be tried on last month now',
    },
    nothing: {
      id: 'workload.rule.nothing',
      description: 'No work came in the last month',
      defaultMessage: 'No work came in the last 30 days',
    },
    nothingText: {
      id: 'workload.rule.nothingText',
      description: 'What would be here',
      defaultMessage: 'Here you will see who would have got it by rule.',
    },
  }),
  titleOf: defineMessage<{ team: string }>({
    id: 'workload.rule.titleOf',
    description: 'Title of the page with the name of the team',
    defaultMessage: 'Assigning by rule: {team}',
  }),
  changedBy: defineMessage<{ name: string; time: string }>({
    id: 'workload.rule.changedBy',
    description: 'Who switched the rule, and when',
    defaultMessage: '{name}, {time}',
  }),
  step: defineMessage<{ step: string }>({
    id: 'workload.rule.step',
    description: 'A rule',
    defaultMessage:
      '{step, select, special_customer {Special customer} owner_of_file {Owner of the file} skill {Skill} county {County} present {Present, with room} other {Least load}}',
  }),
  stepText: defineMessage<{ step: string }>({
    id: 'workload.rule.stepText',
    description: 'What a rule looks at',
    defaultMessage:
      '{step, select, special_customer {whoever answers for the customer} owner_of_file {has other open work on the file} skill {kinds of work and of policy} county {where it happened} present {not away, below 100 %} other {weighted; of equals always the same one}}',
  }),
  unassigned: defineMessage<{ count: number }>({
    id: 'workload.rule.unassigned',
    description: 'Title: work that nobody can be given',
    defaultMessage:
      '{count, plural, one {One task has nobody to go to} other {# tasks have nobody to go to}}',
  }),
  stoppedAt: defineMessage<{ step: string }>({
    id: 'workload.rule.stoppedAt',
    description: 'At which rule nobody was left',
    defaultMessage:
      '{step, select, everybody {the team is empty} skill {nobody has the skill} county {nobody has the county} present {everybody who could is away} other {everybody who could is full}}',
  }),
};
