import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { Accordion, AccordionLine } from './accordion.tsx';

const totals = (
  <Accordion>
    <AccordionLine value="parts" head="Piese 11.860,50">
      Bară față 1 × 1.240,00
    </AccordionLine>
    <AccordionLine value="paint" head="Vopsitorie 3.922,50">
      Capotă 2,4 h × 180,00
    </AccordionLine>
  </Accordion>
);
const line = (name: string) => screen.getByRole('button', { name });

test('one line at a time shows how it came about, and a second press hides it', async () => {
  const { user } = renderDressed(totals);
  expect(screen.queryByText('Bară față 1 × 1.240,00')).toBeNull();
  await user.click(line('Piese 11.860,50'));
  expect(screen.getByText('Bară față 1 × 1.240,00')).toBeVisible();

  await user.click(line('Vopsitorie 3.922,50'));
  expect(screen.getByText('Capotă 2,4 h × 180,00')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Bară față 1 × 1.240,00')).toBeNull());

  await user.click(line('Vopsitorie 3.922,50'));
  await waitFor(() => expect(screen.queryByText('Capotă 2,4 h × 180,00')).toBeNull());
  expect(line('Vopsitorie 3.922,50')).toHaveAttribute('aria-expanded', 'false');
});

test('the arrow keys lead from line to line, and Enter opens the one with the focus', async () => {
  const { user } = renderDressed(totals);
  await user.tab();
  expect(line('Piese 11.860,50')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(line('Vopsitorie 3.922,50')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(line('Vopsitorie 3.922,50')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Capotă 2,4 h × 180,00')).toBeVisible();
});
