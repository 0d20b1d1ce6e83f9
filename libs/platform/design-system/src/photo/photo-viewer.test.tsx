import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

const photos = ['fata', 'spate', 'lateral'].map((name) => ({ id: name, name: `${name}.jpg` }));

function Viewer() {
  const [shownId, onShow] = useState<string | undefined>('fata');
  return (
    <PhotoViewer
      {...{ photos, shownId, onShow }}
      renderPhoto={(id) => <PhotoStage name={`${id}.jpg`} address={`blob:${id}`} onRetry={() => undefined} />}
    />
  );
}

async function open() {
  const { user } = renderDressed(<Viewer />);
  await screen.findByRole('img', { name: 'fata.jpg' });
  return user;
}

test('R9 the arrow keys lead around the photos', async () => {
  const user = await open();

  await user.click(screen.getByRole('button', { name: 'Fotografia următoare' }));
  expect(screen.getByRole('img', { name: 'spate.jpg' })).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'lateral.jpg' })).toBeVisible();
  expect(screen.getByText('3 din 3')).toHaveAttribute('role', 'status');
});

test('an enlarged photo can be reached and moved with the keyboard; another photo begins at its own size', async () => {
  const user = await open();

  await user.click(screen.getByRole('button', { name: 'Mărește' }));
  await user.keyboard('+');
  const stage = screen.getByRole('region', { name: /fata\.jpg, mărită/ });
  expect(stage).toHaveAttribute('tabindex', '0');
  expect(screen.getByText(/^200/)).toBeVisible();

  stage.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'fata.jpg' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Fotografia următoare' }));
  expect(screen.queryByRole('region', { name: /mărită/ })).toBeNull();
});

test('a photo is turned by quarters', async () => {
  const user = await open();
  const turns = () =>
    screen
      .getByRole('img', { name: 'fata.jpg' })
      .closest<HTMLElement>('[style]')
      ?.style.getPropertyValue('--turns');

  await user.click(screen.getByRole('button', { name: 'Rotește' }));
  expect(turns()).toBe('1');
  await user.keyboard('rrr');
  expect(turns()).toBe('0');
});

test('R9 two photos stand beside each other, the second one of choice', async () => {
  const user = await open();

  await user.click(screen.getByRole('button', { name: 'Compară' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compară cu' }), 'lateral.jpg');

  const shown = within(screen.getByRole('dialog')).getAllByRole('img');
  expect(shown.map((it) => it.getAttribute('alt'))).toEqual(['fata.jpg', 'lateral.jpg']);

  await user.click(screen.getByRole('button', { name: 'Nu mai compara' }));
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
