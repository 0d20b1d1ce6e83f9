import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { contrastRatio } from '../tokens/contrast.ts';
import { darkColors, lightColors } from '../tokens/semantic-colors.ts';
import { StatusChip } from './status-chip.tsx';
import { statusColors } from './status-colors.ts';

test.each(['new', 'active', 'waiting', 'done', 'late', 'cancelled'] as const)(
  'a status of the phase %s has the sign of its phase and its word',
  (phase) => {
    renderDressed(<StatusChip label="Starea" phase={phase} />);
    const word = screen.getByText('Starea');
    expect(word.parentElement?.querySelector('svg')).toHaveAttribute('data-phase', phase);
    // In a row only the sign is coloured.
    expect(word.parentElement).not.toHaveAttribute('data-phase');
  },
);

test('a status that has to be read before somebody decides takes more lines, another one ends where there is no room', () => {
  renderDressed(
    <>
      <StatusChip label="Nu deține: este la leasing" phase="waiting" isWhole />
      <StatusChip label="Lipsește" phase="waiting" />
    </>,
  );
  const spaceOf = (text: string) => {
    const chip = screen.getByText(text).parentElement;
    return chip && getComputedStyle(chip).whiteSpace;
  };
  expect(spaceOf('Nu deține: este la leasing')).toBe('normal');
  expect(spaceOf('Lipsește')).toBe('nowrap');
});

test.each(['#ffffff', '#000000', '#ffeb3b', 'blue-grey-600', 'red-900', 'not a colour', null])(
  'a dot in %s is visible in light and dark',
  (color) => {
    const { light, dark } = statusColors(color);

    expect(contrastRatio(light, lightColors.surface)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(light, lightColors.surfaceSubtle)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(dark, darkColors.surface)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(dark, darkColors.surfaceRaised)).toBeGreaterThanOrEqual(3);
  },
);
