import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { PhotoStage } from './photo-stage.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

const meta: Meta = { title: 'Design system/Photo viewer' };
export default meta;

const drawing = (words: string, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="${color}"/><text x="80" y="420" font-size="90" font-family="sans-serif" fill="#fff">${words}</text></svg>`,
  )}`;
const pictures: Record<string, string | undefined> = {
  'fata.jpg': drawing('Față', '#37474f'),
  'spate.jpg': drawing('Spate', '#4e342e'),
  'lateral.jpg': undefined,
};
const photos = Object.keys(pictures).map((name) => ({ id: name, name }));

function Viewer() {
  const [shownId, onShow] = useState<string | undefined>('fata.jpg');
  return (
    <>
      <Button onClick={() => onShow('fata.jpg')}>Vezi fotografiile</Button>
      <PhotoViewer
        {...{ photos, shownId, onShow }}
        renderPhoto={(id) => <PhotoStage name={id} address={pictures[id]} onRetry={() => undefined} />}
        acts={() => <Button icon="download">Descarcă</Button>}
      />
    </>
  );
}

export const Compared: StoryObj = {
  name: 'Two photos, one turned and both enlarged',
  render: () => <Viewer />,
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /^Compar/ }));
    await userEvent.keyboard('r+');
    await expect(dialog.getAllByRole('region')).toHaveLength(2);
  },
};
