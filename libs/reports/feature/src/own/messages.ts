import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    favourites: {
      id: 'reports.own.favourites',
      description: 'Filter of the list of reports: those with a star',
      defaultMessage: 'Favourites',
    },
    noFavourites: {
      id: 'reports.own.noFavourites',
      description: 'The filter of favourites without any',
      defaultMessage: 'No favourites yet. The star beside a report puts it here.',
    },
    sets: {
      id: 'reports.own.sets',
      description: 'Heading above saved sets of parameters',
      defaultMessage: 'Saved parameters',
    },
    noSets: {
      id: 'reports.own.noSets',
      description: 'Nothing is saved yet',
      defaultMessage: 'None yet. Choose a period or a county in a report and save them under a name.',
    },
    save: {
      id: 'reports.own.save',
      description: 'Button: saves the parameters of a report under a name',
      defaultMessage: 'Save parameters',
    },
    saveTitle: {
      id: 'reports.own.saveTitle',
      description: 'Title of the dialog that saves parameters',
      defaultMessage: 'Save these parameters',
    },
    saveIt: { id: 'reports.own.saveIt', description: 'Button that saves them', defaultMessage: 'Save' },
    name: { id: 'reports.own.name', description: 'Field: how the set is called', defaultMessage: 'Name' },
    nameMissing: {
      id: 'reports.own.nameMissing',
      description: 'The name was left empty',
      defaultMessage: 'Give them a name.',
    },
    nameTaken: {
      id: 'reports.own.nameTaken',
      description: 'The name is taken',
      defaultMessage: 'You have parameters of this name for this report already, or fifty sets in all.',
    },
    share: {
      id: 'reports.own.share',
      description: 'Checkbox: colleagues see the set too',
      defaultMessage: 'Colleagues who may run this report see them too',
    },
    setRemoved: {
      id: 'reports.own.setRemoved',
      description: 'A set of parameters is gone',
      defaultMessage: 'Removed.',
    },
  }),
  star: defineMessage<{ name: string }>({
    id: 'reports.own.star',
    description: 'Button with a star: puts a report among the favourites, or takes it away',
    defaultMessage: 'Favourite: {name}',
  }),
  removeSet: defineMessage<{ name: string }>({
    id: 'reports.own.removeSet',
    description: 'Button that forgets a set of parameters',
    defaultMessage: 'Remove “{name}”',
  }),
  sharedBy: defineMessage<{ name: string }>({
    id: 'reports.own.sharedBy',
    description: 'Who shares a set of parameters',
    defaultMessage: 'from {name}',
  }),
};
