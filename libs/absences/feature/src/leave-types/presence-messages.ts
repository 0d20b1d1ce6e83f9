import { defineMessage, defineMessages } from 'react-intl';

export const presenceMessages = {
  ...defineMessages({
    title: {
      id: 'absences.presence.title',
      description: 'Heading of the numbers of people that teams need',
      defaultMessage: 'People needed on a working day',
    },
    intro: {
      id: 'absences.presence.intro',
      description: 'What the numbers of people that teams need are for',
      defaultMessage:
        'If leave would leave fewer people in a team, those who ask for it and those who decide are warned. Nothing is refused because of it.',
    },
    failed: {
      id: 'absences.presence.failed',
      description: 'The numbers of people that teams need could not be read',
      defaultMessage: 'The teams cannot be shown now',
    },
    noTeams: {
      id: 'absences.presence.noTeams',
      description: 'The organisation has no team',
      defaultMessage: 'There is no team yet.',
    },
    change: {
      id: 'absences.presence.change',
      description: 'Button: change the number of a team; a hidden name follows',
      defaultMessage: 'Change',
    },
    people: {
      id: 'absences.presence.people',
      description: 'Label: how many people of the team have to be there',
      defaultMessage: 'People who have to be there',
    },
    invalid: {
      id: 'absences.presence.invalid',
      description: 'The typed number of people is none',
      defaultMessage: 'Write a number from 1 to 1000, or leave the field empty.',
    },
    moreThanTeam: {
      id: 'absences.presence.moreThanTeam',
      description: 'The team has fewer people than it needs',
      defaultMessage: 'The team has fewer people, so every leave brings a warning.',
    },
    save: {
      id: 'absences.presence.save',
      description: 'Button: stores the number of a team',
      defaultMessage: 'Save the number',
    },
    saved: {
      id: 'absences.presence.saved',
      description: 'Notice: the number of a team was stored',
      defaultMessage: 'The number is saved.',
    },
  }),
  hint: defineMessage<{ members: number }>({
    id: 'absences.presence.hint',
    description: 'How many people the team has, and what an empty field means',
    defaultMessage:
      'The team has {members, plural, one {# person} other {# people}}. With an empty field nobody is warned.',
  }),
  noNumber: defineMessage<{ members: number }>({
    id: 'absences.presence.noNumber',
    description: 'A team without a number',
    defaultMessage: 'no number · {members, plural, one {# person} other {# people}} in the team',
  }),
  atLeast: defineMessage<{ people: number; members: number }>({
    id: 'absences.presence.atLeast',
    description: 'How many people of a team have to be there',
    defaultMessage: 'at least {people} of {members, plural, one {# person} other {# people}}',
  }),
};
