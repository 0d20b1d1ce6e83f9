import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Box, Text } from '../index.ts';
import { Accordion, AccordionLine } from './accordion.tsx';

const meta: Meta = { title: 'Design system/Accordion' };
export default meta;

const line = (name: string, amount: string) => (
  <>
    <span>{name}</span>
    <Text as="span" numeric marginInlineStart="auto">
      {amount}
    </Text>
  </>
);

const totals = (
  <Box maxWidth="360px">
    <Accordion>
      <AccordionLine value="parts" head={line('Piese', '9.860,00')}>
        <Text size="sm">Bară față: 1 × 1.240,00</Text>
      </AccordionLine>
      <AccordionLine value="paint" head={line('Vopsitorie', '3.922,50')}>
        <Text size="sm">Capotă: 2,4 h × 180,00</Text>
      </AccordionLine>
    </Accordion>
  </Box>
);

export const Closed: StoryObj = { render: () => totals };

export const Open: StoryObj = {
  render: () => totals,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Piese/ }));
    await expect(canvas.getByText('Bară față: 1 × 1.240,00')).toBeVisible();
  },
};
