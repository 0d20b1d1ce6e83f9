import { defineMessages } from 'react-intl';

/** Why an answer of the intake is refused. */
export const errorMessages = defineMessages({
  plateInvalid: {
    id: 'fnol.intakeError.plateInvalid',
    description: 'Error: the plate cannot be one',
    defaultMessage: 'Check the plate.',
  },
  vinInvalid: {
    id: 'fnol.intakeError.vinInvalid',
    description: 'Error: the chassis number cannot be one',
    defaultMessage: 'A chassis number has up to 17 letters and digits, without I, O, Q.',
  },
  holderInvalid: {
    id: 'fnol.intakeError.holderInvalid',
    description: 'Error: neither a personal number nor that of a company',
    defaultMessage: 'A CNP has 13 digits, a CUI up to 10. Check the last one.',
  },
  timeNotUnderstood: {
    id: 'fnol.intakeError.timeNotUnderstood',
    description: 'Error: the hour cannot be read',
    defaultMessage: 'Write 14:30, about 14–16, or unknown.',
  },
  contactMissing: {
    id: 'fnol.intakeError.contactMissing',
    description: 'Error: neither telephone nor e-mail',
    defaultMessage: 'Write a phone number or an e-mail address.',
  },
  shopReason: {
    id: 'fnol.intakeError.shopReason',
    description: 'Error: a shop was chosen without a reason',
    defaultMessage: 'Say in a few words why this one, or choose later.',
  },
  invalid_value: {
    id: 'fnol.intakeError.invalidValue',
    description: 'Error: the value cannot be right',
    defaultMessage: 'This cannot be right.',
  },
  unknown_code: {
    id: 'fnol.intakeError.unknownCode',
    description: 'Error: chosen from a list that has changed',
    defaultMessage: 'This is not in the list any more. Choose again.',
  },
  too_small: {
    id: 'fnol.intakeError.tooSmall',
    description: 'Error: the second hour is not after the first',
    defaultMessage: 'The second hour has to come after the first.',
  },
  nonexistent_time: {
    id: 'fnol.intakeError.nonexistentTime',
    description: 'Error: the clocks skipped this hour',
    defaultMessage: 'The clocks skipped this hour that night. Ask again.',
  },
  ambiguous_time: {
    id: 'fnol.intakeError.ambiguousTime',
    description: 'Error: the clocks showed this hour twice',
    defaultMessage: 'The clocks showed this hour twice that night. Write about when, such as 3–5.',
  },
});
