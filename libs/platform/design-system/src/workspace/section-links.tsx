import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { slotClasses } from '../theme/plain.ts';

const looks = slotClasses({
  base: {
    root: {
      '& a': {
        display: 'flex',
        alignItems: 'center',
        gap: '2.5',
        color: 'text',
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        '& > svg': { color: 'textMuted' },
        _hover: { background: 'hover' },
      },
      '& a[aria-current=page]': {
        color: 'brandText',
        fontWeight: 'strong',
        '& > svg': { color: 'brandText' },
      },
    },
    list: { listStyle: 'none', display: 'flex' },
    count: {
      color: 'textMuted',
      fontVariantNumeric: 'tabular-nums',
      '[data-look=list] &': { marginInlineStart: 'auto', fontSize: 'sm' },
    },
  },
  variants: {
    look: {
      list: {
        root: {
          '& a': { minHeight: '28px', paddingInline: '2', borderRadius: 'md' },
          '& a[aria-current=page]': { background: 'brandSubtle' },
        },
        list: { flexDirection: 'column', gap: '1px' },
      },
      tabs: {
        root: {
          overflowX: 'auto',
          scrollbarWidth: 'none',
          '& a': {
            minHeight: { base: '44px', md: '36px' },
            gap: '1.5',
            paddingInline: '2.5',
            borderBottomWidth: '2px',
            borderColor: 'transparent',
            '& > svg': { display: 'none' },
          },
          '& a[aria-current=page]': { borderColor: 'brand' },
        },
        list: { minWidth: 'max-content', paddingInline: { base: '2', md: '3' } },
      },
    },
  },
});

export type SectionLinksProps = {
  /** What they are parts of; read by screen readers. */
  label: string;
  /** A list beside the work, or tabs above it where there is no room for one. */
  look: 'list' | 'tabs';
  /** Links around `SectionName`; the open one carries `aria-current="page"`, as a router's links do by themselves. */
  children: ReactNode;
};

/** The parts of a record, each with an address of its own and the number of what is in it. */
export function SectionLinks({ label, look, children }: SectionLinksProps) {
  const slots = looks({ look });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links take the focus, and it bubbles
    <nav
      className={slots.root}
      aria-label={label}
      data-look={look}
      // A browser leaves alone what it can see a part of.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <ul className={slots.list}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands in a link to a part: its icon, its name and how much there is. */
export function SectionName({
  icon,
  name,
  count,
}: {
  icon: IconName;
  name: string;
  count?: string | undefined;
}) {
  return (
    <>
      <Icon name={icon} />
      <span>{name}</span>
      {count !== undefined && <span className={looks().count}>{count}</span>}
    </>
  );
}
