import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';

const headings = ['NR_INMATR', 'DATA_START', 'OBS'];

/** The columns and the rows of a file that somebody looks at before anything changes. */
function Parts() {
  return (
    <>
      <ImportColumns
        headings={headings}
        columns={[{ field: 'plate', column: 0 }]}
        fields={[
          { field: 'plate', label: 'Plate', isNeeded: true },
          { field: 'from', label: 'Valid from', isNeeded: true },
        ]}
        looks={[
          { first: 'B 101 BTL', filled: 12_480 },
          { first: '14.03.2024', filled: 12_480 },
          { first: 'call Mircea', filled: 17 },
        ]}
        rows={12_480}
        onChange={() => undefined}
      />
      <ImportRows
        counts={[
          { outcome: 'new', count: 1214 },
          { outcome: 'changed', count: 386 },
          { outcome: 'unchanged', count: 10_734 },
          { outcome: 'left_out', count: 3 },
        ]}
        rows={[
          { line: 2, text: 'B 101 BTL', outcome: 'new', note: '14.03.2024 – …' },
          { line: 318, text: 'CJ 44 BTL', outcome: 'changed', note: 'Agro Someș → Lăptăria Gherla' },
          { line: 1204, text: 'B 3I2 BTL', outcome: 'left_out', note: 'not a Romanian plate' },
          { line: 3380, text: 'B 118 BTL', outcome: 'left_out', note: 'twice in the file' },
          { line: 7118, text: 'B 1O1 BTX', outcome: 'left_out', note: 'not a Romanian plate' },
        ]}
        onDownload={() => undefined}
      />
    </>
  );
}

export default { title: 'Design system/Import', component: Parts } satisfies Meta<typeof Parts>;

type Story = StoryObj<typeof Parts>;

export const LookedAt: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
