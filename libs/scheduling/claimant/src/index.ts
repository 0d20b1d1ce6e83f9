export { VisitOfCase } from './visit-of-case.tsx';
