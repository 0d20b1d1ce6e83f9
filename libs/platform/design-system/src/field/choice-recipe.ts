import { styled } from '../theme/styled.ts';

/** The looks of check boxes and radio buttons: the native control beside its words, with a large target. */
export const ChoiceRoot = styled('div', {
  base: {
    '& [data-slot=choice]': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '2',
      alignItems: 'baseline',
      // A row stretched to the height of the target would part the control from its words.
      alignContent: 'center',
      paddingBlock: '1.5',
      minHeight: 'var(--dosar-control)',
      cursor: 'pointer',
    },
    '& input': {
      accentColor: '{colors.brandText}',
      boxSize: '1.2em',
      alignSelf: 'center',
      cursor: 'inherit',
    },
    '& [data-slot=choice-hint]': { gridColumn: '2', color: 'textMuted', fontSize: 'sm' },
    '& [data-slot=choice]:has(:disabled)': { color: 'textMuted', cursor: 'not-allowed' },
    '& [data-slot=choices]': { display: 'flex', flexDirection: 'column' },
    // On public pages each choice is as wide as the page, for a thumb.
    'html[data-audience=public] &': {
      '&:not([data-inline]) [role=radiogroup]': { gap: '2', marginTop: '1' },
      '&:not([data-inline]) [role=radiogroup] > label': {
        columnGap: '3',
        paddingInline: '4',
        minHeight: '12',
        borderWidth: '1px',
        borderColor: 'borderMedium',
        borderRadius: 'md',
        _hover: { background: 'hover' },
        '&:has(:checked)': { borderColor: 'brand', background: 'brandSubtle' },
      },
    },
    // A few short words side by side: one control whose parts exclude each other.
    '&[data-inline]': {
      '& [data-slot=choices]': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        width: 'fit-content',
        marginTop: '1',
        borderWidth: '1px',
        borderColor: 'borderMedium',
        borderRadius: 'md',
        overflow: 'hidden',
      },
      '& [data-slot=choice]': {
        display: 'flex',
        alignItems: 'center',
        position: 'relative',
        paddingInline: '3',
        paddingBlock: '1',
        color: 'textMuted',
        _hover: { background: 'hover' },
      },
      '& [data-slot=choice] + [data-slot=choice]': {
        borderInlineStartWidth: '1px',
        borderColor: 'borderMedium',
      },
      '& [data-slot=choice]:has(:checked)': {
        background: 'brandSubtle',
        color: 'brandText',
        fontWeight: 'strong',
      },
      // The whole part is the native control, drawn by us.
      '& input': { position: 'absolute', inset: '0', boxSize: 'full', margin: '0', appearance: 'none' },
      '& input:focus-visible': { outlineOffset: '-2px', borderRadius: 'md' },
    },
  },
});
