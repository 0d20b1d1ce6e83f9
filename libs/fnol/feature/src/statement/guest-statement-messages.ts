import { defineMessages } from 'react-intl';

/** The words of the page of a driver. */
export const guestMessages = defineMessages({
  title: {
    id: 'fnol.guestStatement.title',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Accident statement',
  },
  shared: {
    id: 'fnol.guestStatement.shared',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'When and where did it happen?',
  },
  you: {
    id: 'fnol.guestStatement.you',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Your car and its insurance',
  },
  driver: {
    id: 'fnol.guestStatement.driver',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Who was driving?',
  },
  circumstances: {
    id: 'fnol.guestStatement.circumstances',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'What was your car doing?',
  },
  circumstancesHint: {
    id: 'fnol.guestStatement.circumstancesHint',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Tick everything that holds for the moment before the impact.',
  },
  damage: {
    id: 'fnol.guestStatement.damage',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Where is your car damaged?',
  },
  sketch: {
    id: 'fnol.guestStatement.sketch',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Draw what happened',
  },
  sign: {
    id: 'fnol.guestStatement.sign',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Sign',
  },
  next: {
    id: 'fnol.guestStatement.next',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Continue',
  },
  back: {
    id: 'fnol.guestStatement.back',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Back',
  },
  other: {
    id: 'fnol.guestStatement.other',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'The other car',
  },
  invite: {
    id: 'fnol.guestStatement.invite',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Link for the other driver',
  },
  inviteHint: {
    id: 'fnol.guestStatement.inviteHint',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Pass it on: the other driver fills in their column on their own phone.',
  },
  yourSignature: {
    id: 'fnol.guestStatement.yourSignature',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Your signature, with a finger',
  },
  signNow: {
    id: 'fnol.guestStatement.signNow',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Sign the statement',
  },
  signed: {
    id: 'fnol.guestStatement.signed',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'You have signed. If something changes, sign again.',
  },
  cannotSign: {
    id: 'fnol.guestStatement.cannotSign',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Both drivers have to tick what their car was doing first.',
  },
  refresh: {
    id: 'fnol.guestStatement.refresh',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Look again',
  },
  noGuilt: {
    id: 'fnol.guestStatement.noGuilt',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Signing admits no guilt.',
  },
  changed: {
    id: 'fnol.guestStatement.changed',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'The other driver has changed something meanwhile. Read it again.',
  },
  nothingTicked: {
    id: 'fnol.guestStatement.nothingTicked',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'nothing ticked yet',
  },
  hurtAdvice: {
    id: 'fnol.guestStatement.hurtAdvice',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Somebody is hurt: call 112. The form is no use then; the police writes it down.',
  },
  signFirst: {
    id: 'fnol.guestStatement.signFirst',
    description: 'Page of a driver who fills in the accident statement on a phone',
    defaultMessage: 'Draw your signature first.',
  },
});
