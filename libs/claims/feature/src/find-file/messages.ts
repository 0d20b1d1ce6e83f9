import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    files: {
      id: 'claims.findFile.files',
      description: 'In the command palette, above the claim files that were found',
      defaultMessage: 'Claim files',
    },
    people: {
      id: 'claims.findFile.people',
      description: 'In the command palette, above the people who were found',
      defaultMessage: 'People',
    },
    vehicles: {
      id: 'claims.findFile.vehicles',
      description: 'In the command palette, above the vehicles that were found',
      defaultMessage: 'Vehicles',
    },
    searching: {
      id: 'claims.findFile.searching',
      description: 'In the command palette, while claim files are searched',
      defaultMessage: 'Searching claim files…',
    },
    nothing: {
      id: 'claims.findFile.nothing',
      description: 'In the command palette: the search found no claim file',
      defaultMessage: 'No claim file found.',
    },
    failed: {
      id: 'claims.findFile.failed',
      description: 'In the command palette: the search of claim files did not work',
      defaultMessage: 'Claim files could not be searched.',
    },
    retry: {
      id: 'claims.findFile.retry',
      description: 'In the command palette: searches once more',
      defaultMessage: 'Search claim files again',
    },
  }),
  openNumber: defineMessage<{ number: string }>({
    id: 'claims.findFile.openNumber',
    description: 'In the command palette: opens the claim file whose number was typed',
    defaultMessage: 'Open claim file {number}',
  }),
};
