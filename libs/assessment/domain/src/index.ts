export { calculateLine, type CalculatedLine, type LineTerm } from './calculate-line.ts';
export { calculateNote, type CalculatedNote, type NoteTotals } from './calculate-note.ts';
export { changedRates, withRates, type RateChange } from './changed-rates.ts';
export { closingNeeds, type ClosingNeed } from './closing-needs.ts';
export { compareLines, hasSameValues, type LineDifference } from './compare-lines.ts';
export { deriveFigure, type FigureStep, type NoteFigure } from './derive-figure.ts';
export { findFindings, repairShareLimit, rulesVersion, type Finding } from './find-findings.ts';
export { plainLine } from './note-line.ts';
export type {
  HourlyRates,
  LabourType,
  NoteHead,
  NoteLine,
  NoteLineValues,
  NoteOperation,
  Share,
  VehicleValue,
} from './note-line.ts';
export {
  missingPhotos,
  requiredSubjects,
  type MissingPhoto,
  type NotePhoto,
  type PhotoSubject,
} from './required-photos.ts';
export { totalLossLevel, totalLossShare, totalLossShares } from './total-loss.ts';
export { vatShareOn } from './vat.ts';
export { matchEstimateLines, type EstimateMatch } from './estimate/match-lines.ts';
