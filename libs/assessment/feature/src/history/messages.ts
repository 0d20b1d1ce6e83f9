import { defineMessage, defineMessages } from 'react-intl';

/** Earlier files that name the same part of the same vehicle. */
export const messages = {
  ...defineMessages({
    close: {
      id: 'assessment.history.close',
      description: 'Earlier files that name the same part of the same vehicle: close',
      defaultMessage: 'Close',
    },
    none: {
      id: 'assessment.history.none',
      description: 'Earlier files that name the same part of the same vehicle: none',
      defaultMessage: 'There are no connected files that contain the current item.',
    },
    file: {
      id: 'assessment.history.file',
      description: 'Earlier files that name the same part of the same vehicle: file',
      defaultMessage: 'File number',
    },
    type: {
      id: 'assessment.history.type',
      description: 'Earlier files that name the same part of the same vehicle: type',
      defaultMessage: 'Task type',
    },
    status: {
      id: 'assessment.history.status',
      description: 'Earlier files that name the same part of the same vehicle: status',
      defaultMessage: 'Status',
    },
    day: {
      id: 'assessment.history.day',
      description: 'Earlier files that name the same part of the same vehicle: day',
      defaultMessage: 'Date',
    },
    rep: {
      id: 'assessment.history.rep',
      description: 'Earlier files that name the same part of the same vehicle: rep',
      defaultMessage: 'Assigned to',
    },
    open: {
      id: 'assessment.history.open',
      description: 'Earlier files that name the same part of the same vehicle: open',
      defaultMessage: 'Open',
    },
    caption: {
      id: 'assessment.history.caption',
      description: 'Earlier files that name the same part of the same vehicle: caption',
      defaultMessage: 'Files with the same part',
    },
    newTab: {
      id: 'assessment.history.newTab',
      description: 'Earlier files that name the same part of the same vehicle: newTab',
      defaultMessage: 'Files open in a new tab.',
    },
  }),
  title: defineMessage<{ part: string }>({
    id: 'assessment.history.title',
    description: 'Earlier files that name the same part of the same vehicle: title',
    defaultMessage: 'Item history: {part}',
  }),
  vin: defineMessage<{ vin: string }>({
    id: 'assessment.history.vin',
    description: 'Earlier files that name the same part of the same vehicle: vin',
    defaultMessage: 'VIN {vin}',
  }),
  openFile: defineMessage<{ file: string }>({
    id: 'assessment.history.openFile',
    description: 'Earlier files that name the same part of the same vehicle: openFile',
    defaultMessage: 'Open file {file} in a new tab',
  }),
};
