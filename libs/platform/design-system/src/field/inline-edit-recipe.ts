import { defineSlotRecipe } from '@chakra-ui/react';
import { slotClasses } from '../theme/plain.ts';

const shown = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minHeight: { base: '44px', md: '28px' },
  paddingInline: '2',
  marginInlineStart: '-2',
  borderRadius: 'md',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const;

/** The looks of a value that is changed where it stands; travels with its code, not with the page. */
export const inlineEditRecipe = defineSlotRecipe({
  slots: [
    'root',
    'area',
    'label',
    'preview',
    'input',
    'editTrigger',
    'submitTrigger',
    'cancelTrigger',
    'control',
    'textarea',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: '8rem minmax(min(14rem, 50%), 1fr) fit-content(55%)',
      },
      columnGap: '3',
      alignItems: 'start',
      borderTopWidth: '1px',
      paddingBlock: '0.5',
      minHeight: '32px',
    },
    label: { color: 'textMuted', paddingBlock: '1.5', fontSize: { base: 'sm', md: 'md' } },
    editTrigger: {
      ...shown,
      cursor: 'text',
      '& > svg': { opacity: { base: 'faded', md: '0' }, color: 'textMuted', flexShrink: '0' },
      '&:hover, &:focus-visible': { background: 'hover', '& > svg': { opacity: '1' } },
    },
  },
});

/** The classes of what stands around the value. */
export const inlineEditClasses = slotClasses({
  slots: ['shown', 'control', 'keys', 'problem', 'note'],
  base: {
    shown,
    control: {
      width: 'full',
      minHeight: 'var(--dosar-control)',
      paddingInline: '2',
      paddingBlock: '1',
      background: 'surface',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'borderStrong',
      borderRadius: 'md',
      _focusVisible: { outlineOffset: '0', borderColor: 'focus' },
    },
    keys: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '1',
      color: 'textMuted',
      fontSize: 'sm',
      '& > span': { display: { base: 'none', md: 'inline' } },
    },
    problem: { color: 'danger', fontSize: 'sm', paddingBlock: '1' },
    note: {
      color: 'textMuted',
      fontSize: 'sm',
      minHeight: '32px',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: { md: 'flex-end' },
      columnGap: '2',
      alignItems: 'center',
    },
  },
});
