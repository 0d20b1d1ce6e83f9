import { styled } from '../theme/styled.ts';

/** What every button is made of. */
export const ButtonRoot = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
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
      primary: { background: 'brand', color: 'brandContrast', _hover: { filter: 'brightness(0.92)' } },
      secondary: {
        background: 'surface',
        color: 'text',
        borderColor: 'borderStrong',
        _hover: { background: 'surfaceSubtle' },
      },
      quiet: { color: 'brandText', _hover: { background: 'brandSubtle' } },
      // On a coloured bar: never a fill, so that its text stays as readable as it was computed.
      plain: { color: 'inherit', _hover: { borderColor: 'currentColor' } },
      danger: { background: 'danger', color: 'dangerContrast', _hover: { filter: 'brightness(0.92)' } },
    },
    shape: {
      text: {},
      icon: { minWidth: 'var(--dosar-control)', paddingInline: '1' },
      wide: { width: 'full' },
    },
  },
  defaultVariants: { variant: 'secondary', shape: 'text' },
});
