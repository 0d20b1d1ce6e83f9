export { DueCell } from './due-cell.tsx';
export { InternalTerm } from './internal-term.tsx';
export { LegalTerm } from './legal-term.tsx';
export { Plate } from './plate.tsx';
