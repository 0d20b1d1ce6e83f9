export { recordSum } from './ledger/record-sum.ts';
export { coveragesOf, takeOverCoverages } from './ledger/policy-coverages.ts';
export { renderLetter, type Letter } from './letter/render-letter.ts';
