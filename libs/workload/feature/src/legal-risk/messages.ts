import type { Schema } from '@dosar/openapi';
import { defineMessage, defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'workload.legalRisk.title',
      description: 'Title of the page of missed and near legal deadlines',
      defaultMessage: 'Legal deadlines',
    },
    failed: {
      id: 'workload.legalRisk.failed',
      description: 'The deadlines could not be read',
      defaultMessage: 'The deadlines cannot be shown now',
    },
    nothing: {
      id: 'workload.legalRisk.nothing',
      description: 'No deadline is missed or near',
      defaultMessage: 'No legal deadline is missed or near',
    },
    nothingText: {
      id: 'workload.legalRisk.nothingText',
      description: 'Below that',
      defaultMessage: 'Files come here seven days before their legal deadline.',
    },
    missed: {
      id: 'workload.legalRisk.missed',
      description: 'Heading above missed deadlines',
      defaultMessage: 'Overdue',
    },
    near: {
      id: 'workload.legalRisk.near',
      description: 'Heading above near deadlines',
      defaultMessage: 'At risk in seven days',
    },
    snooze: {
      id: 'workload.legalRisk.snooze',
      description: 'Below the lists',
      defaultMessage:
        'Nobody can put work off in the last three working days. Free days do not move a legal deadline.',
    },
    each: {
      id: 'workload.legalRisk.each',
      description: 'Above a bar: the share of each file',
      defaultMessage: 'of which each file',
    },
    perDay: {
      id: 'workload.legalRisk.perDay',
      description: 'What each further day costs',
      defaultMessage: 'A day, if we do nothing',
    },
    file: { id: 'workload.legalRisk.file', description: 'Column: the claim file', defaultMessage: 'File' },
    owner: {
      id: 'workload.legalRisk.owner',
      description: 'Column: who has it',
      defaultMessage: 'Assigned to',
    },
    nobody: { id: 'workload.legalRisk.nobody', description: 'Nobody has the work', defaultMessage: 'nobody' },
    owed: {
      id: 'workload.legalRisk.owed',
      description: 'Column: what is owed, in lei',
      defaultMessage: 'Owed, lei',
    },
    due: {
      id: 'workload.legalRisk.due',
      description: 'Column: the legal deadline',
      defaultMessage: 'Legal deadline',
    },
    soFar: {
      id: 'workload.legalRisk.soFar',
      description: 'Column: the penalty to date, in lei',
      defaultMessage: 'To date, lei',
    },
    aDay: {
      id: 'workload.legalRisk.aDay',
      description: 'Column: the penalty of a day',
      defaultMessage: 'A day',
    },
    causeAndStatus: {
      id: 'workload.legalRisk.causeAndStatus',
      description: 'Column: why it is late and how it stands',
      defaultMessage: 'Cause, status',
    },
    toExplain: {
      id: 'workload.legalRisk.toExplain',
      description: 'The cause of a delay is not known yet',
      defaultMessage: 'say why',
    },
    none: { id: 'workload.legalRisk.none', description: 'A list without files', defaultMessage: 'None.' },
    close: {
      id: 'workload.legalRisk.close',
      description: 'Closes the file beside the list',
      defaultMessage: 'Close',
    },
    noAmount: {
      id: 'workload.legalRisk.noAmount',
      description: 'Nobody knows what is owed',
      defaultMessage: 'The damage is not estimated yet, so the penalty is not known.',
    },
    why: {
      id: 'workload.legalRisk.why',
      description: 'Heading above the cause',
      defaultMessage: 'Why it is late',
    },
    told: {
      id: 'workload.legalRisk.told',
      description: 'Heading above who was warned',
      defaultMessage: 'Who was told',
    },
    toldOnce: {
      id: 'workload.legalRisk.toldOnce',
      description: 'After that heading',
      defaultMessage: 'once for each step',
    },
    toldNobody: {
      id: 'workload.legalRisk.toldNobody',
      description: 'Nobody was warned',
      defaultMessage: 'Nobody yet.',
    },
    stops: {
      id: 'workload.legalRisk.stops',
      description: 'Heading above what stops the clock',
      defaultMessage: 'What stops the clock',
    },
    openFile: {
      id: 'workload.legalRisk.openFile',
      description: 'Opens the claim file',
      defaultMessage: 'Open the file',
    },
  }),
  rate: defineMessage<{ rates: string }>({
    id: 'workload.legalRisk.rate',
    description: 'Below that bar; {rates} with the sign of percent',
    defaultMessage: '{rates} a day of what is owed, without a pause',
  }),
  toDate: defineMessage<{ count: number }>({
    id: 'workload.legalRisk.toDate',
    description: 'Above the penalties to date',
    defaultMessage:
      '{count, plural, one {Penalties to date, one file} other {Penalties to date, {count} files}}',
  }),
  missedAbout: defineMessage<{ count: number }>({
    id: 'workload.legalRisk.missedAbout',
    description: 'How many deadlines were missed',
    defaultMessage: '{count}, each needs its cause',
  }),
  nearAbout: defineMessage<{ count: number; day: string }>({
    id: 'workload.legalRisk.nearAbout',
    description: 'How many deadlines are near',
    defaultMessage: '{count}; if none is met, {day} a day more',
  }),
  reckoning: defineMessage<{ amount: string; share: string; days: number }>({
    id: 'workload.legalRisk.reckoning',
    description: 'How a penalty is reckoned',
    defaultMessage: '{amount} × {share} × {days, plural, one {one day} other {{days} days}}',
  }),
  termDays: defineMessage<{ from: string; due: string; days: number }>({
    id: 'workload.legalRisk.termDays',
    description: 'The term of the law',
    defaultMessage: '{from} to {due}: {days, plural, one {one day} other {{days} days}}',
  }),
  stopsText: defineMessage<{ rule: string }>({
    id: 'workload.legalRisk.stopsText',
    description: 'What stops the clock',
    defaultMessage:
      '{rule, select, RCA_10 {The last payment of the accepted offer.} other {An offer that is sent, or a refusal with its reasons.}}',
  }),
  step: defineMessage<{ step: Schema<'EscalationStep'>; names: string }>({
    id: 'workload.legalRisk.step',
    description: 'Who was warned of what',
    defaultMessage:
      '{step, select, term_75 {three quarters of the term} near_law {three working days left} law_missed {deadline missed} sla_75 {three quarters of the task} other {task overdue}}: {names}',
  }),
};
