import type { Schema } from '@dosar/openapi';
import { defineMessages } from 'react-intl';

/** How the states of a job read. */
export const stateMessages = defineMessages<Schema<'PartnerJobState'>>({
  draft: {
    id: 'partners.jobState.draft',
    description: 'State of a job of a partner',
    defaultMessage: 'Prepared',
  },
  sent: {
    id: 'partners.jobState.sent',
    description: 'State of a job of a partner',
    defaultMessage: 'Sent',
  },
  accepted: {
    id: 'partners.jobState.accepted',
    description: 'State of a job of a partner',
    defaultMessage: 'Accepted',
  },
  declined: {
    id: 'partners.jobState.declined',
    description: 'State of a job of a partner',
    defaultMessage: 'Nobody took it',
  },
  quoted: {
    id: 'partners.jobState.quoted',
    description: 'State of a job of a partner',
    defaultMessage: 'Estimate',
  },
  approved: {
    id: 'partners.jobState.approved',
    description: 'State of a job of a partner',
    defaultMessage: 'Approved',
  },
  in_work: {
    id: 'partners.jobState.inWork',
    description: 'State of a job of a partner',
    defaultMessage: 'In work',
  },
  waiting_parts: {
    id: 'partners.jobState.waitingParts',
    description: 'State of a job of a partner',
    defaultMessage: 'Waiting for parts',
  },
  done: {
    id: 'partners.jobState.done',
    description: 'State of a job of a partner',
    defaultMessage: 'Done',
  },
  invoiced: {
    id: 'partners.jobState.invoiced',
    description: 'State of a job of a partner',
    defaultMessage: 'Invoiced',
  },
  paid: {
    id: 'partners.jobState.paid',
    description: 'State of a job of a partner',
    defaultMessage: 'Paid',
  },
  cancelled: {
    id: 'partners.jobState.cancelled',
    description: 'State of a job of a partner',
    defaultMessage: 'Cancelled',
  },
});

/** What partners are asked for. */
export const kindMessages = defineMessages<Schema<'PartnerJobKind'>>({
  repair: {
    id: 'partners.jobKind.repair',
    description: 'Kind of work of a partner',
    defaultMessage: 'Repair',
  },
  glass: {
    id: 'partners.jobKind.glass',
    description: 'Kind of work of a partner',
    defaultMessage: 'Glass',
  },
  towing: {
    id: 'partners.jobKind.towing',
    description: 'Kind of work of a partner',
    defaultMessage: 'Towing',
  },
  rental: {
    id: 'partners.jobKind.rental',
    description: 'Kind of work of a partner',
    defaultMessage: 'Rental car',
  },
  expert: {
    id: 'partners.jobKind.expert',
    description: 'Kind of work of a partner',
    defaultMessage: 'Expert opinion',
  },
  legal: {
    id: 'partners.jobKind.legal',
    description: 'Kind of work of a partner',
    defaultMessage: 'Legal help',
  },
});
