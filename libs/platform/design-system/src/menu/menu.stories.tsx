import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { MenuChoice, MenuGroup, MenuItem, MenuLink, MenuSwitch } from './menu-items.tsx';
import { Menu } from './menu.tsx';

const meta: Meta = {
  title: 'Design system/Menu',
  decorators: [(Story) => <div style={{ minHeight: '32rem' }}>{Story()}</div>],
};
export default meta;

export const EveryKindOfItem: StoryObj = {
  render: () => (
    <Menu
      label="Meniul utilizatorului: Ana Ionescu"
      button={
        <>
          <Icon name="person" /> Ana Ionescu <Icon name="expand_more" />
        </>
      }
      head="Asigurarea Demo"
    >
      <MenuLink icon="person">
        <a href="#profil">Profil</a>
      </MenuLink>
      <MenuItem icon="key" onSelect={fn()} disabled hint="Nu cât timp lucrați în numele altcuiva">
        Schimbă parola
      </MenuItem>
      <MenuGroup label="Limba">
        <MenuChoice chosen onChoose={fn()} lang="ro">
          Română
        </MenuChoice>
        <MenuChoice chosen={false} onChoose={fn()} lang="en">
          English
        </MenuChoice>
      </MenuGroup>
      <MenuSwitch icon="notifications_off" on onSwitch={fn()}>
        Fără anunțuri
      </MenuSwitch>
      <MenuItem icon="logout" onSelect={fn()}>
        Ieșire
      </MenuItem>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button'));
    const first = await page.findByRole('menuitem', { name: 'Profil' });
    await waitFor(() => expect(first).toHaveAttribute('data-highlighted'));
    await expect(page.getByRole('menu')).toHaveFocus();
  },
};

export const Chip: StoryObj = {
  name: 'Chip among filters, with choices',
  render: () => (
    <Menu look="chip" label="Față de: anul trecut" button="Față de: anul trecut">
      <MenuChoice chosen={false} onChoose={fn()}>
        perioada dinainte
      </MenuChoice>
      <MenuChoice chosen onChoose={fn()}>
        anul trecut
      </MenuChoice>
      <MenuItem onSelect={fn()}>alte zile…</MenuItem>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await page.findByRole('menuitem', { name: 'alte zile…' });
    await waitFor(() => expect(last).toHaveAttribute('data-highlighted'));
  },
};

export const Closed: StoryObj = {
  render: () => (
    <Menu label="Mai multe" button={<Icon name="more_vert" />}>
      <MenuItem onSelect={fn()}>Redenumește</MenuItem>
    </Menu>
  ),
};
