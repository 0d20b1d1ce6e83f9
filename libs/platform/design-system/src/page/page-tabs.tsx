import type { ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Root = styled('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '1',
    marginBottom: '5',
    borderBottomWidth: '1px',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'max(var(--dosar-control), 2.5rem)',
      paddingInline: '2',
      marginBottom: '-1px',
      color: 'textMuted',
      textDecoration: 'none',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      _hover: { color: 'text' },
    },
    '& a[aria-current=page]': { color: 'text', fontWeight: 'strong', borderColor: 'brand' },
  },
});

export type PageTabsProps = {
  /** What the tabs are parts of; read by screen readers. */
  label: string;
  /** Links; the one to the page that is shown carries `aria-current="page"`, as a router's links do by themselves. */
  children: ReactNode;
};

/** The parts of a page, each with an address of its own, so that it can be reloaded, sent and gone back to. */
export function PageTabs({ label, children }: PageTabsProps) {
  return <Root aria-label={label}>{children}</Root>;
}
