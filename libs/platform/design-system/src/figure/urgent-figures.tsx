import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { slotClasses } from '../theme/plain.ts';

const looks = slotClasses({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      listStyle: 'none',
      borderWidth: '1px',
      borderRadius: 'lg',
      overflow: 'hidden',
      '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '4',
      padding: { base: '3', md: '4' },
      paddingInline: { base: '4', md: '5' },
      '&:not(:first-of-type)': {
        borderTopWidth: { base: '1px', md: '0' },
        borderInlineStartWidth: { md: '1px' },
      },
      _hover: { background: 'hover' },
      '&[data-tone=missed]': { background: 'dangerSubtle', color: 'danger' },
    },
    figure: {
      gridRow: 'span 2',
      minWidth: { base: '8', md: 'auto' },
      fontSize: { base: 'xl', md: 'figure' },
      fontWeight: 'strong',
      lineHeight: 'figure',
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
      '[data-tone=near] > &': { color: 'danger' },
      '[data-tone=none] > &': { color: 'textFaint' },
    },
    label: {
      alignSelf: 'end',
      fontSize: 'reading',
      fontWeight: 'strong',
      '&:has(+ :empty)': { gridRow: 'span 2', alignSelf: 'center' },
      // The words are the link; the whole field can be hit, but for a link of its own below them.
      '& a::after': { content: '""', position: 'absolute', inset: '0' },
      '& a:focus-visible::after': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
    },
    words: {
      alignSelf: 'start',
      color: 'textMuted',
      minHeight: '1lh',
      '&:empty': { display: 'none' },
      '[data-tone=missed] > &': { color: 'inherit' },
      '& a': {
        position: 'relative',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '2px' },
        _focusVisible: { outline: '2px solid {colors.focus}' },
      },
    },
  },
});

/** A number that wants to be read first, what it counts and the way there. */
export type UrgentFigure = {
  key: string;
  /** As it is read: already in the form of the language. */
  figure: string;
  /** What is counted. */
  label: string;
  /** What the figure alone would not tell, such as the first of them; may hold a link of its own. */
  words?: ReactNode;
  /** `missed` is filled, `near` has a red figure, `none` steps back. */
  tone: 'missed' | 'near' | 'usual' | 'none';
  /** To the things counted; without its words, such as `<Link to="/assignments?keys=16" />`. */
  link: ReactElement<ComponentProps<'a'>>;
};

export type UrgentFiguresProps = {
  /** What they have in common; read by screen readers. */
  label: string;
  figures: readonly UrgentFigure[];
};

/** The three figures that are read first, in one box, each with the way to what it counts. Red stands for time only. */
export function UrgentFigures({ label, figures }: UrgentFiguresProps) {
  return (
    <ul aria-label={label} className={looks().root}>
      {figures.map(({ key, figure, label: name, words, tone, link }) => (
        <li key={key} className={looks().item} data-tone={tone}>
          <span className={looks().figure}>{figure}</span>
          <span className={looks().label}>{cloneElement(link, { children: name })}</span>
          <span className={looks().words}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
