import type { AwaitedParty } from '@dosar/api-client/client';
import { defineMessage } from 'react-intl';

export const messages = {
  caseNumber: defineMessage<{ caseNumber: string }>({
    id: 'tracking.caseView.caseNumber',
    description: 'The number of the case under the status sentence',
    defaultMessage: 'Case {caseNumber}',
  }),
  requested: defineMessage<{ date: string }>({
    id: 'tracking.caseView.requested',
    description: 'Which documents were asked for and when',
    defaultMessage: 'On {date} we asked you for:',
  }),
  openRequest: defineMessage({
    id: 'tracking.caseView.openRequest',
    description: 'Button that opens a request of which everything was sent',
    defaultMessage: 'See what you have sent',
  }),
  itemRejected: defineMessage<{ reason: string }>({
    id: 'tracking.caseView.itemRejected',
    description: 'What became of a requested document: it has to be sent again',
    defaultMessage: 'to be sent again: {reason}',
  }),
  sendDocuments: defineMessage({
    id: 'tracking.caseView.sendDocuments',
    description: 'Button that opens the page where requested documents are uploaded',
    defaultMessage: 'Send the documents',
  }),
  newTab: defineMessage({
    id: 'tracking.caseView.newTab',
    description: 'Hint on a button that opens a new browser tab',
    defaultMessage: 'opens in a new tab',
  }),
  opensInNewTab: defineMessage({
    id: 'tracking.caseView.opensInNewTab',
    description: 'Under the button that opens the upload of documents',
    defaultMessage: 'Opens in a new tab, with this case filled in.',
  }),
  nothingToDo: defineMessage({
    id: 'tracking.caseView.nothingToDo',
    description: 'Shown when the claimant does not have to do anything',
    defaultMessage: 'You do not need to do anything at the moment.',
  }),
  next: defineMessage({
    id: 'tracking.caseView.next',
    description: 'Label of the next step',
    defaultMessage: 'Next',
  }),
  expected: defineMessage({
    id: 'tracking.caseView.expected',
    description: 'Label of the day by which the next step is expected',
    defaultMessage: 'By',
  }),
  awaited: defineMessage({
    id: 'tracking.caseView.awaited',
    description: 'Label of who has to act before the case moves on',
    defaultMessage: 'Waiting for',
  }),
  awaitedWho: defineMessage<{ who: AwaitedParty['who'] }>({
    id: 'tracking.caseView.awaitedWho',
    description: 'Who has to act; what they owe and until when may follow after a comma',
    defaultMessage:
      '{who, select, claimant {you} insurer {us} assessor {the assessor} shop {the repair shop} other {the other insurer}}',
  }),
  awaitedUntil: defineMessage<{ day: string }>({
    id: 'tracking.caseView.awaitedUntil',
    description: 'Follows who has to act: the last day for it',
    defaultMessage: 'until {day}',
  }),
  awaitedInStep: defineMessage<{ party: string }>({
    id: 'tracking.caseView.awaitedInStep',
    description: 'Below the current step: who has to act, what they owe and until when',
    defaultMessage: 'Waiting for: {party}',
  }),
  steps: defineMessage({
    id: 'tracking.caseView.steps',
    description: 'Title above all steps of the case',
    defaultMessage: 'Steps of your case',
  }),
  progress: defineMessage<{ position: number; count: number }>({
    id: 'tracking.caseView.progress',
    description: 'Beside the title of the steps',
    defaultMessage: '{position, number} of {count, number}',
  }),
  position: defineMessage<{ position: number; count: number; label: string; date: string }>({
    id: 'tracking.caseView.position',
    description: 'Place in the process in one sentence; date is the day the current step was reached',
    defaultMessage: 'Step {position, number} of {count, number}, current: {label}, {date}',
  }),
  positionWithoutDate: defineMessage<{ position: number; count: number; label: string }>({
    id: 'tracking.caseView.positionWithoutDate',
    description: 'Place in the process in one sentence, when the day is not known',
    defaultMessage: 'Step {position, number} of {count, number}, current: {label}',
  }),
  done: defineMessage({
    id: 'tracking.caseView.done',
    description: 'Read out after a step that is over',
    defaultMessage: 'done',
  }),
  current: defineMessage({
    id: 'tracking.caseView.current',
    description: 'Read out after the step that the case is in',
    defaultMessage: 'current step',
  }),
  upcoming: defineMessage({
    id: 'tracking.caseView.upcoming',
    description: 'Read out after a step that is still to come',
    defaultMessage: 'still to come',
  }),
  documents: defineMessage<{ count: number }>({
    id: 'tracking.caseView.documents',
    description: 'Line that unfolds the list of documents',
    defaultMessage: 'Documents ({count, number})',
  }),
  moreDocuments: defineMessage<{ shown: number; total: number }>({
    id: 'tracking.caseView.moreDocuments',
    description: 'Button below the documents of a case: shows further ones',
    defaultMessage: 'Show more ({shown, number} of {total, number})',
  }),
  moreFailed: defineMessage({
    id: 'tracking.caseView.moreFailed',
    description: 'Notice when further documents could not be read',
    defaultMessage: 'The other documents could not be shown. Try again in a moment.',
  }),
  downloadOf: defineMessage<{ name: string }>({
    id: 'tracking.caseView.downloadOf',
    description: 'The same button for a screen reader',
    defaultMessage: 'Download {name}',
  }),
  downloadFailed: defineMessage({
    id: 'tracking.caseView.downloadFailed',
    description: 'A document could not be downloaded',
    defaultMessage: 'The document could not be downloaded. Try again in a moment.',
  }),
  registration: defineMessage<{ number: string }>({
    id: 'tracking.caseView.registration',
    description: 'Registration number of a document',
    defaultMessage: 'no. {number}',
  }),
  updated: defineMessage<{ time: string }>({
    id: 'tracking.caseView.updated',
    description: 'When the case last changed',
    defaultMessage: 'Last updated: {time}',
  }),
  contact: defineMessage({
    id: 'tracking.caseView.contact',
    description: 'Title above the person whom the claimant can turn to',
    defaultMessage: 'Who takes care of it',
  }),
  call: defineMessage({
    id: 'tracking.caseView.call',
    description: 'Button that calls the person who takes care of the case',
    defaultMessage: 'Call',
  }),
  write: defineMessage({
    id: 'tracking.caseView.write',
    description: 'Button that writes an e-mail to the person who takes care of the case',
    defaultMessage: 'Write',
  }),
  print: defineMessage({
    id: 'tracking.caseView.print',
    description: 'Button that prints the page',
    defaultMessage: 'Print this page',
  }),
};

/** What became of a requested document. */
export const itemStates = {
  requested: defineMessage({
    id: 'tracking.caseView.itemRequested',
    description: 'What became of a requested document: it is still to be sent',
    defaultMessage: 'to be sent',
  }),
  rejected: defineMessage({
    id: 'tracking.caseView.itemAgain',
    description: 'What became of a requested document: it has to be sent again',
    defaultMessage: 'to be sent again',
  }),
  received: defineMessage({
    id: 'tracking.caseView.itemReceived',
    description: 'What became of a requested document: it is being looked at',
    defaultMessage: 'we are checking it',
  }),
  accepted: defineMessage({
    id: 'tracking.caseView.itemAccepted',
    description: 'What became of a requested document: it is in order',
    defaultMessage: 'accepted',
  }),
  not_owned: defineMessage({
    id: 'tracking.caseView.itemNotOwned',
    description: 'What became of a requested document: the claimant said not to have it',
    defaultMessage: 'you do not have it, we will answer',
  }),
  waived: defineMessage({
    id: 'tracking.caseView.itemWaived',
    description: 'What became of a requested document: it is not needed',
    defaultMessage: 'not needed any more',
  }),
};
