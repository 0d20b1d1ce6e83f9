import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.teams.title',
      description: 'Title of the page of teams',
      defaultMessage: 'Teams',
    },
    failed: {
      id: 'workload.teams.failed',
      description: 'The teams could not be read',
      defaultMessage: 'The teams cannot be shown now',
    },
    make: {
      id: 'workload.teams.make',
      description: 'Button: makes a team',
      defaultMessage: 'New team',
    },
    makeTitle: {
      id: 'workload.teams.makeTitle',
      description: 'Title of the window in which a team is made',
      defaultMessage: 'New team',
    },
    rename: {
      id: 'workload.teams.rename',
      description: 'Button: renames a team',
      defaultMessage: 'Rename',
    },
    renameTitle: {
      id: 'workload.teams.renameTitle',
      description: 'Title of the window in which a team is renamed',
      defaultMessage: 'Rename the team',
    },
    save: {
      id: 'workload.teams.save',
      description: 'Keeps the name of a team',
      defaultMessage: 'Save',
    },
    saved: {
      id: 'workload.teams.saved',
      description: 'Notice: the name of a team was kept',
      defaultMessage: 'Saved.',
    },
    close: {
      id: 'workload.teams.close',
      description: 'Button: closes a team',
      defaultMessage: 'Close the team',
    },
    closed: {
      id: 'workload.teams.closed',
      description: 'Notice: a team was closed',
      defaultMessage: 'The team is closed.',
    },
    none: {
      id: 'workload.teams.none',
      description: 'The reader manages no team',
      defaultMessage: 'You have no team',
    },
    noneText: {
      id: 'workload.teams.noneText',
      description: 'Below that',
      defaultMessage: 'A configurator can put you into one.',
    },
    nobody: {
      id: 'workload.teams.nobody',
      description: 'Nobody belongs to a team',
      defaultMessage: 'Nobody yet.',
    },
    withoutTeam: {
      id: 'workload.teams.withoutTeam',
      description: 'Heading above people who belong to no team, and the choice of none',
      defaultMessage: 'Without a team',
    },
    manager: {
      id: 'workload.teams.manager',
      description: 'Below the name of a person who manages',
      defaultMessage: 'Manager',
    },
    move: {
      id: 'workload.teams.move',
      description: 'Button: moves the chosen people to another team',
      defaultMessage: 'Move to a team…',
    },
    moveNow: {
      id: 'workload.teams.moveNow',
      description: 'Moves them',
      defaultMessage: 'Move',
    },
    toTeam: {
      id: 'workload.teams.toTeam',
      description: 'Label of the choice of a team',
      defaultMessage: 'To',
    },
    teamMissing: {
      id: 'workload.teams.teamMissing',
      description: 'No team is chosen',
      defaultMessage: 'Choose a team.',
    },
    moves: {
      id: 'workload.teams.moves',
      description: 'Heading above who moved lately',
      defaultMessage: 'Moved lately',
    },
    noTeam: {
      id: 'workload.teams.noTeam',
      description: 'In the place of a team where there is none',
      defaultMessage: 'no team',
    },
    inUse: {
      id: 'workload.teams.inUse',
      description: 'In the history of the teams: whether a team is in use; its value is on or off',
      defaultMessage: 'In use',
    },
    nameRo: {
      id: 'workload.teams.nameRo',
      description: 'Label of the name of a team in Romanian',
      defaultMessage: 'Name in Romanian',
    },
    nameEn: {
      id: 'workload.teams.nameEn',
      description: 'Label of the name of a team in English',
      defaultMessage: 'Name in English',
    },
    nameMissing: {
      id: 'workload.teams.nameMissing',
      description: 'The name is empty',
      defaultMessage: 'Write a name.',
    },
  }),
  moveTitle: defineMessage<{ count: number }>({
    id: 'workload.teams.moveTitle',
    description: 'Title of the window in which people are moved',
    defaultMessage: '{count, plural, one {Move one person} other {Move # people}}',
  }),
  moveText: defineMessage<{ names: string }>({
    id: 'workload.teams.moveText',
    description: 'What moving does',
    defaultMessage: 'The open work of {names} moves with them; their absences are decided there.',
  }),
  movedCount: defineMessage<{ count: number }>({
    id: 'workload.teams.movedCount',
    description: 'Notice: people were moved',
    defaultMessage: '{count, plural, one {One person moved.} other {# people moved.}}',
  }),
  moved: defineMessage<{ name: string; from: string; to: string }>({
    id: 'workload.teams.moved',
    description: 'Somebody moved from a team to another one',
    defaultMessage: '{name}: {from} → {to}',
  }),
  askClose: defineMessage<{ team: string }>({
    id: 'workload.teams.askClose',
    description: 'Title of the question whether to close a team',
    defaultMessage: 'Close the team {team}?',
  }),
};
