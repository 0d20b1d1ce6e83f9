import { lazyPart, type FrameParts } from '@dosar/areas';
import { messages as agendaMessages } from './day-agenda/messages.ts';
import { useAgendaDay } from './day-agenda/use-agenda-day.ts';
import { useRunningExports } from './export/running-exports.ts';

/** The agenda of the day, from any page (S11), and exports that are being made wherever somebody goes meanwhile. */
export const frame: FrameParts = {
  windows: [
    {
      order: 10,
      icon: 'event',
      label: agendaMessages.title,
      useWindow: function useAgendaWindow() {
        const { day, openToday, close } = useAgendaDay();
        return { isOpen: day !== undefined, open: openToday, close };
      },
      load: async () => (await import('./day-agenda/day-agenda-panel.tsx')).DayAgendaPanel,
    },
  ],
  background: [
    {
      useIsNeeded: function useHasRunningExports() {
        return useRunningExports().length > 0;
      },
      Work: lazyPart(async () => (await import('./export/export-watch.tsx')).ExportWatch),
    },
  ],
};
