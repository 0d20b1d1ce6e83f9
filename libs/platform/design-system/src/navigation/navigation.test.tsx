import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { NavigationButton } from './navigation-button.tsx';
import { navigationSample } from './navigation-fixture.tsx';
import { NavigationList } from './navigation-list.tsx';
import { NavigationRail } from './navigation-rail.tsx';

const group = (name: string) => screen.getByRole('button', { name });

describe('the menu with names', () => {
  test('M12 opening one group closes the others', async () => {
    const { user } = renderDressed(<NavigationList items={navigationSample} on="sidebar" />);
    await user.click(group('Rapoarte'));
    expect(screen.getByRole('link', { name: 'Dosare întârziate' })).toBeVisible();

    await user.click(group('Setări'));
    expect(screen.getByRole('link', { name: 'Echipe' })).toBeVisible();
    expect(group('Rapoarte')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Dosare întârziate' })).toBeNull();

    await user.click(group('Setări'));
    expect(screen.queryByRole('link', { name: 'Echipe' })).toBeNull();
  });

  test('the group of the page that is open is open from the start', () => {
    const here = navigationSample.map((item) =>
      'children' in item ? { ...item, holdsCurrent: true } : item,
    );
    renderDressed(<NavigationList items={here} on="sidebar" />);
    expect(group('Rapoarte')).toHaveAttribute('aria-expanded', 'true');
  });

  test('a badge is read after the name', () => {
    renderDressed(<NavigationList items={navigationSample} on="sidebar" />);
    expect(screen.getByRole('link', { name: 'Activități 125 de deschise' })).toBeVisible();
  });
});

describe('the narrow menu', () => {
  const drawer = () => screen.queryByRole('link', { name: 'Dosare deschise' });
  const reports = () => group('Rapoarte').closest('li') as HTMLElement;
  const pointer = (kind: 'Enter' | 'Leave') =>
    fireEvent[kind === 'Enter' ? 'pointerEnter' : 'pointerLeave'](reports(), { pointerType: 'mouse' });

  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  test('S4 M12 the mouse opens the drawer of a group, which stays 800 ms after it has left', () => {
    renderDressed(<NavigationRail items={navigationSample} />);
    pointer('Enter');
    expect(drawer()).toBeVisible();
    pointer('Leave');
    act(() => void vi.advanceTimersByTime(790));
    expect(drawer()).toBeVisible();
    act(() => void vi.advanceTimersByTime(20));
    expect(drawer()).toBeNull();
  });

  test('M12 it stays for good when the mouse comes back in time', () => {
    renderDressed(<NavigationRail items={navigationSample} />);
    pointer('Enter');
    pointer('Leave');
    act(() => void vi.advanceTimersByTime(700));
    pointer('Enter');
    act(() => void vi.advanceTimersByTime(2000));
    expect(drawer()).toBeVisible();
  });

  test('the keyboard opens it, Tab leads into it, Escape closes it and gives the focus back', async () => {
    const { user } = renderDressed(<NavigationRail items={navigationSample} />);
    act(() => group('Rapoarte').focus());
    await user.keyboard('{Enter}');
    expect(group('Rapoarte')).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Rapoarte' })).toBeVisible();
    await user.tab();
    expect(drawer()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).toBeNull());
    expect(group('Rapoarte')).toHaveFocus();
  });

  test('a focus or a press elsewhere closes it', async () => {
    const { user } = renderDressed(<NavigationRail items={navigationSample} />);
    await user.click(group('Rapoarte'));
    act(() => void vi.advanceTimersByTime(50));
    act(() => group('Setări').focus());
    await waitFor(() => expect(drawer()).toBeNull());

    await user.click(group('Rapoarte'));
    expect(drawer()).toBeVisible();
    act(() => void vi.advanceTimersByTime(50));
    await user.click(document.body);
    await waitFor(() => expect(drawer()).toBeNull());
  });
});

describe('beside the page', () => {
  function onWindowOf(width: number) {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width') ? width >= 1280 : width < 960,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  const shell = (
    <>
      <NavigationButton items={navigationSample} />
      <MainNavigation label="Principal" items={navigationSample} />
    </>
  );
  const main = () => screen.queryByRole('navigation', { name: 'Principal' });

  test('T11 the menu is normal, compact or closed as somebody chooses, and at the next visit again', async () => {
    onWindowOf(1440);
    const { user, unmount } = renderDressed(shell);
    expect(main()).toHaveAttribute('data-mode', 'normal');
    await user.click(await screen.findByRole('button', { name: 'Meniu mai îngust' }));
    expect(main()).toHaveAttribute('data-mode', 'compact');
    await user.click(screen.getByRole('button', { name: 'Ascunde meniul' }));
    expect(main()).toBeNull();

    unmount();
    renderDressed(shell);
    expect(main()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Arată meniul' }));
    expect(main()).toHaveAttribute('data-mode', 'compact');
  });

  test('T11 where there is no room for names, each picture keeps its name, and the menu comes over the page', async () => {
    onWindowOf(1000);
    const { user } = renderDressed(shell);
    expect(main()).toHaveAttribute('data-mode', 'compact');
    for (const name of ['Panou', 'Căutare']) expect(await screen.findByRole('link', { name })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Arată meniul' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Meniu' }));
    await user.click(panel.getByRole('link', { name: 'Panou' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('T11 on phones it is a bar at the bottom', () => {
    onWindowOf(360);
    renderDressed(shell);
    expect(main()).toHaveAttribute('data-mode', 'bar');
    expect(screen.queryByRole('button', { name: 'Arată meniul' })).toBeNull();
  });
});

test('S4 the bar of phones has the first three places, and the rest under More', async () => {
  const { user } = renderDressed(<BottomBar items={navigationSample} />);
  const shown = screen.getAllByRole('link').map((link) => link.textContent);
  expect(shown).toEqual(['Panou', 'Activități125125 de deschise', 'Căutare']);

  await user.click(screen.getByRole('button', { name: 'Mai multe' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mai multe' }));
  expect(panel.queryByRole('link', { name: 'Panou' })).toBeNull();
  await user.click(panel.getByRole('link', { name: 'Unități de programare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('S4 M6 ux 118 a group has its place in the bar of phones too, and opens what stands in it', async () => {
  const [shortlist, tasks, search, reports, ...others] = navigationSample;
  const inPhoneOrder = [shortlist, tasks, reports, search, ...others].filter((item) => item !== undefined);
  const { user } = renderDressed(<BottomBar items={inPhoneOrder} />);
  await user.click(group('Rapoarte'));

  const panel = within(await screen.findByRole('dialog', { name: 'Rapoarte' }));
  await user.click(panel.getByRole('link', { name: 'Dosare întârziate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
