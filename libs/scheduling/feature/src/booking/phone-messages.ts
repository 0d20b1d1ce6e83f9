import { defineMessage, defineMessages } from 'react-intl';

/** Texts of confirming, by a code, the number to which messages about a visit go. */
export const messages = {
  ...defineMessages({
    unreached: {
      id: 'scheduling.phoneCode.unreached',
      description: 'Nobody can be written to: said to the claimant',
      defaultMessage:
        'We have no confirmed e-mail or mobile number of yours. Confirm the number above by a code, or write down the hour: we will call you.',
    },
    unreachedStaff: {
      id: 'scheduling.phoneCode.unreachedStaff',
      description: 'Nobody can be written to: said to staff, who have the claimant on the phone',
      defaultMessage:
        'Nobody can be written to: no e-mail and no mobile number is confirmed. Send a code to the number above and ask for it on the phone, or book without it: a task to call opens.',
    },
    sendCodeStaff: {
      id: 'scheduling.phoneCode.sendCodeStaff',
      description: 'Button of staff: a code confirms the number of the claimant who is on the phone',
      defaultMessage: 'Send a code to this number',
    },
    codeHintStaff: {
      id: 'scheduling.phoneCode.codeHintStaff',
      description: 'Hint for staff; what the claimant agrees to with the code',
      defaultMessage:
        'Ask for the six digits. Say that with them the claimant agrees to messages about this visit; STOP ends them.',
    },
    sendCode: {
      id: 'scheduling.phoneCode.sendCode',
      description: 'Button: a code confirms the number, and messages about the visit go there',
      defaultMessage: 'Confirm my number by a code, and get messages',
    },
    sendCodeAgain: {
      id: 'scheduling.phoneCode.sendCodeAgain',
      description: 'Button, once the code before is over',
      defaultMessage: 'Send another code',
    },
    code: { id: 'scheduling.phoneCode.code', description: 'Field', defaultMessage: 'Code from the SMS' },
    codeHint: {
      id: 'scheduling.phoneCode.codeHint',
      description: 'Hint; what the claimant agrees to with the code',
      defaultMessage: 'Six digits. You agree to messages about this visit; STOP ends them.',
    },
    codeWrong: {
      id: 'scheduling.phoneCode.codeWrong',
      description: 'At the field',
      defaultMessage: 'This is not the code. Compare it with the SMS.',
    },
    codeExpired: {
      id: 'scheduling.phoneCode.codeExpired',
      description: 'At the field: the time is over, or there were too many wrong codes',
      defaultMessage: 'This code no longer works. Ask for another one.',
    },
  }),
  codeValid: defineMessage<{ clock: string }>({
    id: 'scheduling.phoneCode.codeValid',
    description: 'Under the field; the clock follows',
    defaultMessage: 'The code works for {clock}',
  }),
  codeBlocked: defineMessage<{ hour: string }>({
    id: 'scheduling.phoneCode.codeBlocked',
    description: 'No further code is sent before that moment',
    defaultMessage: 'Enough codes for now. Another one can be sent from {hour} on; you can book without it.',
  }),
};
