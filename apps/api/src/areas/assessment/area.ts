import { defineArea } from '#src/composition/define-area.ts';
import { timelineKinds } from '../claims/extension-points.ts';

export const area = defineArea({
  name: 'assessment',
  contributions: [timelineKinds.entry({ kind: 'assessment' })],
});
