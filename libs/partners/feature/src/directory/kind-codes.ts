/** The kinds of partner in the order in which people choose. */
export const kindCodes = [
  'repair_shop',
  'glass',
  'towing',
  'rental',
  'assessor',
  'lawyer',
  'broker',
  'other',
] as const;
