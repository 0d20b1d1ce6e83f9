export { loadWorklist } from './load-worklist.ts';
export { WorklistPage } from './worklist-page.tsx';
