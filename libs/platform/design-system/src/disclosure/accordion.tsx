import { Accordion as ChakraAccordion, defineSlotRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

const recipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemTrigger', 'itemContent', 'itemIndicator', 'itemBody'],
  base: {
    itemTrigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minHeight: { base: '44px', md: '28px' },
      borderRadius: 'sm',
      textAlign: 'start',
      cursor: 'pointer',
      _hover: { background: 'hover' },
    },
    itemContent: { minWidth: '0', _open: { animation: 'appear' } },
    itemIndicator: {
      display: 'inline-flex',
      color: 'textMuted',
      _open: { transform: 'rotate(180deg)' },
    },
  },
});

/** Lines of which one at a time shows more; the arrow keys lead from line to line. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <ChakraAccordion.Root recipe={recipe} collapsible lazyMount unmountOnExit>
      {children}
    </ChakraAccordion.Root>
  );
}

export type AccordionLineProps = {
  /** Tells it from the other lines. */
  value: string;
  /** What always stands there: the words of the button. */
  head: ReactNode;
  /** Only in the page while it is open. */
  children: ReactNode;
};

/** A line of an accordion: press it, and what came about stands below it. */
export function AccordionLine({ value, head, children }: AccordionLineProps) {
  return (
    <ChakraAccordion.Item value={value}>
      <ChakraAccordion.ItemTrigger>
        {head}
        <ChakraAccordion.ItemIndicator>
          <Icon name="expand_more" />
        </ChakraAccordion.ItemIndicator>
      </ChakraAccordion.ItemTrigger>
      <ChakraAccordion.ItemContent>{children}</ChakraAccordion.ItemContent>
    </ChakraAccordion.Item>
  );
}
