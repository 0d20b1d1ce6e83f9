import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    intro: {
      id: 'config.tracker.intro',
      description: 'Above the words of the public tracker',
      defaultMessage:
        'What claimants read when they look up their case. What happened in a status, and what comes next, is written at the status itself.',
    },
    nextStep: {
      id: 'config.tracker.nextStep',
      description: 'Button below the phone: shows the case one step further',
      defaultMessage: 'Show the next step',
    },
    save: { id: 'config.tracker.save', description: 'Button', defaultMessage: 'Save the tracker' },
    saved: {
      id: 'config.tracker.saved',
      description: 'Notice: the words of the tracker are stored',
      defaultMessage: 'The tracker is saved. Claimants read it from now on.',
    },
  }),
  step: defineMessage<{ number: number }>({
    id: 'config.tracker.step',
    description: 'Heading of the texts of one step',
    defaultMessage: 'Step {number}',
  }),
  code: defineMessage<{ code: string }>({
    id: 'config.tracker.code',
    description: 'Below that heading; the code never changes',
    defaultMessage: 'Code {code}, which statuses point at',
  }),
  ofStep: defineMessage<{ number: number; what: string }>({
    id: 'config.tracker.ofStep',
    description: 'Name of a field of a step, such as "Step 2: name"',
    defaultMessage: 'Step {number}: {what}',
  }),
  inLanguage: defineMessage<{ what: string; language: string }>({
    id: 'config.tracker.inLanguage',
    description: 'Name of a field with its language',
    defaultMessage: '{what} ({language})',
  }),
};

export const languageMessages = defineMessages({
  ro: { id: 'config.tracker.romanian', description: 'A language', defaultMessage: 'in Romanian' },
  en: { id: 'config.tracker.english', description: 'A language', defaultMessage: 'in English' },
});

export const wordMessages = defineMessages({
  title: { id: 'config.tracker.title', description: 'Label', defaultMessage: 'Title' },
  case_identifier_name: {
    id: 'config.tracker.identifier',
    description: 'Label: what the number of a case is called',
    defaultMessage: 'Name of the case number',
  },
  search_message: {
    id: 'config.tracker.searchMessage',
    description: 'Label: above the field for the number',
    defaultMessage: 'Invitation to search',
  },
  not_found_message: {
    id: 'config.tracker.notFoundMessage',
    description: 'Label: after a number that nobody has',
    defaultMessage: 'When nothing is found',
  },
  security_message: {
    id: 'config.tracker.securityMessage',
    description: 'Label: above the field for the access code',
    defaultMessage: 'When a code was sent',
  },
  security_error_message: {
    id: 'config.tracker.securityErrorMessage',
    description: 'Label: after a wrong access code',
    defaultMessage: 'When the code is wrong',
  },
});

export const stepMessages = defineMessages({
  label: { id: 'config.tracker.stepName', description: 'Part of a step', defaultMessage: 'name' },
  description: {
    id: 'config.tracker.stepDescription',
    description: 'Part of a step',
    defaultMessage: 'what happens in it',
  },
  icon: { id: 'config.tracker.stepIcon', description: 'Part of a step', defaultMessage: 'icon' },
});

export const actionMessages = {
  ...defineMessages({
    title: { id: 'config.tracker.action', description: 'Heading', defaultMessage: 'Button of the tracker' },
    type: { id: 'config.tracker.actionType', description: 'Label', defaultMessage: 'Where it opens' },
    none: {
      id: 'config.tracker.noAction',
      description: 'Choice: the tracker has no button',
      defaultMessage: 'No button',
    },
    name: {
      id: 'config.tracker.actionName',
      description: 'Label',
      defaultMessage: 'What is written on the button',
    },
    url: { id: 'config.tracker.actionUrl', description: 'Label', defaultMessage: 'Address' },
    urlHint: {
      id: 'config.tracker.actionUrlHint',
      description: 'Below that field',
      defaultMessage: 'An address with https, or a path of the tracker such as /help.',
    },
  }),
  types: defineMessages({
    link: { id: 'config.tracker.actionLink', description: 'Choice', defaultMessage: 'In the tracker' },
    extLink: {
      id: 'config.tracker.actionExtLink',
      description: 'Choice',
      defaultMessage: 'Another site, in its place',
    },
    extTabLink: {
      id: 'config.tracker.actionExtTabLink',
      description: 'Choice',
      defaultMessage: 'Another site, in a new tab',
    },
  }),
};

export const phoneMessages = {
  ...defineMessages({
    title: {
      id: 'config.tracker.phone',
      description: 'Name of the picture of a phone with the tracker',
      defaultMessage: 'On a claimant’s phone',
    },
    language: {
      id: 'config.tracker.phoneLanguage',
      description: 'Name of the choice of a language for the phone',
      defaultMessage: 'Language of the phone',
    },
    steps: {
      id: 'config.tracker.phoneSteps',
      description: 'On the phone, above the steps',
      defaultMessage: 'Steps',
    },
    done: { id: 'config.tracker.phoneDone', description: 'State of a step', defaultMessage: 'done' },
    current: { id: 'config.tracker.phoneCurrent', description: 'State of a step', defaultMessage: 'now' },
    upcoming: {
      id: 'config.tracker.phoneUpcoming',
      description: 'State of a step',
      defaultMessage: 'to come',
    },
    whenUnknown: {
      id: 'config.tracker.phoneWhenUnknown',
      description: 'On the phone, above what stands there after an unknown number',
      defaultMessage: 'After a number that nobody has:',
    },
    whenWrong: {
      id: 'config.tracker.phoneWhenWrong',
      description: 'On the phone, above what stands there after a wrong code',
      defaultMessage: 'After a wrong code:',
    },
  }),
  progress: defineMessage<{ position: number; count: number }>({
    id: 'config.tracker.phoneProgress',
    description: 'On the phone, beside the steps',
    defaultMessage: '{position} of {count}',
  }),
  views: defineMessages({
    case: { id: 'config.tracker.viewCase', description: 'What the phone shows', defaultMessage: 'Case' },
    search: {
      id: 'config.tracker.viewSearch',
      description: 'What the phone shows',
      defaultMessage: 'Search',
    },
    code: { id: 'config.tracker.viewCode', description: 'What the phone shows', defaultMessage: 'Code' },
  }),
};

/** Why an answer is refused, beyond the common reasons. */
export const trackerReasons = defineMessages({
  unsafe_address: {
    id: 'config.tracker.unsafeAddress',
    description: 'The address of the button is refused',
    defaultMessage: 'Use an address with https, or a path such as /help.',
  },
});
