import { chakra, ChakraProvider, defineRecipe } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { renderDressed } from '../testing/render-dressed.tsx';
import { rulesOfStyles } from './own-styles.ts';
import { everyChoice, looksOfRecipe } from './recipe-looks.ts';
import { freelyStyled } from './styled.ts';
import { system } from './system.ts';

const recipe = defineRecipe({
  base: { color: 'text', padding: '2', '& li': { margin: '1' }, _hover: { color: 'brandText' } },
  variants: {
    tone: { muted: { color: 'textMuted' }, danger: { color: 'danger', _dark: { opacity: '0.9' } } },
    wide: { true: { width: { base: 'full', md: 'auto' } } },
  },
  defaultVariants: { tone: 'muted' },
});

const Ours = freelyStyled('p', recipe);
const OfTheLibrary = chakra('p', Object.assign(system.cva(recipe), recipe));

/** The rules that the library writes for an element, `&` for the element itself. */
function rulesOfLibrary(element: ReactElement): string {
  const { unmount } = render(<ChakraProvider value={system}>{element}</ChakraProvider>);
  const { className } = screen.getByText('Termen');
  const texts = [...document.querySelectorAll('style[data-emotion]')].map((style) => style.textContent);
  unmount();
  const own = texts.filter((text) => text.includes(className)).join('');
  // It begins with a rule that says nothing.
  return own.replaceAll(`.${className}`, '&').replace('&{}', '');
}

function show(element: ReactElement): HTMLElement {
  renderDressed(element);
  return screen.getByText('Termen');
}

function sheetOfProduct(): CSSStyleSheet {
  const [sheet] = [...document.styleSheets].filter(
    ({ ownerNode }) => ownerNode instanceof Element && ownerNode.id === 'dosar-looks',
  );
  if (!sheet) throw new Error('The product has no style sheet');
  return sheet;
}

/** The rules of the product that are meant for an element, in the order of its classes. */
function rulesFor({ classList }: Element): string[] {
  const rules = [...sheetOfProduct().cssRules].map((rule) => rule.cssText);
  return [...classList].map((name) => rules.filter((rule) => new RegExp(`\\.${name}\\b`).test(rule)).join());
}

const choices = {
  'muted,': {},
  'muted,true': { wide: true },
  'danger,': { tone: 'danger' },
  'danger,true': { tone: 'danger', wide: true },
} as const;

for (const [choice, props] of Object.entries(choices)) {
  test(`the choice "${choice}" looks as the library would make it`, () => {
    const { rules } = looksOfRecipe(recipe);

    const ofLibrary = rulesOfLibrary(<OfTheLibrary {...props}>Termen</OfTheLibrary>);
    expect(`@layer recipes{${rules.get(choice)}}`).toBe(ofLibrary);
  });
}

test('every choice among variants is known', () => {
  expect(everyChoice(looksOfRecipe(recipe)).toSorted()).toEqual(Object.keys(choices).toSorted());
});

test('styles of its own are those that the library would make, and those of `css` give way to them', () => {
  const styles = {
    marginTop: '4',
    hideBelow: 'md',
    _hover: { color: 'danger' },
    fontSize: { base: 'sm', md: 'lg' },
    css: { marginTop: '1', '& > *': { opacity: '0.5' } },
  } as const;

  const ofLibrary = rulesOfLibrary(<chakra.p {...styles}>Termen</chakra.p>);
  expect(rulesOfStyles(styles)).toBe(ofLibrary);
});

test('an element has the rules of its variants, and above them those that it asks for itself', () => {
  const [recipes, own] = rulesFor(
    show(
      <Ours tone="danger" marginTop="4">
        Termen
      </Ours>,
    ),
  );

  expect(recipes).toContain('@layer recipes');
  expect(recipes).toContain('--dosar-colors-danger');
  expect(own).toContain('@layer own');
  expect(own).toContain('margin-top: var(--dosar-spacing-4)');
});

test('elements that look the same share their rules', () => {
  const one = show(<Ours tone="danger">Termen</Ours>).className;
  renderDressed(<Ours tone="danger">Alt termen</Ours>);

  expect(screen.getByText('Alt termen').className).toBe(one);
});

test('an element keeps its attributes and its class, and can be another one', () => {
  const shown = show(
    <Ours
      as="h2"
      id="due"
      role="status"
      aria-live="polite"
      className="due"
      style={{ top: 3 }}
      tone={undefined}
    >
      Termen
    </Ours>,
  );

  expect(shown.outerHTML).toMatch(
    /^<h2 id="due" role="status" aria-live="polite" class="look-\d+ due" style="top: 3px;">/,
  );
});

test('an element lends its looks, and what it was given, to what it is put around', () => {
  const [outer, inner] = [createRef<HTMLParagraphElement>(), createRef<HTMLAnchorElement>()];
  const [around, within] = [vi.fn(), vi.fn()];
  const shown = show(
    <Ours asChild tone="danger" ref={outer} onClick={around} title="Până când">
      <a href="#due" ref={inner} onClick={within} className="link">
        Termen
      </a>
    </Ours>,
  );
  shown.click();

  expect(shown).toHaveAttribute('href', '#due');
  expect(shown).toHaveAttribute('title', 'Până când');
  expect(shown.className).toMatch(/^look-\d+ link$/);
  expect(rulesFor(shown).join()).toContain('--dosar-colors-danger');
  expect([outer.current, inner.current]).toEqual([shown, shown]);
  expect([around, within].map((it) => it.mock.calls.length)).toEqual([1, 1]);
});

test('what holds for every page comes first and puts the layers in order', () => {
  show(<Ours>Termen</Ours>);

  expect(document.head.firstElementChild?.textContent).toMatch(
    /^@layer reset, base, tokens, recipes;@layer own;/,
  );
});

test('the page follows the sheet while something of the product is on it', () => {
  const { unmount } = renderDressed(<Ours>Termen</Ours>);
  expect(sheetOfProduct().disabled).toBe(false);

  unmount();
  expect(sheetOfProduct().disabled).toBe(true);
});
