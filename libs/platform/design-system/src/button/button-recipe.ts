import { styled } from '../theme/styled.ts';

/** What every button is made of. */
export const ButtonRoot = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: 'var(--dosar-control)',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'strong',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'colors',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: { background: 'brand', color: 'brandContrast', _hover: { filter: 'brightness(0.9)' } },
      secondary: {
        background: 'surface',
        color: 'text',
        borderColor: 'borderMedium',
        _hover: { background: 'hover' },
      },
      quiet: { color: 'textMuted', _hover: { background: 'hover', color: 'text' } },
      // On the bar, which an organisation may fill: never a fill, so that its text stays as readable as it was computed.
      plain: { color: 'inherit', _hover: { borderColor: 'currentColor' } },
      // Red text and no fill: red means time, and the one filled button of a view is its next step.
      danger: {
        background: 'surface',
        color: 'danger',
        borderColor: 'dangerBorder',
        _hover: { background: 'dangerSubtle' },
      },
    },
    shape: {
      text: {},
      icon: { minWidth: 'var(--dosar-control)', paddingInline: '1' },
      wide: { width: 'full' },
    },
  },
  defaultVariants: { variant: 'secondary', shape: 'text' },
});
