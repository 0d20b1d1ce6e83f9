import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    newConversation: {
      id: 'assistant.panel.newConversation',
      description: 'Button: the next question begins a new conversation, and the one before is deleted',
      defaultMessage: 'New conversation',
    },
    log: {
      id: 'assistant.panel.log',
      description: 'Names the list of questions and answers, for screen readers',
      defaultMessage: 'Conversation',
    },
    question: {
      id: 'assistant.panel.question',
      description: 'Label of the field in which a question is typed, for screen readers',
      defaultMessage: 'Your question',
    },
    placeholder: {
      id: 'assistant.panel.placeholder',
      description: 'In the empty field of the question',
      defaultMessage: 'Ask about the file or the procedures',
    },
    send: {
      id: 'assistant.panel.send',
      description: 'Button that sends the question',
      defaultMessage: 'Send',
    },
    stop: {
      id: 'assistant.panel.stop',
      description: 'Button that gives up the answer that is still to come',
      defaultMessage: 'Stop',
    },
    complete: {
      id: 'assistant.panel.complete',
      description: 'While an answer is looked for; shown and read out once',
      defaultMessage: 'Looking for the answer…',
    },
    wording: {
      id: 'assistant.panel.wording',
      description: 'While an answer is looked for and a language model words it; shown and read out once',
      defaultMessage: 'Looking for the answer and wording it…',
    },
    process: {
      id: 'assistant.panel.process',
      description: 'While what the user confirmed is carried out; shown and read out once',
      defaultMessage: 'Carrying it out…',
    },
    ready: {
      id: 'assistant.panel.ready',
      description: 'Read out once when an answer is there; a notice when the panel is closed',
      defaultMessage: 'The assistant has answered.',
    },
    show: {
      id: 'assistant.panel.show',
      description: 'In the notice that the assistant has answered: opens the panel',
      defaultMessage: 'Show',
    },
    failed: {
      id: 'assistant.panel.failed',
      description: 'The answer could not be fetched',
      defaultMessage: 'The answer did not come.',
    },
    stopped: {
      id: 'assistant.panel.stopped',
      description: 'The user gave the answer up',
      defaultMessage: 'Stopped.',
    },
    tryAgain: {
      id: 'assistant.panel.tryAgain',
      description: 'Button: fetches an answer that failed or was stopped',
      defaultMessage: 'Try again',
    },
    missing: {
      id: 'assistant.panel.missing',
      description: 'The conversation could not be loaded',
      defaultMessage: 'The conversation could not be loaded.',
    },
    off: {
      id: 'assistant.panel.off',
      description: 'In the place of the conversation: somebody has switched the assistant off meanwhile',
      defaultMessage:
        'The assistant is switched off for you. Configurators of your organisation can change that.',
    },
    answer: {
      id: 'assistant.panel.answer',
      description: 'What the copy button copies, as in "Copy the answer"',
      defaultMessage: 'the answer',
    },
    askAgain: {
      id: 'assistant.panel.askAgain',
      description: 'Button of one picture at an answer: asks the same question again',
      defaultMessage: 'Ask again',
    },
    sources: {
      id: 'assistant.panel.sources',
      description: 'Names the list of sources of an answer, for screen readers',
      defaultMessage: 'Sources',
    },
    helped: {
      id: 'assistant.panel.helped',
      description: 'Button of one picture: the answer helped',
      defaultMessage: 'Good answer',
    },
    helpedNot: {
      id: 'assistant.panel.helpedNot',
      description: 'Button of one picture: the answer did not help',
      defaultMessage: 'Bad answer',
    },
    whyNot: {
      id: 'assistant.panel.whyNot',
      description: 'Title of the window that asks why an answer did not help',
      defaultMessage: 'What was wrong?',
    },
    reason: {
      id: 'assistant.panel.reason',
      description: 'Label of the field with the reason why an answer did not help',
      defaultMessage: 'In a few words',
    },
    sendRating: {
      id: 'assistant.panel.sendRating',
      description: 'Button that sends that an answer did not help',
      defaultMessage: 'Send',
    },
    proposals: {
      id: 'assistant.panel.proposals',
      description: 'Names what the assistant proposes to do, for screen readers',
      defaultMessage: 'What the assistant proposes',
    },
    refuse: {
      id: 'assistant.panel.refuse',
      description: 'Button: refuses what the assistant proposes',
      defaultMessage: 'Refuse',
    },
    rules: {
      id: 'assistant.panel.rules',
      description: 'Below the field: answers come from rules and search, without a language model',
      defaultMessage: 'Without a model, from the file and the help. Check the sources.',
    },
    model: {
      id: 'assistant.panel.model',
      description: 'Below the field: a language model worded the answer',
      defaultMessage: 'Worded by a model from the sources shown. Check them.',
    },
    rules_after_model: {
      id: 'assistant.panel.rulesAfterModel',
      description:
        'Below the field: the language model was to word the answer and did not, so it came from rules and search',
      defaultMessage: 'Not worded by the model, from the file and the help. Check the sources.',
    },
  }),
  notSent: defineMessage<{ why: string }>({
    id: 'assistant.panel.notSent',
    description: 'The question could not be sent; why is a sentence',
    defaultMessage: 'Not sent, your text is still here. {why}',
  }),
  leaves: defineMessage<{ host: string }>({
    id: 'assistant.panel.leaves',
    description: 'Link below the field: opens the help about what is sent to the language model at host',
    defaultMessage: 'What is sent to {host}?',
  }),
  source: defineMessage<{ number: number; title: string }>({
    id: 'assistant.panel.source',
    description: 'A place of an answer that leads to its source, for screen readers',
    defaultMessage: 'Source {number}: {title}',
  }),
  confirm: defineMessage<{ count: number }>({
    id: 'assistant.panel.confirm',
    description: 'Button: has the chosen proposals carried out',
    defaultMessage: '{count, plural, one {Confirm} other {Confirm these #}}',
  }),
};

export const outcomeMessages = defineMessages({
  accepted: {
    id: 'assistant.outcome.accepted',
    description: 'What became of a proposal: confirmed, not carried out yet',
    defaultMessage: 'Confirmed',
  },
  refused: {
    id: 'assistant.outcome.refused',
    description: 'What became of a proposal',
    defaultMessage: 'Refused, nothing was done',
  },
  done: { id: 'assistant.outcome.done', description: 'What became of a proposal', defaultMessage: 'Done' },
  failed: {
    id: 'assistant.outcome.failed',
    description: 'What became of a proposal: it could not be carried out',
    defaultMessage: 'It could not be done',
  },
});

export const suggestionMessages = defineMessages({
  label: {
    id: 'assistant.suggestion.label',
    description: 'Names the list of questions that can be asked by one press, for screen readers',
    defaultMessage: 'Questions to begin with',
  },
  summary: {
    id: 'assistant.suggestion.summary',
    description: 'A question about the open claim file, sent as it stands',
    defaultMessage: 'Summarise the file',
  },
  missing: {
    id: 'assistant.suggestion.missing',
    description: 'A question about the open claim file, sent as it stands',
    defaultMessage: 'What is missing?',
  },
  nextSteps: {
    id: 'assistant.suggestion.nextSteps',
    description: 'A question about the open claim file, sent as it stands',
    defaultMessage: 'What do I do next?',
  },
  whyMine: {
    id: 'assistant.suggestion.whyMine',
    description: 'A question about the open claim file, sent as it stands',
    defaultMessage: 'Why is it assigned to me?',
  },
  whileAway: {
    id: 'assistant.suggestion.whileAway',
    description: 'A question about the open claim file, sent as it stands',
    defaultMessage: 'What happened while I was away?',
  },
  legalTerm: {
    id: 'assistant.suggestion.legalTerm',
    description: 'A question without an open claim file, sent as it stands',
    defaultMessage: 'When must we answer by law?',
  },
  timeOff: {
    id: 'assistant.suggestion.timeOff',
    description: 'A question without an open claim file, sent as it stands',
    defaultMessage: 'How do I ask for time off?',
  },
});
