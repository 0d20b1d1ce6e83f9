import { chakra, defineRecipe } from '@chakra-ui/react';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { styled } from './styled.ts';
import { system } from './system.ts';

const recipe = defineRecipe({
  base: { color: 'text', padding: '2', _hover: { color: 'brandText' } },
  variants: {
    tone: { muted: { color: 'textMuted' }, danger: { color: 'danger' } },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { tone: 'muted' },
});

const Ours = styled('p', recipe);
const OfTheLibrary = chakra('p', Object.assign(system.cva(recipe), recipe));

function show(element: ReactElement): HTMLElement {
  const { unmount } = renderDressed(element);
  const shown = screen.getByText('Termen');
  unmount();
  return shown;
}

const instances = {
  'as it is': {},
  'with a variant': { tone: 'danger' },
  'with two variants': { tone: 'danger', wide: true },
  'with a variant that is absent': { tone: undefined },
  'as another element': { as: 'h2' },
  'with attributes': { id: 'due', role: 'status', 'aria-live': 'polite', title: 'Termen', style: { top: 3 } },
  'with a style of its own': { marginTop: '4', tone: 'danger' },
  'with a variant by the width of the window': { tone: { base: 'muted', md: 'danger' } },
  'with rules of its own': { css: { opacity: '0.5' } },
  'with a class of its own': { className: 'due' },
} as const;

for (const [name, props] of Object.entries(instances)) {
  test(`an element ${name} looks as the library would make it`, () => {
    const ours = show(<Ours {...props}>Termen</Ours>);
    const reference = show(<OfTheLibrary {...props}>Termen</OfTheLibrary>);

    expect(ours.outerHTML).toBe(reference.outerHTML);
    expect(ours.className).toMatch(/css-\w+/);
  });
}

test('an element lends its looks to what it is put around', () => {
  const ours = show(
    <Ours asChild tone="danger">
      <a href="#due">Termen</a>
    </Ours>,
  );

  expect(ours).toHaveAttribute('href', '#due');
  expect(ours.className).toBe(show(<Ours tone="danger">Termen</Ours>).className);
});

test('the rules of an element are there when it is shown', () => {
  renderDressed(<Ours tone="danger">Termen</Ours>);
  const { className } = screen.getByText('Termen');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

  expect(rules.some((rule) => rule.includes(`.${className}`) && rule.includes('--dosar-colors-danger'))).toBe(
    true,
  );
});
