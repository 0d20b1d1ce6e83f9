import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'account.setup.title',
      description: 'Title of the first page of a new installation',
      defaultMessage: 'First start',
    },
    intro: {
      id: 'account.setup.intro',
      description: 'Below the title: how long it takes and what can be changed later',
      defaultMessage:
        'Four steps, one page, about five minutes. Everything can be changed later; the claim prefix only until the first claim.',
    },
    code: {
      id: 'account.setup.code',
      description: 'Label of the field for the code that the server printed',
      defaultMessage: 'Installation code',
    },
    codeEnded: {
      id: 'account.setup.codeEnded',
      description: 'The printed code does not work any more',
      defaultMessage: 'The installation code has ended',
    },
    codeEndedText: {
      id: 'account.setup.codeEndedText',
      description: 'What to do about a code that has ended',
      defaultMessage: 'Restart the server: it prints a new one. Then open this page again.',
    },
    organisation: {
      id: 'account.setup.organisation',
      description: 'Heading of the first part',
      defaultMessage: 'The organisation',
    },
    orgName: {
      id: 'account.setup.orgName',
      description: 'Label: legal name of the organisation',
      defaultMessage: 'Legal name',
    },
    cui: {
      id: 'account.setup.cui',
      description: 'Label: company number',
      defaultMessage: 'Company number (CUI)',
    },
    cuiHint: {
      id: 'account.setup.cuiHint',
      description: 'Below the company number',
      defaultMessage: 'With or without RO.',
    },
    shortName: {
      id: 'account.setup.shortName',
      description: 'Label: short name of the organisation',
      defaultMessage: 'Short name',
    },
    shortNameHint: {
      id: 'account.setup.shortNameHint',
      description: 'Below the short name',
      defaultMessage: 'Colleagues and claimants see it at the top of each page.',
    },
    orgCode: {
      id: 'account.setup.orgCode',
      description: 'Label: code of the organisation in addresses',
      defaultMessage: 'Code in addresses',
    },
    orgCodeHint: {
      id: 'account.setup.orgCodeHint',
      description: 'Below the code',
      defaultMessage: 'Small letters, digits and hyphens, such as nord-vest.',
    },
    language: {
      id: 'account.setup.language',
      description: 'Label: language of public pages',
      defaultMessage: 'Language of public pages',
    },
    numberAndLooks: {
      id: 'account.setup.numberAndLooks',
      description: 'Heading of the second part',
      defaultMessage: 'Claim number and looks',
    },
    prefix: {
      id: 'account.setup.prefix',
      description: 'Label: what claim numbers begin with',
      defaultMessage: 'Prefix of claim numbers',
    },
    prefixHint: {
      id: 'account.setup.prefixHint',
      description: 'Below the prefix',
      defaultMessage:
        'Two letters. They stay once there is a claim: claimants and repair shops have the numbers by then.',
    },
    color: {
      id: 'account.setup.color',
      description: 'Label: main colour',
      defaultMessage: 'Main colour',
    },
    colorHint: {
      id: 'account.setup.colorHint',
      description: 'Below the main colour',
      defaultMessage: 'All of them are readable with white text. Further ones are in the settings.',
    },
    logo: {
      id: 'account.setup.logo',
      description: 'Label: the logo, as a picture of this device',
      defaultMessage: 'Logo',
    },
    logoNoPicture: {
      id: 'account.setup.logoNoPicture',
      description: 'The server could not draw the picture',
      defaultMessage: 'This file is not a picture that can be drawn. Choose another one.',
    },
    administrator: {
      id: 'account.setup.administrator',
      description: 'Heading of the third part',
      defaultMessage: 'First administrator',
    },
    fullName: {
      id: 'account.setup.fullName',
      description: 'Label: full name of the first administrator',
      defaultMessage: 'Name',
    },
    email: {
      id: 'account.setup.email',
      description: 'Label: e-mail address of the first administrator',
      defaultMessage: 'E-mail',
    },
    username: {
      id: 'account.setup.username',
      description: 'Label: user name of the first administrator',
      defaultMessage: 'User name',
    },
    usernameHint: {
      id: 'account.setup.usernameHint',
      description: 'Below the user name',
      defaultMessage: 'Letters, digits, points, hyphens, such as simona.crisan.',
    },
    password: {
      id: 'account.setup.password',
      description: 'Label: password of the first administrator',
      defaultMessage: 'Password',
    },
    done: {
      id: 'account.setup.done',
      description: 'Heading of the last part',
      defaultMessage: 'Done',
    },
    doneWrites: {
      id: 'account.setup.doneWrites',
      description: 'What is written',
      defaultMessage:
        'The organisation, its usual settings and one person are written; no claim, no message.',
    },
    doneCode: {
      id: 'account.setup.doneCode',
      description: 'What becomes of the code',
      defaultMessage: 'The code ends and this page goes away.',
    },
    doneNext: {
      id: 'account.setup.doneNext',
      description: 'What comes next',
      defaultMessage: 'A list shows what is missing before the first claim.',
    },
    nothingWritten: {
      id: 'account.setup.nothingWritten',
      description: 'Beside the button that sends everything',
      defaultMessage: 'Nothing has been written yet.',
    },
    start: {
      id: 'account.setup.start',
      description: 'Button that sets the installation up',
      defaultMessage: 'Start',
    },
    preview: {
      id: 'account.setup.preview',
      description: 'Heading of the column beside the form',
      defaultMessage: 'How it will look',
    },
    partPrefix: {
      id: 'account.setup.partPrefix',
      description: 'Part of a claim number',
      defaultMessage: 'prefix',
    },
    partYear: {
      id: 'account.setup.partYear',
      description: 'Part of a claim number: the year',
      defaultMessage: 'year',
    },
    partKind: {
      id: 'account.setup.partKind',
      description: 'Part of a claim number: letter of the kind of policy',
      defaultMessage: 'kind',
    },
    partCount: {
      id: 'account.setup.partCount',
      description: 'Part of a claim number: the running number',
      defaultMessage: 'running number',
    },
    numberHint: {
      id: 'account.setup.numberHint',
      description: 'Below the examples of claim numbers',
      defaultMessage: 'Twelve characters: they can be read out on the phone.',
    },
    yourName: {
      id: 'account.setup.yourName',
      description: 'In the preview, before the short name is typed',
      defaultMessage: 'Your organisation',
    },
    already: {
      id: 'account.setup.already',
      description: 'Title: there is an organisation already',
      defaultMessage: 'This installation has been set up',
    },
    alreadyText: {
      id: 'account.setup.alreadyText',
      description: 'Below it: somebody else did it, or did so long ago',
      defaultMessage: 'Sign in. If you have no account, ask your administrator for an invitation.',
    },
    toLogin: {
      id: 'account.setup.toLogin',
      description: 'Link to the login',
      defaultMessage: 'To the sign-in',
    },
  }),
  codeHint: defineMessage<{ time: string }>({
    id: 'account.setup.codeHint',
    description: 'Below the field of the installation code',
    defaultMessage: 'The server printed it when it started. It works once, until {time}.',
  }),
};
