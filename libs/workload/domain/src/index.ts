export {
  chooseOwner,
  obstacleOf,
  ruleSteps,
  type NewWork,
  type Obstacle,
  type OwnerChoice,
  type OwnerRule,
  type RuleStep,
  type StepCount,
} from './assignment-rule.ts';
export { lastNearDay, noticeDay } from './legal-notice.ts';
export {
  daysLate,
  lateBaniDaysOf,
  legalDueDate,
  owedOf,
  penaltyFor,
  penaltyWithPayments,
  ruleFor,
  type DayKind,
  type LegalRule,
  type LegalTerm,
} from './legal-rule.ts';
export {
  fitOf,
  percentOf,
  proposeMoves,
  type AskedOfPerson,
  type DecidingRule,
  type Move,
  type Stay,
  type StayReason,
  type TeamPerson,
  type TeamWork,
} from './rebalance.ts';
export {
  replayRule,
  type PastWork,
  type ReplayedDay,
  type ReplayedPerson,
  type ReplayedWork,
} from './rule-replay.ts';
export { checkProcess, type ProcessFinding, type ProcessSurroundings } from './check-process.ts';
export { mergeProcess } from './merge-process.ts';
export { migrateProcess, type Migration, type Occupied, type StatusAnswer } from './migrate-process.ts';
export {
  isFinal,
  stepKey,
  type Process,
  type ProcessRule,
  type ProcessStatus,
  type ProcessStep,
} from './process.ts';
export { replayProcess, type Divergence, type TakenPath, type TakenStep } from './replay-process.ts';
export {
  isSameTerm,
  missingLegalRules,
  shippedLegalRules,
  type KeptLegalRule,
} from './shipped-legal-rules.ts';
