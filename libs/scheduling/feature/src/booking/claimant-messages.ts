import { defineMessages } from 'react-intl';

/** Buttons of booking as claimants read them: their pages speak formally, those of staff do not. */
export const claimantMessages = defineMessages({
  confirm: {
    id: 'scheduling.ownVisit.confirm',
    description: 'Button, to the claimant: books the hour that is kept',
    defaultMessage: 'Confirm the appointment',
  },
  move: { id: 'scheduling.ownVisit.move', description: 'Button, to the claimant', defaultMessage: 'Move' },
  cancel: {
    id: 'scheduling.ownVisit.cancel',
    description: 'Button, to the claimant',
    defaultMessage: 'Cancel it',
  },
  sendCodeAgain: {
    id: 'scheduling.ownVisit.sendCodeAgain',
    description: 'Button, to the claimant: a new code by SMS',
    defaultMessage: 'Send another code',
  },
});
