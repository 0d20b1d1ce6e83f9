import { freelyStyled } from '../theme/styled.ts';

/** Its children side by side, as flexible boxes. */
export const Flex = freelyStyled('div', { base: { display: 'flex' } });
