import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { SavedViews, type SavedViewsProps } from './saved-views.tsx';

const acts = { onSave: vi.fn(), onSaveAs: vi.fn(), onRevert: vi.fn(), onShare: vi.fn() };
const view = (id: string, name: string, count?: number) => ({
  id,
  name,
  link: <a href={`#${id}`}>{name}</a>,
  ...(count !== undefined && { count }),
});

function renderViews(props: Partial<SavedViewsProps> = {}) {
  const views = [view('mine', 'Ale mele', 1234), view('late', 'Întârziate')];
  return renderDressed(<SavedViews views={views} current="mine" isModified={false} {...acts} {...props} />);
}

test('each view is a link that tells how much is in it, and the open one is marked', () => {
  renderViews();

  const links = within(screen.getByRole('navigation', { name: 'Vederi salvate' })).getAllByRole('link');
  expect(links[0]).toHaveAccessibleName('Ale mele 1.234 de rezultate');
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(links[1]).not.toHaveAttribute('aria-current');
});

test('nothing can be saved or reverted until something has changed', async () => {
  const { user, rerender } = renderViews();
  expect(screen.queryByRole('button', { name: 'Salvează' })).toBeNull();

  rerender(<SavedViews views={[view('mine', 'Ale mele')]} current="mine" isModified {...acts} />);
  expect(screen.getByRole('status')).toHaveTextContent('Modificată');
  await user.click(screen.getByRole('button', { name: 'Salvează' }));
  await user.click(screen.getByRole('button', { name: 'Revino' }));

  expect(acts.onSave).toHaveBeenCalledOnce();
  expect(acts.onRevert).toHaveBeenCalledOnce();
});
