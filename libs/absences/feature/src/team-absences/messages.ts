import { defineMessage } from 'react-intl';

export const messages = {
  note: defineMessage({
    id: 'absences.team.note',
    description: 'Before the note of whoever asks',
    defaultMessage: 'Note',
  }),
  balance: defineMessage({
    id: 'absences.team.balance',
    description: 'Before the balance of somebody',
    defaultMessage: 'Balance',
  }),
  balanceText: defineMessage<{ before: string; after: string }>({
    id: 'absences.team.balanceText',
    description: 'The balance before and after',
    defaultMessage: '{before} days, {after} left',
  }),
  replacement: defineMessage({
    id: 'absences.team.replacement',
    description: 'Before the name of who stands in',
    defaultMessage: 'Replacement',
  }),
  noReplacement: defineMessage({
    id: 'absences.team.noReplacement',
    description: 'Nobody stands in',
    defaultMessage: 'nobody',
  }),
  answerAsked: defineMessage<{ name: string }>({
    id: 'absences.team.answerAsked',
    description: 'The replacement has not answered',
    defaultMessage: '{name}, not answered yet',
  }),
  answerAccepted: defineMessage<{ name: string }>({
    id: 'absences.team.answerAccepted',
    description: 'The replacement has accepted',
    defaultMessage: '{name}, accepted',
  }),
  answerRefused: defineMessage<{ name: string; reason: string }>({
    id: 'absences.team.answerRefused',
    description: 'The replacement has refused',
    defaultMessage: '{name}, refused: {reason}',
  }),
  answerOverruled: defineMessage<{ name: string; reason: string }>({
    id: 'absences.team.answerOverruled',
    description: 'The replacement stands in because the manager said so',
    defaultMessage: '{name}, by decision of the manager: {reason}',
  }),
  overrule: defineMessage<{ name: string }>({
    id: 'absences.team.overrule',
    description: 'Field: why somebody stands in who has not agreed',
    defaultMessage: 'Why {name} stands in without having agreed',
  }),
  overruleAsked: defineMessage<{ name: string }>({
    id: 'absences.team.overruleAsked',
    description: 'Under the field, while the replacement has not answered',
    defaultMessage: 'Without an answer the request is approved only with a reason, which {name} reads.',
  }),
  overruleRefused: defineMessage<{ name: string }>({
    id: 'absences.team.overruleRefused',
    description: 'Under the field, after the replacement has refused',
    defaultMessage: 'Left empty, nobody stands in. With a reason {name} does, and reads it.',
  }),
  before: defineMessage({
    id: 'absences.team.before',
    description: 'Heading of the lines: work that is due before the leave begins, which nobody takes over',
    defaultMessage: 'To be done before leaving',
  }),
  changes: defineMessage({
    id: 'absences.team.changes',
    description: 'Heading: what approving changes',
    defaultMessage: 'What approving changes',
  }),
  tasks: defineMessage({
    id: 'absences.team.tasks',
    description: 'Heading of the lines: work with another owner',
    defaultMessage: 'Tasks',
  }),
  visits: defineMessage({
    id: 'absences.team.visits',
    description: 'Heading of the lines: visits with another person or hour',
    defaultMessage: 'Visits',
  }),
  legal: defineMessage({
    id: 'absences.team.legal',
    description: 'Heading of the lines: work with a legal deadline in those days',
    defaultMessage: 'Legal deadlines',
  }),
  told: defineMessage({
    id: 'absences.team.told',
    description: 'Heading: claimants who get a message',
    defaultMessage: 'Messages',
  }),
  stays: defineMessage({
    id: 'absences.team.stays',
    description: 'Choice: the work stays with its owner',
    defaultMessage: 'stays',
  }),
  stay: defineMessage<{ count: number }>({
    id: 'absences.team.stay',
    description: 'How much work stays',
    defaultMessage: '{count, plural, one {# task stays} other {# tasks stay}} with its owner',
  }),
  more: defineMessage<{ count: number }>({
    id: 'absences.team.more',
    description: 'Button: shows the lines that are folded',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
  }),
  goesTo: defineMessage<{ file: string }>({
    id: 'absences.team.goesTo',
    description: 'Field of a line: who gets the work',
    defaultMessage: '{file}: who gets it',
  }),
  visitGoesTo: defineMessage<{ file: string }>({
    id: 'absences.team.visitGoesTo',
    description: 'Field of a visit: who makes it, or when',
    defaultMessage: 'Visit for {file}: who makes it, or when',
  }),
  tell: defineMessage<{ file: string; channel: string }>({
    id: 'absences.team.tell',
    description: 'Tick box: the claimant of a file is told',
    defaultMessage: '{file}, claimant, by {channel, select, email {e-mail} other {SMS}}',
  }),
  noWork: defineMessage({
    id: 'absences.team.noWork',
    description: 'Nothing has to be handed over',
    defaultMessage: 'No work has a deadline on these days.',
  }),
  approve: defineMessage({
    id: 'absences.team.approve',
    description: 'Button: approves and hands over',
    defaultMessage: 'Approve and apply all',
  }),
  approveAbout: defineMessage({
    id: 'absences.team.approveAbout',
    description: 'Below that button',
    defaultMessage: 'Visits move at once, work goes over when the leave begins. It can be undone as a whole.',
  }),
  refuse: defineMessage({
    id: 'absences.team.refuse',
    description: 'Button: refuses a request',
    defaultMessage: 'Refuse…',
  }),
  reason: defineMessage({
    id: 'absences.team.reason',
    description: 'Field: why a request is refused or revoked',
    defaultMessage: 'Reason, which the colleague reads',
  }),
  sendRefusal: defineMessage({
    id: 'absences.team.sendRefusal',
    description: 'Button: sends the refusal',
    defaultMessage: 'Refuse the request',
  }),
  undo: defineMessage({
    id: 'absences.team.undo',
    description: 'Button: takes an approval back',
    defaultMessage: 'Undo the approval',
  }),
  revoke: defineMessage({
    id: 'absences.team.revoke',
    description: 'Button: revokes an approved absence',
    defaultMessage: 'Revoke…',
  }),
  sendRevocation: defineMessage({
    id: 'absences.team.sendRevocation',
    description: 'Button: sends the revocation',
    defaultMessage: 'Revoke the absence',
  }),
  answerEnded: defineMessage<{ name: string; reason: string }>({
    id: 'absences.team.answerEnded',
    description: 'A manager has ended the replacement before the absence is over',
    defaultMessage: '{name}, ended: {reason}',
  }),
  endReplacement: defineMessage({
    id: 'absences.team.endReplacement',
    description: 'Button: ends a replacement while the absence goes on',
    defaultMessage: 'End the replacement…',
  }),
  sendEnd: defineMessage({
    id: 'absences.team.sendEnd',
    description: 'Button: ends the replacement with the reason',
    defaultMessage: 'End the replacement',
  }),
  replacementEnded: defineMessage({
    id: 'absences.team.replacementEnded',
    description: 'Notice after a replacement was ended',
    defaultMessage: 'The replacement has ended',
  }),
  undone: defineMessage({
    id: 'absences.team.undone',
    description: 'Notice after an approval was undone',
    defaultMessage: 'The approval was undone, all work is back',
  }),
  revoked: defineMessage({
    id: 'absences.team.revoked',
    description: 'Notice after an absence was revoked',
    defaultMessage: 'The absence was revoked',
  }),
  notChanged: defineMessage({
    id: 'absences.team.notChanged',
    description: 'Title when an absence could not be changed',
    defaultMessage: 'The absence was not changed',
  }),
  previewFailed: defineMessage({
    id: 'absences.team.previewFailed',
    description: 'Title when the preview of a request could not be fetched',
    defaultMessage: 'The request could not be read',
  }),
  close: defineMessage({
    id: 'absences.team.close',
    description: 'Button: closes the request that is open',
    defaultMessage: 'Close',
  }),
};
