export { findContradictions, type Contradiction, type ContradictionRule } from './find-contradictions.ts';
export { formChecks, type FormCheck } from './form-checks.ts';
export { proposeLiability, type Liability, type LiabilityProposal } from './propose-liability.ts';
export {
  allCircumstances,
  otherSide,
  type Cited,
  type Circumstance,
  type SideOfForm,
  type StatedSide,
  type StatedSides,
} from './stated-sides.ts';
