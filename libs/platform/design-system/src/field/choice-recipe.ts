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
    '&[data-inline] [data-slot=choices]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: '5' },
  },
});
