import type { MissingPhoto } from '@dosar/assessment-domain';

/** Where the page shows that a photo is missing. */
export const placeId = ({ subject, item_guid: guid }: MissingPhoto): string =>
  `photo-${subject}-${guid ?? 'note'}`;
