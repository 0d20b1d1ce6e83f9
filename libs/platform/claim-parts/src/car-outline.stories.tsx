import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CarOutline, drawnZones, type OutlineZone } from './car-outline.tsx';

const untouched: Record<string, OutlineZone> = Object.fromEntries(
  drawnZones.map((zone) => [zone, { name: zone }]),
);
const meta: Meta<typeof CarOutline> = {
  title: 'Claim parts/Car outline',
  component: CarOutline,
  args: { label: 'Vehiculul, văzut de sus', zones: untouched, onPick: fn() },
};
export default meta;

export const Untouched: StoryObj<typeof CarOutline> = {};

export const Damaged: StoryObj<typeof CarOutline> = {
  args: {
    zones: {
      ...untouched,
      front: { name: 'Față: lovită, rândul 1', mark: 'hit', text: '1' },
      front_left: { name: 'Aripă stânga-față: lovită, rândul 2', mark: 'hit', text: '2' },
      side_right_rear: { name: 'Ușă dreapta-spate: daună veche', mark: 'older' },
    },
    active: 'front_left',
  },
};

/** Nothing can be chosen: one picture with all of it in words. */
export const ReadOnly: StoryObj<typeof CarOutline> = { args: { ...Damaged.args, onPick: undefined } };
