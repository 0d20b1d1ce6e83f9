import { defineMessage } from 'react-intl';

/** Words with numbers about sending links. */
export const sendingCounts = {
  left: defineMessage<{ count: number }>({
    id: 'fnol.sending.left',
    description: 'How often the link to a column of the accident statement can still be sent',
    defaultMessage:
      '{count, plural, =0 {It was sent often enough today.} one {It can be sent once more today.} other {It can be sent # more times today.}}',
  }),
  sentOften: defineMessage<{ limit: number }>({
    id: 'fnol.sending.sentOften',
    description: 'How often the link to a column of the accident statement can still be sent',
    defaultMessage:
      '{limit, plural, one {It was sent once within a day; wait, or show the QR code.} other {It was sent # times within a day; wait, or show the QR code.}}',
  }),
};
