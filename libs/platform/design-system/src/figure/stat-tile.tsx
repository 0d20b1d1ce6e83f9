import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { slotClasses } from '../theme/plain.ts';

const looks = slotClasses({
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      // Beside each other they end at one line.
      height: 'full',
      gap: '0.5',
      minWidth: '0',
      padding: '4',
      background: 'surfaceRaised',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      // The words are the link; the whole tile can be hit.
      '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
      '& a::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
      '& a:focus-visible::after': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      '&[data-emphasis=quiet]': { background: 'transparent' },
      '&:has(a):hover': { borderColor: 'borderStrong', background: 'surfaceSubtle' },
    },
    label: { color: 'textMuted' },
    figure: {
      fontSize: 'xl',
      fontWeight: 'strong',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
      '[data-emphasis=quiet] > &': { color: 'textMuted' },
      '[data-emphasis=pressing] > &': { color: 'danger' },
    },
    words: { color: 'textMuted', fontSize: 'sm' },
    trend: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      fontSize: 'sm',
      '&[data-tone=good]': { color: 'success' },
      '&[data-tone=bad]': { color: 'danger' },
      '&[data-tone=neutral]': { color: 'textMuted' },
    },
  },
});

const trendIcons = { up: 'trending_up', down: 'trending_down', level: 'trending_flat' } satisfies Record<
  string,
  IconName
>;

/** How a figure has changed, in words; whether more is better only the page knows. */
export type Trend = {
  direction: keyof typeof trendIcons;
  words: ReactNode;
  tone?: 'good' | 'bad' | 'neutral';
};

export type StatTileProps = {
  /** What is counted. */
  label: string;
  /** As it is read: already in the form of the language, with its unit. */
  figure: string;
  /** What the figure alone would not tell. */
  words?: ReactNode;
  trend?: Trend;
  /** `quiet` steps back, such as a zero; `pressing` wants to be read first. */
  emphasis?: 'quiet' | 'usual' | 'pressing';
  /** To the things counted; without its words, such as `<Link to="/assignments?keys=16" />`. */
  link?: ReactElement<ComponentProps<'a'>>;
};

/** One figure that matters, what it means, where it is going, and the way to what it counts. */
export function StatTile({ label, figure, words, trend, emphasis = 'usual', link }: StatTileProps) {
  return (
    <div className={looks().root} data-emphasis={emphasis}>
      <span className={looks().label}>{link ? cloneElement(link, { children: label }) : label}</span>
      <span className={looks().figure}>{figure}</span>
      {words && <span className={looks().words}>{words}</span>}
      {trend && (
        <span className={looks().trend} data-tone={trend.tone ?? 'neutral'}>
          <Icon name={trendIcons[trend.direction]} />
          {trend.words}
        </span>
      )}
    </div>
  );
}
