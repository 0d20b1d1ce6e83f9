import { Box, defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { plain, slotClasses } from './plain.ts';
import { styled } from './styled.ts';

const room = '4';
const spread = { marginTop: room, color: 'danger' } as const;
const Alias = Box;

test('a style is the same however it is written: variable, spread, alias, createElement', () => {
  renderDressed(
    <>
      <Box marginTop="4" color="danger">
        Termen
      </Box>
      <Box marginTop={room} color="danger">
        Termen
      </Box>
      <Box {...spread}>Termen</Box>
      <Alias marginTop="4" color="danger">
        Termen
      </Alias>
      {createElement(Box, spread, 'Termen')}
    </>,
  );

  const classes = screen.getAllByText('Termen').map((element) => element.className);
  expect(classes).toHaveLength(5);
  expect(new Set(classes).size).toBe(1);
  expect(rulesOf(classes[0])).toContain('margin-top:var(--dosar-spacing-4)');
});

test('an element has the style of its variants, and keeps its attributes', () => {
  const recipe = defineRecipe({
    base: { padding: '2' },
    variants: { tone: { muted: { color: 'textMuted' }, danger: { color: 'danger' } } },
    defaultVariants: { tone: 'muted' },
  });
  const Term = styled('p', recipe);
  renderDressed(
    <Term tone="danger" id="due" as="h2">
      Termen
    </Term>,
  );

  const shown = screen.getByRole('heading', { name: 'Termen' });
  expect(shown).toHaveAttribute('id', 'due');
  expect(shown).not.toHaveAttribute('tone');
  expect(rulesOf(shown.className)).toContain('color:var(--dosar-colors-danger)');
});

test('a plain element has its style in one class, with tokens and conditions, and keeps its attributes', () => {
  const Mark = plain('time', {
    padding: '2',
    '&[data-over]': { color: 'danger' },
    display: { base: 'none', lg: 'block' },
  });
  renderDressed(
    <>
      <Mark dateTime="2026-01-20" data-over="">
        Termen
      </Mark>
      <Mark>Termen</Mark>
    </>,
  );

  const [over, far] = screen.getAllByText('Termen');
  expect(over).toHaveAttribute('datetime', '2026-01-20');
  expect(over?.className).toBe(far?.className);
  const rules = rulesOf(far?.className);
  expect(rules).toContain('padding:var(--dosar-spacing-2)');
  expect(rules).toContain('[data-over]{color:var(--dosar-colors-danger)');
  expect(rules).toContain('(min-width: 80rem)');
});

test('each slot of a recipe has one class for each choice of variants', () => {
  const classes = slotClasses(
    defineSlotRecipe({
      slots: ['root', 'mark'],
      base: { root: { display: 'flex' }, mark: { padding: '2', '[data-tone=note] > &': { color: 'note' } } },
      variants: { size: { small: { mark: { padding: '1' } }, large: { mark: { padding: '4' } } } },
      defaultVariants: { size: 'small' },
    }),
  );

  expect(classes()).toBe(classes());
  expect(rulesOf(classes().root)).toContain('display:flex');
  const small = rulesOf(classes().mark);
  expect(small).toContain('padding:var(--dosar-spacing-1)');
  expect(small).toMatch(/\[data-tone=note\]\s*>\s*\.[\w-]+\{color:var\(--dosar-colors-note\)/);
  expect(rulesOf(classes({ size: 'large' }).mark)).toContain('padding:var(--dosar-spacing-4)');
});

/** What Emotion wrote for a class. */
function rulesOf(className = ''): string {
  return [...document.querySelectorAll('style[data-emotion]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes(className))
    .join('');
}
