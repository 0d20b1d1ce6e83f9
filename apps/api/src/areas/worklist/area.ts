import { defineArea } from '#src/composition/define-area.ts';
import { worklistRoutes } from './routes.ts';

export const area = defineArea({
  name: 'worklist',
  routes: (needs) => worklistRoutes(needs),
});
