export { correctDays, fillDays } from './snapshot/operate-snapshots.ts';
