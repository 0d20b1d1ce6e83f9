import type { RouteTable } from '#src/kernel/http/route-table.ts';
import {
  acceptOwnJob,
  declineOwnJob,
  moveOwnJob,
  sendOwnEstimate,
  sendOwnInvoice,
  type OwnNeeds,
} from './act-on-own-job.ts';
import { browseOwnJobs, getGuestJob, getOwnJob } from './browse-own-jobs.ts';
import { addOwnPhoto, downloadOwnJobFile } from './own-files.ts';
import { writeOwnMessage } from './write-own-message.ts';

type OwnOperation =
  | 'browseOwnJobs'
  | 'getOwnJob'
  | 'getGuestJob'
  | 'acceptOwnJob'
  | 'declineOwnJob'
  | 'moveOwnJob'
  | 'sendOwnEstimate'
  | 'sendOwnInvoice'
  | 'addOwnPhoto'
  | 'writeOwnMessage'
  | 'downloadOwnJobFile';

/** What people of a partner do on their own pages. */
export const ownRoutes = (needs: OwnNeeds): Pick<RouteTable<'partners'>, OwnOperation> => ({
  browseOwnJobs,
  getOwnJob,
  getGuestJob,
  acceptOwnJob,
  declineOwnJob,
  moveOwnJob,
  sendOwnEstimate: (call) => sendOwnEstimate(needs, call),
  sendOwnInvoice: (call) => sendOwnInvoice(needs, call),
  addOwnPhoto: (call) => addOwnPhoto(needs, call),
  writeOwnMessage,
  downloadOwnJobFile: (call) => downloadOwnJobFile(needs, call),
});
