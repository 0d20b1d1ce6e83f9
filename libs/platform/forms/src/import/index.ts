export { ImportFrame, type ImportFrameProps } from './import-frame.tsx';
export { ImportRows } from './import-rows.tsx';
export {
  countOf,
  type ImportColumn,
  type ImportOutcome,
  type ImportRow,
  type ImportTold,
} from './import-told.ts';
export { fileToSend, type ImportedFile } from './imported-file.ts';
export type { ImportWaiting } from './use-import.ts';
