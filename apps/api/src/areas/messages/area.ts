import { defineArea } from '#src/composition/define-area.ts';
import { messagesRoutes } from './routes.ts';

export const area = defineArea({
  name: 'messages',
  routes: ({ db, env }) => messagesRoutes({ db, isProduction: env.isProduction }),
});
