import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { renderDressed } from '../testing/render-dressed.tsx';
import { MenuChoice, MenuGroup, MenuItem, MenuLink, MenuSwitch } from './menu-items.tsx';
import { Menu } from './menu.tsx';

const profile = vi.fn();
const change = vi.fn();

function openable() {
  profile.mockReset();
  change.mockReset();
  return renderDressed(
    <>
      <Menu label="Ana Ionescu" button="Ana" head="Asigurarea Demo">
        <MenuItem onSelect={profile}>Profil</MenuItem>
        <MenuItem onSelect={change} disabled hint="Nu acum">
          Schimbă parola
        </MenuItem>
        <MenuGroup label="Limba">
          <MenuChoice chosen onChoose={change}>
            Română
          </MenuChoice>
          <MenuChoice chosen={false} onChoose={change} lang="en">
            English
          </MenuChoice>
        </MenuGroup>
        <MenuSwitch on={false} onSwitch={change}>
          Fără anunțuri
        </MenuSwitch>
        <MenuLink>
          <a href="#leave">Ștergere</a>
        </MenuLink>
      </Menu>
      <button>Next</button>
    </>,
  );
}

const opener = () => screen.getByRole('button', { name: 'Ana Ionescu' });
const item = (words: string) => screen.getByText(words).closest('[role^=menuitem]');
/** The menu has the focus and tells screen readers which item is meant. */
const isAt = (words: string) =>
  waitFor(() => {
    expect(screen.getByRole('menu')).toHaveFocus();
    expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', item(words)?.id);
  });

test('the button says that it opens a menu, and whether it is open', async () => {
  const { user } = openable();
  expect(opener()).toHaveAttribute('aria-haspopup', 'menu');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Ana Ionescu' })).toBeVisible();
  await isAt('Profil');
});

test('arrow keys, Home and End walk through the items and round the ends', async () => {
  const { user } = openable();
  opener().focus();
  await user.keyboard('{ArrowUp}');
  await isAt('Ștergere');
  await user.keyboard('{ArrowDown}');
  await isAt('Profil');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await isAt('Română');
  await user.keyboard('{End}{ArrowUp}');
  await isAt('Fără anunțuri');
  await user.keyboard('{Home}');
  await isAt('Profil');
});

test('a letter goes to the next item that begins with it, with or without diacritics', async () => {
  const { user } = openable();
  await user.click(opener());
  await user.keyboard('s');
  await isAt('Schimbă parola');
  await user.keyboard('s');
  await isAt('Ștergere');
});

test('Escape closes and gives the focus back; Tab closes and goes on', async () => {
  const { user } = openable();
  await user.click(opener());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(opener()).toHaveFocus());

  await user.keyboard('{ArrowDown}');
  await isAt('Profil');
  await user.keyboard('{Tab}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());

  opener().focus();
  await user.keyboard('{ArrowDown}{Tab}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
});

test('a press elsewhere closes', async () => {
  const { user } = openable();
  await user.click(opener());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('doing something closes the menu first', async () => {
  const { user } = openable();
  await user.click(opener());
  await user.keyboard('{Enter}');
  // The menu acts on a key, and gives the focus back, in later frames.
  await waitFor(() => expect(opener()).toHaveFocus());
  expect(profile).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a disabled item can be reached and read, and does nothing', async () => {
  const { user } = openable();
  await user.click(opener());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('menuitem', { name: 'Schimbă parola Nu acum' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('keys that come before the menu has the focus are not lost', async () => {
  const { user } = openable();
  opener().focus();
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}');
  await isAt('Română');
});

test('choices and switches leave the menu open', async () => {
  const { user } = openable();
  await user.click(opener());
  expect(screen.getByRole('group', { name: 'Limba' })).toBeVisible();
  expect(screen.getByRole('menuitemradio', { name: 'Română', checked: true })).toBeVisible();
  await user.click(screen.getByRole('menuitemradio', { name: 'English', checked: false }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Fără anunțuri' }));
  expect(change.mock.calls).toEqual([[true], [true]]);
  expect(screen.getByRole('menu')).toBeVisible();
});

test('the space bar follows a link', async () => {
  const { user } = openable();
  await user.click(opener());
  await user.keyboard('{End} ');
  await waitFor(() => expect(location.hash).toBe('#leave'));
});

test('Escape in a menu closes no dialog around it, and the next one does', async () => {
  const onClose = vi.fn();
  const { user } = renderDressed(
    <Dialog open title="Realocă" onClose={onClose}>
      <Menu label="Mai multe" button="⋯">
        <MenuItem onSelect={change}>Profil</MenuItem>
      </Menu>
    </Dialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Mai multe' }));
  await isAt('Profil');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mai multe' })).toHaveFocus());

  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
