export { DueCell } from './due-cell.tsx';
export { InternalTerm } from './internal-term.tsx';
export { LegalTerm } from './legal-term.tsx';
export { Plate } from './plate.tsx';
export {
  StateClock,
  StateFact,
  StateLine,
  type StateClockProps,
  type StateFactProps,
} from './state-line.tsx';
