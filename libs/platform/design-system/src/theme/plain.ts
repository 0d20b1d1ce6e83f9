import type { RecipeSelection, SlotRecipeVariantRecord, SystemStyleObject } from '@chakra-ui/react';
import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { createElement, type ComponentProps, type JSX } from 'react';
import { pageStyles } from './page-styles.ts';
import { system } from './system.ts';

/** The class of a style, worked out once for the page; for elements of other libraries, such as a router's link. */
export function styleClass(style: SystemStyleObject): () => string {
  const looks = slotClasses({ base: { root: style } });
  return () => looks().root;
}

function written(resolved: CSSObject): string {
  const cache = pageStyles();
  const serialized = serializeStyles([resolved], cache.registered);
  insertStyles(cache, serialized, true);
  return `${cache.key}-${serialized.name}`;
}

/**
 * A plain element with a class of its own, for what stands in every row of a list.
 *
 * What `styled` makes works out its style each time it is rendered; this takes attributes only: no variants, no style
 * properties, no `as`.
 */
export function plain<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, style: SystemStyleObject) {
  const className = styleClass(style);
  return function Plain(props: Omit<ComponentProps<Tag>, 'className'>) {
    return createElement(tag, { ...props, className: className() });
  };
}

type PlainRecipe<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>> = {
  /** Absent, the slots are those of `base`. */
  slots?: readonly Slot[] | Slot[];
  base?: Partial<Record<Slot, SystemStyleObject>>;
  variants?: Variants;
};

/**
 * The class of each slot of a slot recipe, worked out once for each choice of variants.
 *
 * Plain elements take it in place of `createSlotRecipeContext`, whose elements resolve their style each time React renders
 * them (ADR 0064). Where two slots style the same element, the later slot wins.
 */
export function slotClasses<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: PlainRecipe<Slot, Variants>,
): (variants?: RecipeSelection<Variants>) => Record<Slot, string> {
  const known: Record<string, Record<Slot, string>> = {};
  const slots = Object.keys(recipe.base ?? {}) as Slot[];
  return (variants) =>
    (known[JSON.stringify(variants)] ??= classesOf(system.sva({ slots, ...recipe })(variants)));
}

// Chakra's type names strings here; `sva` gives the style of each slot, with tokens and conditions resolved, and leaves
// properties and selectors as Emotion takes them.
function classesOf<Slot extends string>(styles: Partial<Record<Slot, unknown>>): Record<Slot, string> {
  const entries = Object.entries(styles).map(([slot, style]) => [slot, written(style as CSSObject)]);
  return Object.fromEntries(entries) as Record<Slot, string>;
}
