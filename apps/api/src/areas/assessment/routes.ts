import type { FileStore } from '#src/kernel/files/file-store.ts';
import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { commitNote } from './closing/commit-note.ts';
import { compareNote } from './closing/compare-note.ts';
import { createSupplement } from './closing/create-supplement.ts';
import { agreeEstimate, saveEstimateLines } from './estimate/agree-estimate.ts';
import { importEstimate } from './estimate/import-estimate.ts';
import { getEstimate } from './estimate/opened-estimate.ts';
import { browseAssessments } from './find/browse-assessments.ts';
import { browseItemHistory } from './history/browse-item-history.ts';
import { beginAssessmentNote, getAssessmentNote } from './note/begin-note.ts';
import { browseAssessmentRates, saveAssessmentRate } from './note/rates.ts';
import {
  browseRepairNorms,
  importRepairNorms,
  previewRepairNorms,
  withdrawRepairNorms,
} from './norms/repair-norms.ts';
import { ignoreFinding, recalculateNote, saveNoteHead, saveNotePhotos } from './note/save-head.ts';
import { saveNoteLines } from './note/save-lines.ts';
import { downloadNote } from './print/download-note.ts';
import { takeOverInspection, type TakeOverNeeds } from './take-over/take-over-inspection.ts';
import { askTotalLoss } from './total-loss/total-loss-approval.ts';

type Needs = TakeOverNeeds & { files: FileStore; trackerOrigin: string };

/** The operations of the assessment area. */
export const assessmentRoutes = (needs: Needs): RouteTable<'assessment'> => ({
  browseAssessments,
  takeOverInspection: (call) => takeOverInspection(needs, call),
  getAssessmentNote,
  beginAssessmentNote,
  saveNoteLines,
  saveNoteHead,
  saveNotePhotos,
  recalculateNote,
  ignoreFinding,
  commitNote: (call) => commitNote(needs, call),
  createSupplement,
  compareNote,
  downloadNote: (call) => downloadNote(needs, call),
  askTotalLoss,
  browseItemHistory,
  getEstimate,
  importEstimate,
  saveEstimateLines,
  agreeEstimate: (call) => agreeEstimate(needs, call),
  browseAssessmentRates,
  saveAssessmentRate,
  browseRepairNorms,
  previewRepairNorms,
  importRepairNorms,
  withdrawRepairNorms,
});
