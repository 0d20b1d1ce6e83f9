import { defineArea } from '#src/composition/define-area.ts';
import { documentsRoutes } from './routes.ts';
import { storageLimitsOf } from './storage-quota.ts';

export const area = defineArea({
  name: 'documents',
  routes: ({ env, files }) => documentsRoutes({ files, storageLimits: storageLimitsOf(env) }),
});
