import { pageAccess } from '@dosar/api-client';
import { defineArea, routesOfPages } from '@dosar/areas';
import { managerPages } from '@dosar/areas/workload';
import { messages } from './messages.ts';

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
  menu: [
    {
      state: 'manager-area',
      access: pageAccess['manager-area'],
      name: messages.menu,
      icon: 'people',
      order: 110,
      isAround: true,
      lists: managerPages,
    },
  ],
});
