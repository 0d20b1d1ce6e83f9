import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    choose: {
      id: 'design-system.fileField.choose',
      description: 'Button that opens the device’s choice of files',
      defaultMessage: 'Choose files',
    },
    takePhoto: {
      id: 'design-system.fileField.takePhoto',
      description: 'Button that opens the camera of a phone',
      defaultMessage: 'Take a photo',
    },
    drop: {
      id: 'design-system.fileField.drop',
      description: 'Beside the button, on devices with a mouse',
      defaultMessage: 'or drop them here',
    },
    waiting: {
      id: 'design-system.fileField.waiting',
      description: 'State of a file whose upload has not begun',
      defaultMessage: 'Waiting',
    },
    done: {
      id: 'design-system.fileField.done',
      description: 'State of a file that is stored',
      defaultMessage: 'Added',
    },
    failed: {
      id: 'design-system.fileField.failed',
      description: 'State of a file whose upload failed for no known reason',
      defaultMessage: 'Not sent',
    },
    type: {
      id: 'design-system.fileField.type',
      description: 'Why a file is refused: its kind',
      defaultMessage: 'This kind of file is not accepted.',
    },
    empty: {
      id: 'design-system.fileField.empty',
      description: 'Why a file is refused: it has no content',
      defaultMessage: 'The file is empty.',
    },
  }),
  uploading: defineMessage<{ percent: number }>({
    id: 'design-system.fileField.uploading',
    description: 'State of a file that is being sent',
    defaultMessage: 'Sending, {percent, number}%',
  }),
  size: defineMessage<{ limit: string }>({
    id: 'design-system.fileField.size',
    description: 'Why a file is refused: its size; the limit has its unit, as in 25 MB',
    defaultMessage: 'The file is larger than {limit}.',
  }),
  count: defineMessage<{ limit: number }>({
    id: 'design-system.fileField.count',
    description: 'Why a file is refused: too many are chosen',
    defaultMessage: 'At most {limit, plural, one {# file} other {# files}}.',
  }),
  remove: defineMessage<{ name: string }>({
    id: 'design-system.fileField.remove',
    description: 'Button that takes a file out of the list',
    defaultMessage: 'Remove {name}',
  }),
  retry: defineMessage<{ name: string }>({
    id: 'design-system.fileField.retry',
    description: 'Button that sends a file again',
    defaultMessage: 'Try {name} again',
  }),
};
