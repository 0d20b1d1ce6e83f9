import { defineMessage, defineMessages } from 'react-intl';

/** Texts about checks, questions and keys. */
export const askingMessages = {
  ...defineMessages({
    see: {
      id: 'workload.approvals.see',
      description: 'Link to where a check stands on the file',
      defaultMessage: 'See',
    },
    yourself: {
      id: 'workload.approvals.yourself',
      description: 'The reader among those who had a hand in it',
      defaultMessage: 'You',
    },
    ask: {
      id: 'workload.approvals.ask',
      description: 'Opens the field for a question to whoever asks',
      defaultMessage: 'Ask',
    },
    questions: {
      id: 'workload.approvals.questions',
      description: 'Heading above questions and answers',
      defaultMessage: 'Questions',
    },
    clockGoesOn: {
      id: 'workload.approvals.clockGoesOn',
      description: 'Beside that heading',
      defaultMessage: 'the legal clock goes on',
    },
    noAnswer: {
      id: 'workload.approvals.noAnswer',
      description: 'Below a question',
      defaultMessage: 'No answer yet',
    },
    questionMissing: {
      id: 'workload.approvals.questionMissing',
      description: 'The question is empty',
      defaultMessage: 'Write what you want to know.',
    },
    notAsked: {
      id: 'workload.approvals.notAsked',
      description: 'The question could not be sent',
      defaultMessage: 'The question was not sent',
    },
    cancelQuestion: {
      id: 'workload.approvals.cancelQuestion',
      description: 'Closes the field',
      defaultMessage: 'Cancel',
    },
    sendQuestion: {
      id: 'workload.approvals.sendQuestion',
      description: 'Sends the question',
      defaultMessage: 'Send the question',
    },
    answerTitle: {
      id: 'workload.approvals.answerTitle',
      description: 'Heading on the file: a manager waits for an answer',
      defaultMessage: 'Questions before approval',
    },
    answerLabel: {
      id: 'workload.approvals.answerLabel',
      description: 'Label of the field of an answer',
      defaultMessage: 'Your answer',
    },
    answerMissing: {
      id: 'workload.approvals.answerMissing',
      description: 'The answer is empty',
      defaultMessage: 'Write the answer.',
    },
    sendAnswer: {
      id: 'workload.approvals.sendAnswer',
      description: 'Sends the answer',
      defaultMessage: 'Send the answer',
    },
    notAnswered: {
      id: 'workload.approvals.notAnswered',
      description: 'The answer could not be sent',
      defaultMessage: 'The answer was not sent',
    },
    next: {
      id: 'workload.approvals.next',
      description: 'Key: the next request',
      defaultMessage: 'Next request',
    },
    previous: {
      id: 'workload.approvals.previous',
      description: 'Key: the request before',
      defaultMessage: 'Previous request',
    },
  }),
  seeCheck: defineMessage<{ name: string }>({
    id: 'workload.approvals.seeCheck',
    description: 'Name of the link to where a check stands on the file',
    defaultMessage: '{name}: see it on the file',
  }),
  questionTo: defineMessage<{ name: string }>({
    id: 'workload.approvals.questionTo',
    description: 'Label of the field of a question',
    defaultMessage: 'What do you want to know from {name}?',
  }),
};
