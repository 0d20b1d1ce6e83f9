export { startWorklist } from './start-worklist.ts';
export { WorklistPage } from './worklist-page.tsx';
