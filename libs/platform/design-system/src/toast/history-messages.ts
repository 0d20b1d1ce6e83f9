import { defineMessages } from 'react-intl';

/** The words of the list of past notices. */
export const historyMessages = defineMessages({
  title: {
    id: 'design-system.notices.title',
    description: 'Title of the panel with the notices that have gone already',
    defaultMessage: 'Notices',
  },
  none: {
    id: 'design-system.notices.none',
    description: 'In that panel when there was no notice yet',
    defaultMessage: 'No notices yet',
  },
  noneText: {
    id: 'design-system.notices.noneText',
    description: 'Below that',
    defaultMessage: 'What comes up at the foot of the page can be read again here while the page stays open.',
  },
  info: {
    id: 'design-system.notices.info',
    description: 'Kind of a notice: a remark',
    defaultMessage: 'Remark',
  },
  success: {
    id: 'design-system.notices.success',
    description: 'Kind of a notice: something was done',
    defaultMessage: 'Done',
  },
  warning: {
    id: 'design-system.notices.warning',
    description: 'Kind of a notice: something was refused or needs care',
    defaultMessage: 'Attention',
  },
  danger: {
    id: 'design-system.notices.danger',
    description: 'Kind of a notice: an unexpected error',
    defaultMessage: 'Error',
  },
  details: {
    id: 'design-system.notices.details',
    description: 'Opens the details of an error in the list of past notices',
    defaultMessage: 'Details',
  },
});
