import { styled } from '../theme/styled.ts';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', { base: { srOnly: true } });
