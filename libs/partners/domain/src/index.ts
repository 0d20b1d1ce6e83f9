export {
  fileKeys,
  matchKey,
  matchKinds,
  nameKey,
  policyKey,
  type Facts,
  type FileKey,
  type MatchKind,
  type Part,
} from './match-key.ts';
export {
  comparePlates,
  differencesKey,
  readPlateRows,
  type LeftOutReason,
  type PlateColumns,
  type PlateDifferences,
  type PlateEntry,
} from './plate-list.ts';
export { guessColumns } from './plate-columns.ts';
export {
  recognise,
  type FileFacts,
  type KnownEntry,
  type LostBy,
  type Reason,
  type Recognised,
} from './recognise.ts';
export {
  actRefusal,
  actsOf,
  isFinal,
  isOfPartner,
  needsQuote,
  needsReason,
  nextPartyOf,
  stateAfter,
  type JobRefusal,
} from './job/job-rules.ts';
export {
  jobKinds,
  type JobAct,
  type JobKind,
  type JobSide,
  type JobStanding,
  type JobState,
  type NextParty,
} from './job/job-words.ts';
export { dueOnDay, stepDueAt, stepTime } from './job/step-time.ts';
export { partnerKindOf, propose, type Candidate, type Needed, type ProposalReason } from './job/propose.ts';
export {
  leastCases,
  scoreOf,
  trendOf,
  trendWeeks,
  type ScoreFigure,
  type ScoreMeasure,
  type ScoreSum,
  type ScoreTrendSum,
} from './score/score.ts';
export {
  agreedTotal,
  answerLines,
  lineDifferences,
  sumOfLines,
  type AnsweredLine,
  type JobLine,
  type JobLineDifference,
  type LineAnswer,
  type LineRefusal,
  type LineVerdict,
} from './job/job-lines.ts';
