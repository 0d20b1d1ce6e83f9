import { defineArea } from '#src/composition/define-area.ts';
import { timelineKinds } from '../claims/extension-points.ts';

export const area = defineArea({
  name: 'settlement',
  contributions: [timelineKinds.entry({ kind: 'payment' })],
});
