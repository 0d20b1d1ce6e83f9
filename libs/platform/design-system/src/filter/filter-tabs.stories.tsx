import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FilterTabs } from './filter-tabs.tsx';

const meta: Meta<typeof FilterTabs> = { title: 'Design system/Filter tabs', component: FilterTabs };
export default meta;

const tabs = [
  { id: 'all', label: 'Tot' },
  { id: 'notes', label: 'Note', count: '6' },
  { id: 'messages', label: 'Mesaje', count: '9' },
  { id: 'calls', label: 'Apeluri', count: '3' },
  { id: 'documents', label: 'Documente', count: '1.204' },
  { id: 'states', label: 'Stări', count: '11' },
  { id: 'money', label: 'Bani', count: '2' },
];

function Filtered() {
  const [selected, setSelected] = useState('all');
  return <FilterTabs label="Feluri de înregistrări" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

export const Timeline: StoryObj = {
  render: () => <Filtered />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Note/ }));
    await expect(canvas.getByRole('button', { name: /Note/ })).toHaveAttribute('aria-pressed', 'true');
  },
};
