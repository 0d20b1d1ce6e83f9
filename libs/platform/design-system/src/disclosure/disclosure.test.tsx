import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { Disclosure, DisclosureButton, DisclosureContent } from './disclosure.tsx';

const history = (
  <Disclosure>
    <DisclosureButton variant="quiet">Trimiteri mai vechi</DisclosureButton>
    <DisclosureContent>23.11.2026, 4 din 4</DisclosureContent>
  </Disclosure>
);
const button = () => screen.getByRole('button', { name: 'Trimiteri mai vechi' });

test('what stands behind a button is in the page only while it is open', async () => {
  const { user } = renderDressed(history);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('23.11.2026, 4 din 4')).toBeNull();

  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('23.11.2026, 4 din 4')).toBeVisible();

  await user.click(button());
  await waitFor(() => expect(screen.queryByText('23.11.2026, 4 din 4')).toBeNull());
});

test('the keyboard opens it, keeps the focus on the button, and the button names what it shows', async () => {
  const { user } = renderDressed(history);
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}');
  const shown = screen.getByText('23.11.2026, 4 din 4');
  expect(button()).toHaveAttribute('aria-controls', shown.id);
  expect(button()).toHaveFocus();
  await user.keyboard(' ');
  await waitFor(() => expect(button()).toHaveAttribute('aria-expanded', 'false'));
});
