/** From this width on, what is missing stands beside the fields instead of in their head. */
export const besideFields = '@media (min-width: 1200px)';
