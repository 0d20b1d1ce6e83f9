import type { DemoPart } from '../demo-part.ts';
import { writeProcessDraft } from './demo-process-draft.ts';
import { makeMarks } from './make-marks.ts';

export const demoPart: DemoPart = {
  name: 'assignments',
  after: ['claims', 'partners'],
  invent(world) {
    if (world.rows.claim_file.length > 0) makeMarks(world);
  },
  async seed(tx, world) {
    if (world.orgCode === 'demo') await writeProcessDraft(tx, world);
  },
};
