import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage({
    id: 'tracking.contactConfirmation.title',
    description: 'Title of the page that a link in a message opens, before anything is confirmed',
    defaultMessage: 'Confirm your contact details',
  }),
  question: defineMessage({
    id: 'tracking.contactConfirmation.question',
    description: 'Under the title: what the button does',
    defaultMessage:
      'You opened a link that we sent you. Press the button, and we note that this e-mail address or phone number is yours.',
  }),
  confirm: defineMessage({
    id: 'tracking.contactConfirmation.confirm',
    description: 'Button that confirms',
    defaultMessage: 'Yes, it is mine',
  }),
  loading: defineMessage({
    id: 'tracking.contactConfirmation.loading',
    description: 'Shown with an animation while the contact channel is being confirmed',
    defaultMessage: 'Confirming your contact details…',
  }),
  explanation: defineMessage({
    id: 'tracking.contactConfirmation.explanation',
    description: 'Under the loading animation: what is happening',
    defaultMessage:
      'We are checking the link that you received and noting that this e-mail address or phone number is yours. This takes a moment.',
  }),
  confirmed: defineMessage({
    id: 'tracking.contactConfirmation.confirmed',
    description: 'Title once the contact channel is confirmed',
    defaultMessage: 'Your contact details are confirmed',
  }),
  whatNow: defineMessage({
    id: 'tracking.contactConfirmation.whatNow',
    description: 'Under the success title',
    defaultMessage: 'From now on we send news about your case here. You can close this page.',
  }),
  failed: defineMessage({
    id: 'tracking.contactConfirmation.failed',
    description: 'Title for an unknown, expired or foreign key; the reason is not told apart',
    defaultMessage: 'This link does not work',
  }),
  unreachable: defineMessage({
    id: 'tracking.contactConfirmation.unreachable',
    description: 'The server could not be reached; the link itself may be good',
    defaultMessage: 'We could not confirm your contact details right now',
  }),
  tryAgain: defineMessage({
    id: 'tracking.contactConfirmation.tryAgain',
    description: 'Button that tries once more',
    defaultMessage: 'Try again',
  }),
};
