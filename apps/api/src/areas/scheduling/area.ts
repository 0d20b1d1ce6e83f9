import { defineArea } from '#src/composition/define-area.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { schedulingRoutes } from './routes.ts';

export const area = defineArea({
  name: 'scheduling',
  reads: ['branch'],
  routes: schedulingRoutes,
  contributions: [timelineKinds.entry({ kind: 'appointment' })],
});
