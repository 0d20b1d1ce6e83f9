import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    heading: {
      id: 'fnol.finish.heading',
      description: 'Main heading after the report was sent.',
      defaultMessage: 'We have received your report',
    },
    claimNumber: {
      id: 'fnol.finish.claimNumber',
      description: 'Label of the claim number.',
      defaultMessage: 'Your claim number',
    },
    now: {
      id: 'fnol.finish.now',
      description: 'Heading above what the claimant has to do now.',
      defaultMessage: 'What to do now',
    },
    havePapers: {
      id: 'fnol.finish.havePapers',
      description: 'Something to do now.',
      defaultMessage: 'Have the papers below ready; you add them where you follow your claim.',
    },
    next: {
      id: 'fnol.finish.next',
      description: 'Heading above what happens next.',
      defaultMessage: 'What happens next',
    },
    today: {
      id: 'fnol.finish.today',
      description: 'Day of the first thing that happens next.',
      defaultMessage: 'today',
    },
    answer: {
      id: 'fnol.finish.answer',
      description: 'What happens on the day beside it, at the latest.',
      defaultMessage: 'Our written answer',
    },
    answerHint: {
      id: 'fnol.finish.answerHint',
      description: 'Below: the law obliges to answer by that day.',
      defaultMessage: 'at the latest; the law says so',
    },
    papersWhen: {
      id: 'fnol.finish.papersWhen',
      description: 'When we may ask for papers, beside what we do then; as short as a date.',
      defaultMessage: 'once confirmed',
    },
    papers: {
      id: 'fnol.finish.papers',
      description: 'What may happen at the time beside it.',
      defaultMessage: 'A request for missing papers',
    },
    papersHint: {
      id: 'fnol.finish.papersHint',
      description: 'Below: how the request for papers comes, and what can be done with it.',
      defaultMessage: 'may come by e-mail or SMS, with a link to send them and a day until when',
    },
    follow: {
      id: 'fnol.finish.follow',
      description: 'Link to the public tracker of the claim.',
      defaultMessage: 'Follow your claim',
    },
    followHint: {
      id: 'fnol.finish.followHint',
      description: 'What is needed to open the tracker.',
      defaultMessage: 'You need the claim number and a code that we send to your confirmed phone or e-mail.',
    },
    documents: {
      id: 'fnol.finish.documents',
      description: 'Heading above the documents that are still needed.',
      defaultMessage: 'Please have these papers ready',
    },
    noDocuments: {
      id: 'fnol.finish.noDocuments',
      description: 'Said when no documents are needed.',
      defaultMessage: 'We need no papers from you for now.',
    },
    questions: {
      id: 'fnol.finish.questions',
      description: 'Heading above the contact of the organisation.',
      defaultMessage: 'Do you have a question?',
    },
    print: {
      id: 'fnol.finish.print',
      description: 'Button that prints this page or saves it as PDF.',
      defaultMessage: 'Print or save as PDF',
    },
    another: {
      id: 'fnol.finish.another',
      description: 'Link that starts a new report.',
      defaultMessage: 'Report another accident',
    },
    earlierAnswers: {
      id: 'fnol.finish.earlierAnswers',
      description: 'Shown when a change came after the report had already arrived.',
      defaultMessage:
        'Your report had already arrived before your last change. Please tell us about the change when we contact you.',
    },
  }),
  sentTo: defineMessage<{ channels: string }>({
    id: 'fnol.finish.sentTo',
    description: 'Where the number and the confirmation link were sent. {channels} is a list of addresses.',
    defaultMessage:
      'We have sent the number to {channels}, with a link to confirm that you can be reached there.',
  }),
  confirm: defineMessage<{ channels: string }>({
    id: 'fnol.finish.confirm',
    description: 'Something to do now: a link in the message confirms e-mail or phone.',
    defaultMessage:
      'Open the message to {channels} and confirm it with its link: only then do we write there about the claim.',
  }),
};
