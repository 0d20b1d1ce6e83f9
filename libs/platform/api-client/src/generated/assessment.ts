// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Inspections to find, begin, continue or take over. */
export const browseAssessments: Operation<'browseAssessments'> = {
  id: 'browseAssessments',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/browseAssessments',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Take an inspection over from a colleague. */
export const takeOverInspection: Operation<'takeOverInspection'> = {
  id: 'takeOverInspection',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/takeOver/{assignment_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** The note of an inspection, the newest version unless one is named. */
export const getAssessmentNote: Operation<'getAssessmentNote'> = {
  id: 'getAssessmentNote',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/get/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Begin the note of an inspection. */
export const beginAssessmentNote: Operation<'beginAssessmentNote'> = {
  id: 'beginAssessmentNote',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/begin/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Save lines of a note, each for itself. */
export const saveNoteLines: Operation<'saveNoteLines'> = {
  id: 'saveNoteLines',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/saveLines/{assessment_note_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Save what holds for a whole note. */
export const saveNoteHead: Operation<'saveNoteHead'> = {
  id: 'saveNoteHead',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/saveHead/{assessment_note_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Say what the photos of a note show. */
export const saveNotePhotos: Operation<'saveNotePhotos'> = {
  id: 'saveNotePhotos',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/savePhotos/{assessment_note_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Reckon a note with the rates that hold now. */
export const recalculateNote: Operation<'recalculateNote'> = {
  id: 'recalculateNote',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/recalculate/{assessment_note_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Let a finding stand, with the reason. */
export const ignoreFinding: Operation<'ignoreFinding'> = {
  id: 'ignoreFinding',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/ignoreFinding/{assessment_note_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Close a note; it never changes again. */
export const commitNote: Operation<'commitNote'> = {
  id: 'commitNote',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/commit/{assessment_note_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Begin a supplement to a closed note. */
export const createSupplement: Operation<'createSupplement'> = {
  id: 'createSupplement',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/createSupplement/{assessment_note_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** What a supplement changes about the note before it. */
export const compareNote: Operation<'compareNote'> = {
  id: 'compareNote',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/compare/{assessment_note_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** The note as a PDF. */
export const downloadNote: Operation<'downloadNote'> = {
  id: 'downloadNote',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/download/{assessment_note_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Ask for the decision that a vehicle is a total loss. */
export const askTotalLoss: Operation<'askTotalLoss'> = {
  id: 'askTotalLoss',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/askTotalLoss/{assessment_note_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Earlier files that claimed the same part of the same vehicle. */
export const browseItemHistory: Operation<'browseItemHistory'> = {
  id: 'browseItemHistory',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/browseItemHistory/{assignmentId}/{itemGuid}',
  access: { callers: ['staff'], refuses: ['preview_only'] },
};

/** The estimate of the repair shop beside our note. */
export const getEstimate: Operation<'getEstimate'> = {
  id: 'getEstimate',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/getEstimate/{assignment_id}',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Take the estimate of a repair shop over. */
export const importEstimate: Operation<'importEstimate'> = {
  id: 'importEstimate',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/importEstimate/{assignment_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Match lines of an estimate by hand, and say what is agreed and why. */
export const saveEstimateLines: Operation<'saveEstimateLines'> = {
  id: 'saveEstimateLines',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/saveEstimateLines/{shop_estimate_id}',
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** Agree an estimate; its total becomes the agreed sum of the file. */
export const agreeEstimate: Operation<'agreeEstimate'> = {
  id: 'agreeEstimate',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/agreeEstimate/{shop_estimate_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['AC.Assessor', '*.manager'] },
};

/** What an hour costs, in the organisation and at its partners. */
export const browseAssessmentRates: Operation<'browseAssessmentRates'> = {
  id: 'browseAssessmentRates',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNote/browseRates',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
};

/** Say what an hour costs from a day on, and the discount on parts. */
export const saveAssessmentRate: Operation<'saveAssessmentRate'> = {
  id: 'saveAssessmentRate',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNote/saveRate',
  idempotent: true,
  access: { callers: ['staff'], roles: ['assessment.manager', 'AC.Assessor.Manager'] },
};

/** What usual repairs take, in force today, and the versions of that table. */
export const browseRepairNorms: Operation<'browseRepairNorms'> = {
  id: 'browseRepairNorms',
  tag: 'assessment',
  method: 'GET',
  path: '/api/claim/assessmentNorm/browse',
  access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager', 'org.configurator'] },
};

/** What a file of usual repairs would put in force, line by line. */
export const previewRepairNorms: Operation<'previewRepairNorms'> = {
  id: 'previewRepairNorms',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNorm/preview',
  access: { callers: ['staff'], roles: ['assessment.manager', 'AC.Assessor.Manager', 'org.configurator'] },
};

/** Put a file of usual repairs in force from a day on. */
export const importRepairNorms: Operation<'importRepairNorms'> = {
  id: 'importRepairNorms',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNorm/import',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['assessment.manager', 'AC.Assessor.Manager', 'org.configurator'],
    refuses: ['impersonating'],
  },
};

/** Take a version of the table back, or let it hold again. */
export const withdrawRepairNorms: Operation<'withdrawRepairNorms'> = {
  id: 'withdrawRepairNorms',
  tag: 'assessment',
  method: 'POST',
  path: '/api/claim/assessmentNorm/withdraw',
  access: {
    callers: ['staff'],
    roles: ['assessment.manager', 'AC.Assessor.Manager', 'org.configurator'],
    refuses: ['impersonating'],
  },
};
