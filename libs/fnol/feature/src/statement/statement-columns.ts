/** Wide enough for the columns of both drivers side by side. */
export const twoColumns = '@container (min-width: 560px)';
/** Wide enough for both columns with the circumstances between them, as on paper. */
export const threeColumns = '@container (min-width: 780px)';
/** Wide enough for what follows from the boxes beside them, too. */
export const columnsAndAside = '@container (min-width: 1040px)';
/** A column in which two short fields stand side by side, or two dates. */
export const twoFields = '@container (min-width: 225px)';
export const twoDates = '@container (min-width: 290px)';
