import { slotClasses } from '../theme/plain.ts';

// On public pages each choice is as wide as the page, for a thumb.
const onPublicPages = 'html[data-audience=public] [role=radiogroup]';

/** The classes of check boxes and radio buttons: the native control beside its words, with a large target. */
export const choiceClasses = slotClasses({
  slots: ['choices', 'choice', 'control', 'hint'],
  base: {
    choices: { display: 'flex', flexDirection: 'column' },
    choice: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '2',
      alignItems: 'baseline',
      // A row stretched to the height of the target would part the control from its words.
      alignContent: 'center',
      paddingBlock: '1.5',
      minHeight: 'var(--dosar-control)',
      cursor: 'pointer',
      '&:has(:disabled)': { color: 'textMuted', cursor: 'not-allowed' },
    },
    control: {
      accentColor: '{colors.brandText}',
      boxSize: '1.2em',
      alignSelf: 'center',
      cursor: 'inherit',
    },
    hint: { gridColumn: '2', color: 'textMuted', fontSize: 'sm' },
  },
  variants: {
    inline: {
      false: {
        choices: { 'html[data-audience=public] &': { gap: '2', marginTop: '1' } },
        choice: {
          [`${onPublicPages} > &`]: {
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
      },
      // A few short words side by side: one control whose parts exclude each other.
      true: {
        choices: {
          flexDirection: 'row',
          flexWrap: 'wrap',
          width: 'fit-content',
          marginTop: '1',
          borderWidth: '1px',
          borderColor: 'borderMedium',
          borderRadius: 'md',
          overflow: 'hidden',
        },
        choice: {
          display: 'flex',
          alignItems: 'center',
          position: 'relative',
          paddingInline: '3',
          paddingBlock: '1',
          color: 'textMuted',
          _hover: { background: 'hover' },
          '& + &': { borderInlineStartWidth: '1px', borderColor: 'borderMedium' },
          '&:has(:checked)': { background: 'brandSubtle', color: 'brandText', fontWeight: 'strong' },
        },
        // The whole part is the native control, drawn by us.
        control: {
          position: 'absolute',
          inset: '0',
          boxSize: 'full',
          margin: '0',
          appearance: 'none',
          _focusVisible: { outlineOffset: '-2px', borderRadius: 'md' },
        },
      },
    },
  },
});
