import { defineArea } from '#src/composition/define-area.ts';
import { configRoutes } from './routes.ts';

export const area = defineArea({ name: 'config', routes: configRoutes });
