import { defineArea } from '#src/composition/define-area.ts';
import { timelineKinds } from '../claims/extension-points.ts';

export const area = defineArea({
  name: 'assistant',
  contributions: [timelineKinds.entry({ kind: 'assistant', isPrivate: true })],
});
