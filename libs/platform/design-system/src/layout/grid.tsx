import { freelyStyled } from '../theme/styled.ts';

/** Its children in the cells of a grid. */
export const Grid = freelyStyled('div', { base: { display: 'grid' } });
