import { renderFeature } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { DamagePicker } from './damage-picker.tsx';
import { damagedZones, type PickedDamage } from './picked-damage.ts';

const parts = [
  { code: 'bumper_rear', name: 'Rear bumper', zone: 'rear', side: null },
  { code: 'tailgate', name: 'Tailgate', zone: 'rear', side: null },
  { code: 'bonnet', name: 'Bonnet', zone: 'bonnet', side: null },
];

function opened() {
  const last: { damage: PickedDamage } = { damage: { zones: [], parts: [] } };
  function Picked() {
    const [damage, setDamage] = useState(last.damage);
    last.damage = damage;
    return <DamagePicker damage={damage} onChange={setDamage} parts={parts} />;
  }
  return { ...renderFeature(<Picked />), picked: () => last.damage };
}

describe('F5 48 the damage picker', () => {
  test('takes a zone from the drawing with its severity and parts, in the words of the server', async () => {
    const { user, picked } = opened();
    await user.click(await screen.findByRole('button', { name: 'rear' }));
    const rear = screen.getByRole('region', { name: 'rear' });
    await user.click(within(rear).getByRole('radio', { name: 'broken' }));
    await user.click(within(rear).getByRole('checkbox', { name: 'Rear bumper' }));
    expect(within(rear).queryByRole('checkbox', { name: 'Bonnet' })).toBeNull();
    expect(screen.getByRole('button', { name: '1 rear: broken' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1 zone picked')).toBeVisible();
    expect(damagedZones(picked().zones)).toEqual([
      { zone: 'rear', severity: 'broken', is_preexisting: false },
    ]);
    expect(picked().parts).toEqual(['bumper_rear']);
  });

  test('works by keyboard alone: arrows walk, Space picks, digits say how and V that it was before', async () => {
    const { user, picked } = opened();
    await screen.findByRole('button', { name: 'front' });
    screen.getByRole('button', { name: 'front' }).focus();
    await user.keyboard('{ArrowDown} 2');
    expect(screen.getByRole('button', { name: '1 bonnet: dented' })).toHaveFocus();
    await user.keyboard('v');
    expect(damagedZones(picked().zones)).toEqual([
      { zone: 'bonnet', severity: 'dented', is_preexisting: true },
    ]);
    await user.keyboard('v{ArrowDown}{Enter}5');
    expect(picked().zones).toEqual([
      { zone: 'bonnet', severity: 'dented', was_before: '' },
      { zone: 'front_left', severity: 'missing', was_before: '' },
    ]);
  });

  test('shows the same in the list of all 24 zones, where a zone is taken off with its parts', async () => {
    const { user, picked } = opened();
    await user.click(await screen.findByRole('button', { name: 'rear' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tailgate' }));
    await user.click(screen.getByRole('button', { name: 'List 24' }));
    const list = screen.getByRole('group', { name: 'List' });
    expect(within(list).getAllByRole('checkbox')).toHaveLength(24);
    expect(within(list).getByRole('checkbox', { name: 'rear' })).toBeChecked();
    await user.click(within(list).getByRole('checkbox', { name: 'underside' }));
    await user.click(within(list).getByRole('checkbox', { name: 'rear' }));
    expect(picked()).toEqual({ zones: [{ zone: 'underside', severity: '', was_before: '' }], parts: [] });
    await user.click(screen.getByRole('button', { name: 'Drawing' }));
    expect(screen.getByRole('button', { name: '1 underside: not known' })).toBeVisible();
  });
});
