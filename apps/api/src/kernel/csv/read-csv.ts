export { readCsv, type CsvRow } from '@dosar/kernel/csv';
