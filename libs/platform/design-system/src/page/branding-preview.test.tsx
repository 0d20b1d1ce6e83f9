import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { BrandingPreview } from './branding-preview.tsx';

const demo = {
  short_name: 'Demo',
  align_logo: 'left',
  material_color: 'yellow-200',
  sidebar: '#283593',
} as const;

test('ux 85 text in the preview is readable on any colour, and the contrast is told', () => {
  renderDressed(<BrandingPreview branding={demo} />);

  const [light, dark] = screen.getAllByText('Buton principal');
  expect(dark).toHaveStyle({ color: '#000000' });
  expect(light).toHaveStyle({ color: '#000000' });
  const captions = screen.getAllByText(/Contrastul textului/).map((it) => it.textContent ?? '');
  const ratios = captions.flatMap((caption) =>
    [...caption.matchAll(/(\d+(?:,\d)?):1/g)].map(([, ratio = '']) => Number(ratio.replace(',', '.'))),
  );
  expect(ratios).toHaveLength(4);
  for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test('the menu stays neutral with the usual colour and is filled with any other', () => {
  const menuOf = (sidebar: string) => {
    const { unmount } = renderDressed(<BrandingPreview branding={{ ...demo, sidebar }} />);
    const menu = screen.getAllByText('Meniu')[0]?.parentElement?.style.background;
    unmount();
    return menu;
  };
  expect(menuOf('#607d8b')).toBe('rgb(246, 247, 249)');
  expect(menuOf('#283593')).toBe('rgb(40, 53, 147)');
});

test('a logo that cannot be shown gives way to the name, and the parent is told', () => {
  const told = vi.fn();
  renderDressed(<BrandingPreview branding={{ ...demo, logo_url: '/none.svg' }} onLogo={told} />);
  const [first] = screen.getAllByRole('img', { name: 'Demo' });
  fireEvent.error(first!);

  expect(told).toHaveBeenCalledWith('/none.svg', false);
  expect(screen.getAllByText('Demo')[0]).toBeVisible();
});

test('ux 85 E2 a logo that melts into a bar is told below the preview where it does', () => {
  const plain = { ...demo, sidebar: '#607d8b', logo_url: '/logo.png' };
  const told = (ink: string) => {
    const { unmount } = renderDressed(<BrandingPreview branding={plain} seeInk={() => ink} />);
    fireEvent.load(screen.getAllByRole('img', { name: 'Demo' })[0]!);
    const captions = screen.getAllByText(/Contrastul textului/).map((it) => it.textContent ?? '');
    unmount();
    return captions.map((caption) => caption.includes('Sigla abia se vede pe această bară.'));
  };
  expect(told('#ffffff')).toEqual([true, false]);
  expect(told('#16181d')).toEqual([false, true]);
  expect(told('#0f766e')).toEqual([false, false]);
});
