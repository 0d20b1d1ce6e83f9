export { ImportColumns, type ImportColumnsProps } from './import-columns.tsx';
export { ImportFrame, type ImportFrameProps } from './import-frame.tsx';
export { ImportRows } from './import-rows.tsx';
export { ImportSteps } from './import-steps.tsx';
export {
  countOf,
  type ImportColumn,
  type ImportField,
  type ImportOutcome,
  type ImportRow,
  type ImportTold,
} from './import-told.ts';
export { fileToSend, readChosen, type ImportedFile } from './imported-file.ts';
export { useFaultText } from './use-fault-text.ts';
export type { ImportWaiting } from './use-import.ts';
