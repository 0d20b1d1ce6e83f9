import { freelyStyled } from '../theme/styled.ts';

/** An element with no looks but those that it asks for. */
export const Box = freelyStyled('div', {});
