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

test('text in the preview is readable on any colour, and the contrast is told', () => {
  renderDressed(<BrandingPreview branding={demo} />);

  const [light, dark] = screen.getAllByText('Buton principal');
  expect(dark).toHaveStyle({ color: '#000000' });
  expect(light).toHaveStyle({ color: '#000000' });
  const captions = screen.getAllByText(/contrast \d+(,\d)?:1/).map((it) => it.textContent ?? '');
  for (const caption of captions)
    expect(Number(/(\d+(?:,\d)?):1/.exec(caption)?.[1]?.replace(',', '.'))).toBeGreaterThanOrEqual(4.5);
});

test('a logo that cannot be shown gives way to the name, and the parent is told', () => {
  const told = vi.fn();
  renderDressed(<BrandingPreview branding={{ ...demo, logo_url: '/none.svg' }} onLogo={told} />);
  const [first] = screen.getAllByRole('img', { name: 'Demo' });
  fireEvent.error(first!);

  expect(told).toHaveBeenCalledWith('/none.svg', false);
  expect(screen.getByText('Demo')).toBeVisible();
});
