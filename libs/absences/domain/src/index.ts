export { balanceOf, type CountedLeave, type Entitlement } from './leave-balance.ts';
export {
  isWorkingDay,
  overlaps,
  partOn,
  periodFault,
  workingHalfDays,
  type DayPart,
  type LeavePeriod,
} from './leave-period.ts';
export { presentHalves, type AwayPeriod } from './presence.ts';
export { closesCircle, type Deputyship } from './replacement-chain.ts';
