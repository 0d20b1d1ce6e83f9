export { byteOrderMark, csvLine } from '@dosar/kernel/csv-line';
