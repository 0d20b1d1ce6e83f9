import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { LogoChooser } from './logo-chooser.tsx';

function open(hasLogo = false) {
  const told = vi.fn<(picture: string | null) => void>();
  renderDressed(<LogoChooser label="Sigla" hasLogo={hasLogo} onPicture={told} />);
  return { told, user: userEvent.setup({ applyAccept: false }), input: screen.getByLabelText('Sigla') };
}

test('E2 a picture of the device becomes the logo, and can be taken away again', async () => {
  const { told, user, input } = open(true);
  await user.upload(input, new File(['logo'], 'nv.png', { type: 'image/png' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith(`data:image/png;base64,${btoa('logo')}`));
  await user.click(screen.getByRole('button', { name: 'Scoate sigla' }));
  expect(told).toHaveBeenLastCalledWith(null);
});

test('a document and a picture that is too large are refused before they are sent', async () => {
  const { told, user, input } = open();
  await user.upload(input, new File(['x'], 'nv.svg', { type: 'image/svg+xml' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Alegeți o imagine PNG, JPEG sau WebP.');
  await user.upload(input, new File([new Uint8Array(300_000)], 'nv.png', { type: 'image/png' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Imaginea are mai mult de 256 kB.');
  expect(told).not.toHaveBeenCalled();
});
