import { defineArea } from '#src/composition/define-area.ts';
import { timelineKinds } from '../claims/extension-points.ts';

export const area = defineArea({
  name: 'assessment',
  tables: [
    'assessment_item',
    'assessment_note',
    'assessment_photo',
    'assessment_rate',
    'estimate_column',
    'estimate_line',
    'item_reference',
    'shop_estimate',
  ],
  contributions: [timelineKinds.entry({ kind: 'assessment' })],
});
