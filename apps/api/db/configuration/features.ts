/** The features that an insurer works with from its first day, by the names that `x-access` of the contract asks for. */
export const featuresOfInsurers = [
  'ai-assistant',
  'manager-area',
  'partners',
  'reports',
  'special-customers',
  'time-off',
] as const;
