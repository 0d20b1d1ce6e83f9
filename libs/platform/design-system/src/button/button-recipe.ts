import { styled } from '../theme/styled.ts';

// Still to be read: what cannot be done now keeps its place, and its reason stands beside it.
const notNow = {
  '&:disabled:not([aria-busy=true])': {
    background: 'surfaceSubtle',
    borderColor: 'border',
    color: 'textFaint',
    filter: 'none',
  },
} as const;

/** What every button is made of. */
export const ButtonRoot = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: 'var(--dosar-control)',
    minWidth: 'var(--dosar-control)',
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
    _disabled: { cursor: 'not-allowed' },
    // Not paler: its words say what is happening, and have to be read.
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: {
        background: 'brand',
        color: 'brandContrast',
        _hover: { filter: 'brightness(0.9)' },
        // The next step of a public page is found by any thumb.
        'html[data-audience=public] &': { minHeight: '12', width: { smDown: 'full' } },
        ...notNow,
      },
      secondary: {
        background: 'surface',
        color: 'text',
        borderColor: 'borderMedium',
        _hover: { background: 'hover' },
        ...notNow,
      },
      quiet: {
        color: 'textMuted',
        _hover: { background: 'hover', color: 'text' },
        _disabled: { background: 'none', color: 'textFaint' },
      },
      // On the bar, which an organisation may fill: never a fill, so that its text stays as readable as it was computed.
      plain: { color: 'inherit', _hover: { borderColor: 'currentColor' }, _disabled: { opacity: 'faded' } },
      // Red text and no fill: red means time, and the one filled button of a view is its next step.
      danger: {
        background: 'surface',
        color: 'danger',
        borderColor: 'dangerBorder',
        _hover: { background: 'dangerSubtle' },
        ...notNow,
      },
    },
    shape: {
      text: {},
      icon: { paddingInline: '1' },
      wide: { width: 'full' },
    },
  },
  defaultVariants: { variant: 'secondary', shape: 'text' },
});
