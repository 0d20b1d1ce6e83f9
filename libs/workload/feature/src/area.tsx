import { defineArea, routesOfPages } from '@dosar/areas';
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
  menu: async () => (await import('./menu.ts')).menu,
});
