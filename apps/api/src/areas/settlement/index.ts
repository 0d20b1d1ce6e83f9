export { recordSum } from './ledger/record-sum.ts';
export { renderLetter, type Letter } from './letter/render-letter.ts';
