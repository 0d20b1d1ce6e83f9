export { recordSum } from './ledger/record-sum.ts';
