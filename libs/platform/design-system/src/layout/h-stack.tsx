import { freelyStyled } from '../theme/styled.ts';

/** Its children beside each other, with a little room between them, their middles in one line. */
export const HStack = freelyStyled('div', { base: { display: 'flex', alignItems: 'center', gap: '0.5rem' } });
