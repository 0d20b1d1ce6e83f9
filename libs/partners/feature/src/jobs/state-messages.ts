import type { Schema } from '@dosar/openapi';
import { defineMessages } from 'react-intl';

/** How the states of a job read. */
export const stateMessages = defineMessages<Schema<'PartnerJobState'>>({
  draft: { id: 'partners.jobs.state.draft', defaultMessage: 'Prepared' },
  sent: { id: 'partners.jobs.state.sent', defaultMessage: 'Sent' },
  accepted: { id: 'partners.jobs.state.accepted', defaultMessage: 'Accepted' },
  declined: { id: 'partners.jobs.state.declined', defaultMessage: 'Nobody took it' },
  quoted: { id: 'partners.jobs.state.quoted', defaultMessage: 'Estimate' },
  approved: { id: 'partners.jobs.state.approved', defaultMessage: 'Approved' },
  in_work: { id: 'partners.jobs.state.in-work', defaultMessage: 'In work' },
  waiting_parts: { id: 'partners.jobs.state.waiting-parts', defaultMessage: 'Waiting for parts' },
  done: { id: 'partners.jobs.state.done', defaultMessage: 'Done' },
  invoiced: { id: 'partners.jobs.state.invoiced', defaultMessage: 'Invoiced' },
  paid: { id: 'partners.jobs.state.paid', defaultMessage: 'Paid' },
  cancelled: { id: 'partners.jobs.state.cancelled', defaultMessage: 'Cancelled' },
});

/** What partners are asked for. */
export const kindMessages = defineMessages<Schema<'PartnerJobKind'>>({
  repair: { id: 'partners.jobs.kind.repair', defaultMessage: 'Repair' },
  glass: { id: 'partners.jobs.kind.glass', defaultMessage: 'Glass' },
  towing: { id: 'partners.jobs.kind.towing', defaultMessage: 'Towing' },
  rental: { id: 'partners.jobs.kind.rental', defaultMessage: 'Rental car' },
  expert: { id: 'partners.jobs.kind.expert', defaultMessage: 'Expert opinion' },
  legal: { id: 'partners.jobs.kind.legal', defaultMessage: 'Legal help' },
});
