import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { SavedViews, ViewChanges } from './saved-views.tsx';

const view = (id: string, name: string, count?: number) => ({
  id,
  name,
  link: <a href={`#${id}`}>{name}</a>,
  ...(count !== undefined && { count }),
});

test('each view is a link that tells how much is in it, and the open one is marked', async () => {
  const views = [view('mine', 'Ale mele', 1234), view('late', 'Întârziate')];
  renderDressed(<SavedViews title="Activități" views={views} current="mine" acts={null} />);

  const links = within(await screen.findByRole('navigation', { name: 'Vederi salvate' })).getAllByRole(
    'link',
  );
  expect(links[0]).toHaveAccessibleName('Ale mele 1.234 de rezultate');
  expect(links[0]).toHaveAttribute('aria-current', 'true');
  expect(links[1]).not.toHaveAttribute('aria-current');
});

test('nothing can be saved or undone until something has changed', async () => {
  const acts = { onSave: vi.fn(), onRevert: vi.fn() };
  const { user, rerender } = renderDressed(<ViewChanges isModified={false} {...acts} />);
  expect(screen.queryByRole('button')).toBeNull();

  rerender(<ViewChanges isModified {...acts} />);
  expect(screen.getByRole('status')).toHaveTextContent('Modificată');
  await user.click(screen.getByRole('button', { name: 'Salvează vederea' }));
  await user.click(screen.getByRole('button', { name: 'Anulează modificările' }));

  expect(acts.onSave).toHaveBeenCalledOnce();
  expect(acts.onRevert).toHaveBeenCalledOnce();
});
