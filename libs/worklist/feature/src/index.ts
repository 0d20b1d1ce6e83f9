export { useAgendaDay } from './day-agenda/use-agenda-day.ts';
export { useRunningExports } from './export/running-exports.ts';
