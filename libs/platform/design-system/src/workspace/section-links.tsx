import { Children, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { styled } from '../theme/styled.ts';

const Root = styled('nav', {
  base: {
    '& ul': { listStyle: 'none', display: 'flex' },
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
    '& [data-slot=count]': { color: 'textMuted', fontVariantNumeric: 'tabular-nums' },
    '& a[aria-current=page]': { color: 'brandText', fontWeight: 'strong', '& > svg': { color: 'brandText' } },
  },
  variants: {
    look: {
      list: {
        '& ul': { flexDirection: 'column', gap: '1px' },
        '& a': { minHeight: '28px', paddingInline: '2', borderRadius: 'md' },
        '& [data-slot=count]': { marginInlineStart: 'auto', fontSize: 'sm' },
        '& a[aria-current=page]': { background: 'brandSubtle' },
      },
      tabs: {
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '& ul': { minWidth: 'max-content', paddingInline: { base: '2', md: '3' } },
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
  return (
    <Root
      aria-label={label}
      look={look}
      // A browser leaves alone what it can see a part of.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
    >
      <ul>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
    </Root>
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
      {count !== undefined && <span data-slot="count">{count}</span>}
    </>
  );
}
