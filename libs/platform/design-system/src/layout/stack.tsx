import { freelyStyled } from '../theme/styled.ts';

/** Its children below each other, with a little room between them. */
export const Stack = freelyStyled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '0.5rem' },
});
