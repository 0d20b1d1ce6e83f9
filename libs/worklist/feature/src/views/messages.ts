import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  lists: {
    id: 'worklist.views.lists',
    description: 'Name of the row of lists',
    defaultMessage: 'Lists and saved views',
  },
  more: {
    id: 'worklist.views.more',
    description: 'Menu with what can be done with the open view',
    defaultMessage: 'This view',
  },
  saveAs: {
    id: 'worklist.views.saveAs',
    description: 'Button that keeps what is shown as another view; a name is asked next',
    defaultMessage: 'Save as…',
  },
  rename: { id: 'worklist.views.rename', description: 'Menu item', defaultMessage: 'Rename' },
  share: {
    id: 'worklist.views.share',
    description: 'Menu item: the team sees it too',
    defaultMessage: 'Share with the team',
  },
  unshare: {
    id: 'worklist.views.unshare',
    description: 'Menu item: the team no longer sees it',
    defaultMessage: 'Stop sharing',
  },
  delete: { id: 'worklist.views.delete', description: 'Menu item', defaultMessage: 'Delete' },
  saveAsTitle: {
    id: 'worklist.views.saveAsTitle',
    description: 'Title of the dialog',
    defaultMessage: 'Save this list as a view',
  },
  renameTitle: {
    id: 'worklist.views.renameTitle',
    description: 'Title of the dialog',
    defaultMessage: 'Rename the view',
  },
  name: { id: 'worklist.views.name', description: 'Label of the name of a view', defaultMessage: 'Name' },
  nameHint: {
    id: 'worklist.views.nameHint',
    description: 'Below the name',
    defaultMessage: 'Such as “Cluj, overdue”.',
  },
  nameMissing: {
    id: 'worklist.views.nameMissing',
    description: 'The name is empty',
    defaultMessage: 'Give the view a name.',
  },
  nameTaken: {
    id: 'worklist.views.nameTaken',
    description: 'There is a view of that name',
    defaultMessage: 'You have a view with this name already.',
  },
  shareIt: {
    id: 'worklist.views.shareIt',
    description: 'Label of the checkbox',
    defaultMessage: 'The team sees it too',
  },
  save: {
    id: 'worklist.views.save',
    description: 'Button of the dialog',
    defaultMessage: 'Save the view',
  },
  saved: { id: 'worklist.views.saved', description: 'Notice', defaultMessage: 'The view is saved' },
  shared: {
    id: 'worklist.views.shared',
    description: 'Notice',
    defaultMessage: 'The team sees the view now',
  },
  unshared: {
    id: 'worklist.views.unshared',
    description: 'Notice',
    defaultMessage: 'Only you see the view now',
  },
  deleted: {
    id: 'worklist.views.deleted',
    description: 'Notice, with a way back',
    defaultMessage: 'The view is deleted',
  },
  undo: { id: 'worklist.views.undo', description: 'Button of that notice', defaultMessage: 'Undo' },
  changedMeanwhile: {
    id: 'worklist.views.changedMeanwhile',
    description: 'Notice: somebody changed the view in another window',
    defaultMessage: 'The view was changed meanwhile. Look at it and save again.',
  },
});
