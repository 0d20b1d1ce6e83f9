import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    listStyle: 'none',
    borderWidth: '1px',
    borderRadius: 'lg',
    overflow: 'hidden',
    '& > li': {
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
    },
    '& [data-slot=figure]': {
      gridRow: 'span 2',
      minWidth: { base: '8', md: 'auto' },
      fontSize: { base: 'xl', md: 'figure' },
      fontWeight: 'strong',
      lineHeight: 'figure',
      letterSpacing: '-0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-slot=label]': { alignSelf: 'end', fontSize: 'reading', fontWeight: 'strong' },
    '& [data-slot=words]': { alignSelf: 'start', color: 'textMuted', minHeight: '1lh' },
    '& > li:has([data-slot=words]:empty) [data-slot=label]': { gridRow: 'span 2', alignSelf: 'center' },
    '& [data-slot=words]:empty': { display: 'none' },
    '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
    // The words are the link; the whole field can be hit, but for a link of its own below them.
    '& [data-slot=label] a::after': { content: '""', position: 'absolute', inset: '0' },
    '& [data-slot=label] a:focus-visible::after': {
      outline: '2px solid {colors.focus}',
      outlineOffset: '-2px',
    },
    '& [data-slot=words] a': {
      position: 'relative',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '2px' },
      _focusVisible: { outline: '2px solid {colors.focus}' },
    },
    '& > [data-tone=missed]': {
      background: 'dangerSubtle',
      color: 'danger',
      '& [data-slot=words]': { color: 'inherit' },
    },
    '& > [data-tone=near] [data-slot=figure]': { color: 'danger' },
    '& > [data-tone=none] [data-slot=figure]': { color: 'textFaint' },
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
    <Root aria-label={label}>
      {figures.map(({ key, figure, label: name, words, tone, link }) => (
        <li key={key} data-tone={tone}>
          <span data-slot="figure">{figure}</span>
          <span data-slot="label">{cloneElement(link, { children: name })}</span>
          <span data-slot="words">{words}</span>
        </li>
      ))}
    </Root>
  );
}
