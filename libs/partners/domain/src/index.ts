export {
  fileKeys,
  matchKey,
  matchKinds,
  nameKey,
  policyKey,
  type Facts,
  type FileKey,
  type MatchKind,
  type Part,
} from './match-key.ts';
export {
  comparePlates,
  differencesKey,
  readPlateRows,
  type LeftOutReason,
  type PlateColumns,
  type PlateDifferences,
  type PlateEntry,
} from './plate-list.ts';
export { guessColumns } from './plate-columns.ts';
export {
  recognise,
  type FileFacts,
  type KnownEntry,
  type LostBy,
  type Reason,
  type Recognised,
} from './recognise.ts';
