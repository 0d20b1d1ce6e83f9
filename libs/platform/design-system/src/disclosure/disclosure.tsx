import { Collapsible, defineSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';

const recipe = defineSlotRecipe({
  slots: ['root', 'trigger', 'content', 'indicator'],
  base: {
    root: { minWidth: '0' },
    content: { minWidth: '0', paddingTop: '1', _open: { animation: 'appear' } },
  },
});

/** Something that stands behind a button; around the button and what it shows. */
export function Disclosure({ children }: { children: ReactNode }) {
  return (
    <Collapsible.Root recipe={recipe} lazyMount unmountOnExit>
      {children}
    </Collapsible.Root>
  );
}

/** Shows what stands behind it, and hides it again. */
export function DisclosureButton(props: Omit<ButtonProps, 'onClick' | 'aria-expanded' | 'aria-controls'>) {
  return (
    <Collapsible.Trigger asChild>
      <Button {...props} />
    </Collapsible.Trigger>
  );
}

/** What the button shows: in the page only while it is open, so that it asks for its data then. */
export function DisclosureContent({ children }: { children: ReactNode }) {
  return <Collapsible.Content>{children}</Collapsible.Content>;
}
