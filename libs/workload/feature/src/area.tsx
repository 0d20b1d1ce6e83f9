import { defineArea, routesOfPages } from '@dosar/areas';
import { timelineKinds } from '@dosar/areas/claims';
import { managerPages } from '@dosar/areas/workload';

/** What managers do: the frame that lists what areas bring. */
export const area = defineArea({
  name: 'workload',
  routes: (world) => ({
    secured: routesOfPages(world, managerPages, {
      path: 'manager-area',
      helpTopic: 'getting-around',
      frame: async () => (await import('./manager-area/manager-area-frame.tsx')).ManagerAreaFrame,
    }),
  }),
  contributions: [
    timelineKinds.entry({ kind: 'approval', icon: 'fact_check', tone: 'plain', group: 'states' }),
    timelineKinds.entry({ kind: 'legal_clock', icon: 'schedule', tone: 'plain', group: 'states' }),
  ],
  menu: async () => (await import('./menu.ts')).menu,
});
