import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    preventUsernameRo: {
      id: 'config.signIn.preventUsernameRo',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Own user name: message in Romanian',
    },
    preventUsernameEn: {
      id: 'config.signIn.preventUsernameEn',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Own user name: message in English',
    },
    preventOrgNameRo: {
      id: 'config.signIn.preventOrgNameRo',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Name of the organisation: message in Romanian',
    },
    preventOrgNameEn: {
      id: 'config.signIn.preventOrgNameEn',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Name of the organisation: message in English',
    },
    preventMonthRo: {
      id: 'config.signIn.preventMonthRo',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Month: message in Romanian',
    },
    preventMonthEn: {
      id: 'config.signIn.preventMonthEn',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Month: message in English',
    },
    validationRuleRo: {
      id: 'config.signIn.validationRuleRo',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Form: message in Romanian',
    },
    validationRuleEn: {
      id: 'config.signIn.validationRuleEn',
      description: 'Label of the words for whoever the rule refuses',
      defaultMessage: 'Form: message in English',
    },
    modeBothPlain: {
      id: 'config.signIn.modeBothPlain',
      description: 'A way in, in the history',
      defaultMessage: 'The password or the provider',
    },
    modeProviderPlain: {
      id: 'config.signIn.modeProviderPlain',
      description: 'A way in, in the history',
      defaultMessage: 'The provider alone',
    },
    passwords: {
      id: 'config.signIn.passwords',
      description: 'Heading of the rules',
      defaultMessage: 'Passwords',
    },
    minLength: {
      id: 'config.signIn.minLength',
      description: 'Label',
      defaultMessage: 'At least this many characters',
    },
    minLengthHint: {
      id: 'config.signIn.minLengthHint',
      description: 'Below the least length',
      defaultMessage: 'Between 5 and 64. Length protects better than signs and digits.',
    },
    preventUsername: {
      id: 'config.signIn.preventUsername',
      description: 'A rule that is on or off',
      defaultMessage: 'May not contain the user name',
    },
    preventOrgName: {
      id: 'config.signIn.preventOrgName',
      description: 'A rule that is on or off',
      defaultMessage: 'May not contain the name of the organisation',
    },
    preventMonth: {
      id: 'config.signIn.preventMonth',
      description: 'A rule that is on or off',
      defaultMessage: 'May not contain a month in Romanian',
    },
    validationRule: {
      id: 'config.signIn.validationRule',
      description: 'Label',
      defaultMessage: 'Has this form',
    },
    validationRuleHint: {
      id: 'config.signIn.validationRuleHint',
      description: 'Below the form of a password',
      defaultMessage: 'A regular expression, such as \\d for “has a digit”.',
    },
    always: {
      id: 'config.signIn.always',
      description: 'Below the rules',
      defaultMessage:
        'Passwords that everybody guesses are always refused. Without messages of your own, people read those of the product. The rules hold for passwords chosen from now on.',
    },
    tester: {
      id: 'config.signIn.tester',
      description: 'Heading',
      defaultMessage: 'Try a password',
    },
    testerHint: {
      id: 'config.signIn.testerHint',
      description: 'Below that heading',
      defaultMessage:
        'By the rules as they stand above, saved or not. What you type is not kept anywhere. Do not type your own password.',
    },
    testerName: {
      id: 'config.signIn.testerName',
      description: 'Label',
      defaultMessage: 'User name to try with',
    },
    testerPassword: {
      id: 'config.signIn.testerPassword',
      description: 'Label',
      defaultMessage: 'Password to try',
    },
    try: {
      id: 'config.signIn.try',
      description: 'Button',
      defaultMessage: 'Try it',
    },
    taken: {
      id: 'config.signIn.taken',
      description: 'Answer of the tester',
      defaultMessage: 'This password would be taken.',
    },
    ways: {
      id: 'config.signIn.ways',
      description: 'Heading',
      defaultMessage: 'Ways in',
    },
    mode: {
      id: 'config.signIn.mode',
      description: 'Label',
      defaultMessage: 'People sign in with',
    },
    modePassword: {
      id: 'config.signIn.modePassword',
      description: 'A way in',
      defaultMessage: 'The password',
    },
    noProvider: {
      id: 'config.signIn.noProvider',
      description: 'Where the installation knows no identity provider',
      defaultMessage:
        'With the password. An identity provider is added by whoever runs the installation; then you choose here.',
    },
    idle: {
      id: 'config.signIn.idle',
      description: 'Name of a fact',
      defaultMessage: 'Signed out when nothing is done for',
    },
    absolute: {
      id: 'config.signIn.absolute',
      description: 'Name of a fact',
      defaultMessage: 'Signed in at most',
    },
    installation: {
      id: 'config.signIn.installation',
      description: 'Below these times',
      defaultMessage: 'These times are laid down by the installation.',
    },
    asked: {
      id: 'config.signIn.asked',
      description: 'State of a rule, where a colleague changed it',
      defaultMessage: 'asked',
    },
    notAsked: {
      id: 'config.signIn.notAsked',
      description: 'State of a rule, where a colleague changed it',
      defaultMessage: 'not asked',
    },
    save: {
      id: 'config.signIn.save',
      description: 'Button',
      defaultMessage: 'Save passwords and sign-in',
    },
    saved: {
      id: 'config.signIn.saved',
      description: 'Notice: the settings are stored',
      defaultMessage: 'Passwords and sign-in are saved.',
    },
  }),
  modeBoth: defineMessage<{ provider: string }>({
    id: 'config.signIn.modeBoth',
    description: 'A way in',
    defaultMessage: 'The password or {provider}',
  }),
  modePasswordAlone: defineMessage<{ provider: string }>({
    id: 'config.signIn.modePasswordAlone',
    description: 'A way in: the provider is switched off',
    defaultMessage: 'The password alone; {provider} is off',
  }),
  providerGoing: defineMessage<{ provider: string }>({
    id: 'config.signIn.providerGoing',
    description: 'Below the ways in, when the provider is about to be switched off',
    defaultMessage:
      'Nobody can sign in with {provider} any more. People who are signed in stay signed in; people without a password need a link from an administrator.',
  }),
  modeProvider: defineMessage<{ provider: string }>({
    id: 'config.signIn.modeProvider',
    description: 'A way in',
    defaultMessage: '{provider} alone',
  }),
  notKnown: defineMessage<{ provider: string }>({
    id: 'config.signIn.notKnown',
    description: 'Below the ways in, for somebody who never came by the provider',
    defaultMessage:
      'You have not signed in at {provider} yet. Do so once before you switch passwords off, or you could not come back.',
  }),
  minutes: defineMessage<{ count: number }>({
    id: 'config.signIn.minutes',
    description: 'A length of time',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  }),
  hours: defineMessage<{ count: number }>({
    id: 'config.signIn.hours',
    description: 'A length of time',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
  }),
};

/** Why an answer of this form is refused, beyond the common reasons. */
export const signInReasons = defineMessages({
  length_between: {
    id: 'config.signIn.lengthBetween',
    description: 'The least length is no number in between',
    defaultMessage: 'Enter a number from 5 to 64.',
  },
});
