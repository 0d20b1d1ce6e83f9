import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    direction: {
      id: 'messages.compose.direction',
      description: 'Label of who called whom',
      defaultMessage: 'Who called',
    },
    weCalled: {
      id: 'messages.compose.weCalled',
      description: 'We called them',
      defaultMessage: 'We did',
    },
    theyCalled: {
      id: 'messages.compose.theyCalled',
      description: 'They called us',
      defaultMessage: 'They did',
    },
    outcome: {
      id: 'messages.compose.outcome',
      description: 'Label of how a call went',
      defaultMessage: 'Outcome',
    },
    who: {
      id: 'messages.compose.who',
      description: 'Label of the choice of somebody of the file',
      defaultMessage: 'With whom',
    },
    somebodyElse: {
      id: 'messages.compose.somebodyElse',
      description: 'In that choice: somebody who is not on the file',
      defaultMessage: 'Somebody else',
    },
    number: {
      id: 'messages.compose.number',
      description: 'Label of a phone number',
      defaultMessage: 'Number',
    },
    minutes: {
      id: 'messages.compose.minutes',
      description: 'Label of how long a call took',
      defaultMessage: 'Minutes',
    },
    callNote: {
      id: 'messages.compose.callNote',
      description: 'Label of what was said in a call',
      defaultMessage: 'What was said',
    },
    keepCall: {
      id: 'messages.compose.keepCall',
      description: 'Button that writes down a call',
      defaultMessage: 'Write down the call',
    },
    callKept: {
      id: 'messages.compose.callKept',
      description: 'Notice: a call was written down',
      defaultMessage: 'The call is in the timeline.',
    },
  }),
  callOutcome: defineMessage<{ outcome: string }>({
    id: 'messages.compose.callOutcome',
    description: 'How a call went',
    defaultMessage:
      '{outcome, select, reached {talked} no_answer {no answer} busy {busy} voicemail {voicemail} other {wrong number}}',
  }),
};
