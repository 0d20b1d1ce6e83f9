import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { FileField } from './file-field.tsx';
import type { FieldFile } from './file-row.tsx';

const rules = { types: ['image/*', 'application/pdf'], maxBytes: 8, maxFiles: 2 };
const photo = new File(['x'], 'bara.jpg', { type: 'image/jpeg' });
const table = new File(['x'], 'tabel.exe', { type: 'application/x-msdownload' });
const film = new File(['123456789'], 'film.jpg', { type: 'image/jpeg' });

function renderField(files: FieldFile[] = []) {
  const told = { onAdd: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() };
  const rendered = renderDressed(<FileField label="Fotografii" rules={rules} files={files} {...told} />);
  const drop = (...dropped: File[]) =>
    fireEvent.drop(screen.getByText('sau trageți-le aici'), { dataTransfer: { files: dropped } });
  return { ...rendered, ...told, drop };
}

test('the accepted files are handed on, the refused ones are listed with the reason', async () => {
  const { drop, onAdd } = renderField();

  drop(photo, table, film);

  expect((await screen.findByText('tabel.exe')).parentElement).toHaveTextContent(
    'Acest tip de fișier nu este acceptat.',
  );
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([photo]);
  expect(screen.getByText('film.jpg').parentElement).toHaveTextContent('Fișierul este mai mare de');
});

test('a paper whose name says something else is handed on with the name of what its bytes are', async () => {
  const { drop, onAdd } = renderField();

  drop(new File(['%PDF-1.7'], 'proces verbal.doc', { type: 'application/msword' }));

  await expect.poll(() => onAdd.mock.calls.length).toBe(1);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ name: 'proces verbal.pdf', type: 'application/pdf' }),
  ]);
});

test('too many files: the first ones are taken, the rest is refused', () => {
  const { drop, onAdd } = renderField([{ id: '1', name: 'talon.pdf', state: 'done' }]);

  drop(photo, photo);

  expect(onAdd).toHaveBeenCalledExactlyOnceWith([photo]);
  expect(screen.getByText('Cel mult 2 fișiere.')).toBeVisible();
});

test('a failed file can be sent again or taken out, the others stay', async () => {
  const { user, onRetry, onRemove } = renderField([
    { id: '1', name: 'talon.pdf', state: 'failed' },
    { id: '2', name: 'bara.jpg', state: 'uploading', progress: 0.4 },
  ]);

  expect(screen.getByRole('progressbar', { name: 'bara.jpg' })).toHaveAttribute('aria-valuenow', '40');
  await user.click(screen.getByRole('button', { name: 'Încearcă din nou talon.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Elimină talon.pdf' }));

  expect(onRetry).toHaveBeenCalledExactlyOnceWith('1');
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('1');
});

test('a refused file can be taken off the list', async () => {
  const { user, drop } = renderField();
  drop(table);

  await user.click(await screen.findByRole('button', { name: 'Elimină tabel.exe' }));

  expect(screen.queryByText('tabel.exe')).toBeNull();
});
