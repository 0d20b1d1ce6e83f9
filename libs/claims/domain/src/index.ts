export { isSearchableCaseNumber, normaliseCaseNumber, wholeCaseNumber } from './case-number.ts';
export {
  isPersonalSearch,
  recogniseSearch,
  searchedWords,
  shortestSearch,
  type RecognisedSearch,
  type SearchKind,
} from './recognised-search.ts';
