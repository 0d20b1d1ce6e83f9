import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { contrastRatio } from '../tokens/contrast.ts';
import { darkColors, lightColors } from '../tokens/semantic-colors.ts';
import { DueChip } from './due-chip.tsx';
import { statusColors } from './status-colors.ts';

const now = new Date('2026-03-05T10:00:00Z');

describe('a deadline is told in words', () => {
  test.each([
    ['2026-03-04', '1 zi întârziere'],
    ['2026-02-10', '23 de zile întârziere'],
    ['2026-03-05', 'Termen azi'],
    ['2026-03-06', 'Termen mâine'],
    ['2026-03-09', 'În 4 zile'],
    ['2026-05-01', '01.05.2026'],
  ])('%s, seen on 05.03.2026: %s', (due, words) => {
    renderDressed(<DueChip due={due} now={now} />);

    expect(screen.getByText(words)).toHaveAttribute('datetime', due);
  });
});

test('the day of an instant is the day in Bucharest', () => {
  renderDressed(<DueChip due="2026-03-05T22:30:00Z" now={now} />);

  expect(screen.getByText('Termen mâine')).toBeVisible();
});

test.each(['#ffffff', '#000000', '#ffeb3b', 'blue-grey-600', 'red-900', 'not a colour', null])(
  'the dot of a status in %s is visible in light and dark',
  (color) => {
    const { light, dark } = statusColors(color);

    expect(contrastRatio(light, lightColors.surface)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(light, lightColors.surfaceSubtle)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(dark, darkColors.surface)).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(dark, darkColors.surfaceRaised)).toBeGreaterThanOrEqual(3);
  },
);
