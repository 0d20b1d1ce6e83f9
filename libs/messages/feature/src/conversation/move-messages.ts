import { defineMessage, defineMessages } from 'react-intl';

/** Moving a wrongly filed e-mail, and everything that came. */
export const moveMessages = {
  ...defineMessages({
    open: {
      id: 'messages.move.open',
      description: 'Opens the dialog that moves an e-mail to another claim file',
      defaultMessage: 'Move to another claim',
    },
    openFile: {
      id: 'messages.move.openFile',
      description: 'Opens the dialog that moves one document of an e-mail',
      defaultMessage: 'Move',
    },
    title: {
      id: 'messages.move.title',
      description: 'Move of an e-mail: title',
      defaultMessage: 'Move this e-mail to another claim',
    },
    text: {
      id: 'messages.move.text',
      description: 'Move of an e-mail: what happens',
      defaultMessage:
        'Nobody sees it in this claim any more, not even the claimant. Both claims keep a note that it was moved.',
    },
    number: {
      id: 'messages.move.number',
      description: 'Move of an e-mail: number of the other claim',
      defaultMessage: 'Claim number',
    },
    unknownNumber: {
      id: 'messages.move.unknownNumber',
      description: 'Move of an e-mail: no claim has this number',
      defaultMessage: 'There is no claim with this number. Compare it with the worklist.',
    },
    sameFile: {
      id: 'messages.move.sameFile',
      description: 'Move of an e-mail: it is in this claim already',
      defaultMessage: 'It is in this claim already.',
    },
    move: { id: 'messages.move.move', description: 'Move of an e-mail: does it', defaultMessage: 'Move' },
    cancel: {
      id: 'messages.move.cancel',
      description: 'Move of an e-mail: closes the dialog',
      defaultMessage: 'Cancel',
    },
    original: {
      id: 'messages.move.original',
      description: 'Saves an e-mail as it came (.eml)',
      defaultMessage: 'Save as it came',
    },
    save: {
      id: 'messages.move.save',
      description: 'Saves a file of an e-mail that became no document',
      defaultMessage: 'Save',
    },
    senderUnknown: {
      id: 'messages.move.senderUnknown',
      description: 'Mark of an e-mail whose sender nobody in the claim has as address',
      defaultMessage: 'sender unknown',
    },
    wholeText: {
      id: 'messages.move.wholeText',
      description: 'Shows all of a long e-mail',
      defaultMessage: 'Show all of it',
    },
  }),
  fileTitle: defineMessage<{ file: string }>({
    id: 'messages.move.fileTitle',
    description: 'Move of one document of an e-mail: title',
    defaultMessage: 'Move {file} to another claim',
  }),
  moved: defineMessage<{ number: string }>({
    id: 'messages.move.moved',
    description: 'Notice: something was moved to another claim',
    defaultMessage: 'Moved to {number}.',
  }),
  movedTo: defineMessage<{ number: string }>({
    id: 'messages.move.movedTo',
    description: 'Beside a file of an e-mail that is in another claim',
    defaultMessage: 'moved to {number}',
  }),
};
