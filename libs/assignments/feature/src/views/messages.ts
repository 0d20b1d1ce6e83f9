import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  lists: {
    id: 'assignments.views.lists',
    description: 'Name of the row of lists',
    defaultMessage: 'Lists and saved views',
  },
  more: {
    id: 'assignments.views.more',
    description: 'Menu with what can be done with the open view',
    defaultMessage: 'This view',
  },
  saveAs: {
    id: 'assignments.views.saveAs',
    description: 'Button that keeps what is shown as another view; a name is asked next',
    defaultMessage: 'Save as…',
  },
  rename: { id: 'assignments.views.rename', description: 'Menu item', defaultMessage: 'Rename' },
  share: {
    id: 'assignments.views.share',
    description: 'Menu item: the team sees it too',
    defaultMessage: 'Share with the team',
  },
  unshare: {
    id: 'assignments.views.unshare',
    description: 'Menu item: the team no longer sees it',
    defaultMessage: 'Stop sharing',
  },
  delete: { id: 'assignments.views.delete', description: 'Menu item', defaultMessage: 'Delete' },
  saveAsTitle: {
    id: 'assignments.views.saveAsTitle',
    description: 'Title of the dialog',
    defaultMessage: 'Save this list as a view',
  },
  renameTitle: {
    id: 'assignments.views.renameTitle',
    description: 'Title of the dialog',
    defaultMessage: 'Rename the view',
  },
  name: { id: 'assignments.views.name', description: 'Label of the name of a view', defaultMessage: 'Name' },
  nameHint: {
    id: 'assignments.views.nameHint',
    description: 'Below the name',
    defaultMessage: 'Such as “Cluj, overdue”.',
  },
  nameMissing: {
    id: 'assignments.views.nameMissing',
    description: 'The name is empty',
    defaultMessage: 'Give the view a name.',
  },
  nameTaken: {
    id: 'assignments.views.nameTaken',
    description: 'There is a view of that name',
    defaultMessage: 'You have a view with this name already.',
  },
  shareIt: {
    id: 'assignments.views.shareIt',
    description: 'Label of the checkbox',
    defaultMessage: 'The team sees it too',
  },
  save: {
    id: 'assignments.views.save',
    description: 'Button of the dialog',
    defaultMessage: 'Save the view',
  },
  saved: { id: 'assignments.views.saved', description: 'Notice', defaultMessage: 'The view is saved' },
  shared: {
    id: 'assignments.views.shared',
    description: 'Notice',
    defaultMessage: 'The team sees the view now',
  },
  unshared: {
    id: 'assignments.views.unshared',
    description: 'Notice',
    defaultMessage: 'Only you see the view now',
  },
  deleted: {
    id: 'assignments.views.deleted',
    description: 'Notice, with a way back',
    defaultMessage: 'The view is deleted',
  },
  undo: { id: 'assignments.views.undo', description: 'Button of that notice', defaultMessage: 'Undo' },
  changedMeanwhile: {
    id: 'assignments.views.changedMeanwhile',
    description: 'Notice: somebody changed the view in another window',
    defaultMessage: 'The view was changed meanwhile. Look at it and save again.',
  },
});
