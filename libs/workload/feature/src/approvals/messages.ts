import type { Schema } from '@dosar/openapi';
import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.approvals.title',
      description: 'Title of the page',
      defaultMessage: 'To approve',
    },
    failed: {
      id: 'workload.approvals.failed',
      description: 'The requests could not be read',
      defaultMessage: 'The requests cannot be shown now',
    },
    nothing: {
      id: 'workload.approvals.nothing',
      description: 'No request waits',
      defaultMessage: 'Nothing waits for a decision',
    },
    nothingText: {
      id: 'workload.approvals.nothingText',
      description: 'Below that',
      defaultMessage: 'What colleagues ask you to approve comes here, the nearest legal deadline first.',
    },
    caption: {
      id: 'workload.approvals.caption',
      description: 'Name of the table',
      defaultMessage: 'Requests to approve',
    },
    request: {
      id: 'workload.approvals.request',
      description: 'Column: what is asked',
      defaultMessage: 'Request',
    },
    askedBy: {
      id: 'workload.approvals.askedBy',
      description: 'Column: who asks',
      defaultMessage: 'Asked by',
    },
    lei: { id: 'workload.approvals.lei', description: 'Column: the amount in lei', defaultMessage: 'Lei' },
    right: {
      id: 'workload.approvals.right',
      description: 'Column: whether the reader may decide',
      defaultMessage: 'Your right',
    },
    legal: {
      id: 'workload.approvals.legal',
      description: 'Column: the legal deadline of the file',
      defaultMessage: 'Legal deadline',
    },
    mayDecide: {
      id: 'workload.approvals.mayDecide',
      description: 'The reader may decide',
      defaultMessage: 'within your limit',
    },
    asManager: {
      id: 'workload.approvals.asManager',
      description: 'The reader may decide what is about no amount',
      defaultMessage: 'as a manager',
    },
    seeAll: {
      id: 'workload.approvals.seeAll',
      description: 'Link to the page where everything about a request is seen',
      defaultMessage: 'see all of it',
    },
    why: {
      id: 'workload.approvals.why',
      description: 'Label of the reason of a refusal of something without an amount',
      defaultMessage: 'Why not',
    },
    own_request: {
      id: 'workload.approvals.ownRequest',
      description: 'The reader has asked it',
      defaultMessage: 'your own request',
    },
    worked_on_file: {
      id: 'workload.approvals.workedOnFile',
      description: 'The reader has worked on the file',
      defaultMessage: 'you have worked on the file',
    },
    over_authority: {
      id: 'workload.approvals.overAuthority',
      description: 'The amount is above the limit of the reader',
      defaultMessage: 'above your limit',
    },
    nobodyDecides: {
      id: 'workload.approvals.nobodyDecides',
      description: 'Nobody has the right to decide',
      defaultMessage: 'nobody can decide; raise a limit',
    },
    refuseOpen: {
      id: 'workload.approvals.refuseOpen',
      description: 'Opens the dialog in which a request is refused or sent back',
      defaultMessage: 'Refuse…',
    },
    approve: {
      id: 'workload.approvals.approve',
      description: 'Approves a request without an amount',
      defaultMessage: 'Approve',
    },
    refuse: { id: 'workload.approvals.refuse', description: 'Refuses for good', defaultMessage: 'Refuse' },
    sendBack: {
      id: 'workload.approvals.sendBack',
      description: 'Sends the request back to be mended',
      defaultMessage: 'Send back',
    },
    cause: {
      id: 'workload.approvals.cause',
      description: 'Label of the choice of a cause',
      defaultMessage: 'Why',
    },
    reason: {
      id: 'workload.approvals.reason',
      description: 'Label of the reason',
      defaultMessage: 'What has to change',
    },
    reasonMissing: {
      id: 'workload.approvals.reasonMissing',
      description: 'Below the reason that is empty',
      defaultMessage: 'Say in a few words what has to change.',
    },
    theySee: {
      id: 'workload.approvals.theySee',
      description: 'Who reads the reason, of several requests',
      defaultMessage: 'Whoever asked reads the reason; claimants do not.',
    },
    close: {
      id: 'workload.approvals.close',
      description: 'Closes the request',
      defaultMessage: 'Close the request',
    },
    derivation: {
      id: 'workload.approvals.derivation',
      description: 'Heading above the lines of an amount',
      defaultMessage: 'Where the amount comes from',
    },
    noDerivation: {
      id: 'workload.approvals.noDerivation',
      description: 'There are no lines',
      defaultMessage: 'There is no calculation for this request.',
    },
    fourEyes: {
      id: 'workload.approvals.fourEyes',
      description: 'Heading above who has worked on it',
      defaultMessage: 'Four eyes',
    },
    limits: {
      id: 'workload.approvals.limits',
      description: 'Heading above the bar of limits',
      defaultMessage: 'Limits of authority',
    },
    checks: {
      id: 'workload.approvals.checks',
      description: 'Heading above what the product has checked',
      defaultMessage: 'Checked by the product',
    },
    notDecided: {
      id: 'workload.approvals.notDecided',
      description: 'The decision was not stored',
      defaultMessage: 'Nothing was decided',
    },
  }),
  capped: defineMessage<{ shown: number; count: number }>({
    id: 'workload.approvals.capped',
    description: 'Below a list that is not complete',
    defaultMessage: 'The {shown} most urgent of {count} are shown.',
  }),
  approveSome: defineMessage<{ count: number }>({
    id: 'workload.approvals.approveSome',
    description: 'Approves the chosen requests',
    defaultMessage: 'Approve {count}',
  }),
  approveAmount: defineMessage<{ amount: string }>({
    id: 'workload.approvals.approveAmount',
    description: 'Approves an amount',
    defaultMessage: 'Approve {amount}',
  }),
  decides: defineMessage<{ names: string }>({
    id: 'workload.approvals.decides',
    description: 'Who can decide instead',
    defaultMessage: '{names} can decide',
  }),
  refuseTitle: defineMessage<{ count: number }>({
    id: 'workload.approvals.refuseTitle',
    description: 'Title of the dialog',
    defaultMessage:
      '{count, plural, one {Refuse with a reason} other {Refuse {count} requests with a reason}}',
  }),
  askerSees: defineMessage<{ name: string }>({
    id: 'workload.approvals.askerSees',
    description: 'To whom it goes back',
    defaultMessage: 'It goes back to {name}, who reads the reason; the claimant does not.',
  }),
  clockRuns: defineMessage<{ date: string }>({
    id: 'workload.approvals.clockRuns',
    description: 'A decision does not stop the law',
    defaultMessage: 'The legal clock runs on: {date}.',
  }),
  causeName: defineMessage<{ cause: 'unsupported_amount' | 'missing_deduction' | 'other_payee' | 'other' }>({
    id: 'workload.approvals.causeName',
    description: 'Why a request is refused',
    defaultMessage:
      '{cause, select, unsupported_amount {The papers do not support the amount} missing_deduction {A deduction is missing} other_payee {Another payee or account} other {Another reason}}',
  }),
  did: defineMessage<{ did: 'asked' | 'worked_on_file' | 'nothing' }>({
    id: 'workload.approvals.did',
    description: 'What somebody has done with the file',
    defaultMessage:
      '{did, select, asked {has asked} worked_on_file {has worked on the file} other {no work on the file}}',
  }),
  limitOf: defineMessage<{ whose: 'asker' | 'caller' | 'highest'; name: string; amount: string }>({
    id: 'workload.approvals.limitOf',
    description: 'Whose authority ends where',
    defaultMessage: '{whose, select, caller {you} other {{name}}}: {amount}',
  }),
  note: defineMessage<{ name: string }>({
    id: 'workload.approvals.note',
    description: 'Heading above the note of whoever asks',
    defaultMessage: 'Note from {name}',
  }),
  checksSummary: defineMessage<{ passed: number; count: number; warnings: number }>({
    id: 'workload.approvals.checksSummary',
    description: 'How the checks came out',
    defaultMessage:
      '{passed} of {count}{warnings, plural, =0 {} one {, one warning} other {, {warnings} warnings}}',
  }),
  status: defineMessage<{ status: 'asked' | 'approved' | 'refused' | 'returned' | 'withdrawn' }>({
    id: 'workload.approvals.status',
    description: 'What became of a request',
    defaultMessage:
      '{status, select, approved {It was approved.} refused {It was refused.} returned {It was sent back.} withdrawn {It was withdrawn.} other {It waits.}}',
  }),
  decided: defineMessage<{ count: number; outcome: 'approved' | 'refused' | 'returned' }>({
    id: 'workload.approvals.decided',
    description: 'Notice after a decision',
    defaultMessage:
      '{outcome, select, approved {{count, plural, one {Approved.} other {{count} requests approved.}}} refused {{count, plural, one {Refused.} other {{count} requests refused.}}} other {{count, plural, one {Sent back.} other {{count} requests sent back.}}}}',
  }),
  skipped: defineMessage<{
    code: NonNullable<Schema<'DecidedApproval'>['code']>;
  }>({
    id: 'workload.approvals.skipped',
    description: 'Why a request stays as it is',
    defaultMessage:
      '{code, select, stale {A request has changed meanwhile. Look at it again.} not_open {Somebody else has decided a request already.} own_request {Nobody decides their own request.} worked_on_file {You have worked on this file; somebody else decides.} over_authority {The amount is above your limit.} not_returnable {An absence is approved or refused; it cannot be sent back.} work_changed {The work of somebody who will be away has changed. Look at the absence again.} circle {The replacement would be replaced by the same person. Choose somebody else on the page of the absence.} replacement_unanswered {The replacement has not agreed yet. On the page of the absence you can approve with a reason.} other {A request is not there any more.}}',
  }),
};
