import { defineArea } from '#src/composition/define-area.ts';
import { prepareNotes } from '../assignments/index.ts';
import { claimsRoutes } from './routes.ts';

export const area = defineArea({
  name: 'claims',
  routes: () => claimsRoutes({ prepareNotes }),
});
