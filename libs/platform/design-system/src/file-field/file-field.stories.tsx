import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FileField } from './file-field.tsx';

const meta: Meta<typeof FileField> = {
  title: 'Design system/Files',
  component: FileField,
  args: {
    label: 'Fotografii',
    hint: 'JPEG, PNG sau PDF, cel mult 25 MB fiecare',
    rules: { types: ['image/*', 'application/pdf'], maxBytes: 25 * 1024 * 1024, maxFiles: 10 },
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
};
export default meta;

export const Empty: StoryObj<typeof FileField> = {};

export const Missing: StoryObj<typeof FileField> = { args: { error: 'Adăugați cel puțin o fotografie.' } };

export const Several: StoryObj<typeof FileField> = {
  args: {
    files: [
      { id: '1', name: 'bara-fata.jpg', state: 'done' },
      { id: '2', name: 'talon.pdf', state: 'uploading', progress: 0.42 },
      { id: '3', name: 'aripa.heic', state: 'waiting' },
      {
        id: '4',
        name: 'film-foarte-lung-cu-un-nume-care-nu-incape-pe-un-rand-de-telefon.mp4',
        state: 'failed',
      },
      { id: '5', name: 'tabel.exe', state: 'refused', reason: 'Acest tip de fișier nu este acceptat.' },
    ],
  },
};
