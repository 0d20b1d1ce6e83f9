import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { styled } from '../theme/styled.ts';

const Group = styled('section', {
  base: {
    '& + section': { marginTop: '2', paddingTop: '2', borderTopWidth: '1px' },
    '& > h3': { paddingInline: '2', color: 'textFaint', fontSize: 'sm', fontWeight: 'normal' },
    '& > ul': { listStyle: 'none' },
  },
});

export type SubMenuGroupProps = { title: string; children: ReactNode };

/** Pages of one kind in the list beside a page. */
export function SubMenuGroup({ title, children }: SubMenuGroupProps) {
  return (
    <Group>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </Group>
  );
}

const Item = styled('li', {
  base: {
    '& > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'control',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'md',
      color: 'textMuted',
      textDecoration: 'none',
      _hover: { background: 'hover', color: 'text' },
      '&[aria-current=page]': { background: 'brandSubtle', color: 'brandText', fontWeight: 'strong' },
    },
  },
});

export type SubMenuItemProps = {
  /** A router's link, which marks itself with `aria-current` where it leads to the page that is open. */
  children: ReactElement<ComponentProps<'a'>>;
};

/** A page in the list beside a page. */
export function SubMenuItem({ children }: SubMenuItemProps) {
  return <Item>{children}</Item>;
}
