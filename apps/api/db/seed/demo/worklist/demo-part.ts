import { markAllSeen } from '../../mark-all-seen.ts';
import type { DemoPart } from '../demo-part.ts';
import { markRead } from './mark-read.ts';

export const demoPart: DemoPart = {
  name: 'worklist',
  after: ['absences', 'assignments'],
  async seed(tx, { moments }) {
    await markRead(tx, moments.now);
    await markAllSeen(tx);
  },
};
