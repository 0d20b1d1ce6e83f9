import type {
  RecipeSelection,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
  SystemStyleObject,
} from '@chakra-ui/react';
import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { createElement, type ComponentProps, type JSX } from 'react';
import { pageStyles } from './page-styles.ts';
import { system } from './system.ts';

/** The class of a style, worked out once for the page; for elements of other libraries, such as a router's link. */
export function styleClass(style: SystemStyleObject): () => string {
  let name: string | undefined;
  return () => {
    // `cva` resolves tokens and conditions, and leaves properties and selectors as Emotion takes them.
    name ??= written(system.cva({ base: style })({}) as CSSObject);
    return name;
  };
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

/**
 * The class of each slot of a slot recipe, worked out once for each choice of variants.
 *
 * Parts that repeat hundreds of times on a page (entries of a timeline, cells of a calendar) take it in place of
 * `createSlotRecipeContext`, whose elements resolve their style each time React renders them (ADR 0064).
 */
export function slotClasses<Slot extends string, Variants extends SlotRecipeVariantRecord<Slot>>(
  recipe: SlotRecipeDefinition<Slot, Variants>,
): (variants?: RecipeSelection<Variants>) => Record<Slot, string> {
  const known = new Map<string, Record<Slot, string>>();
  return (variants) => {
    const key = JSON.stringify(variants ?? {});
    const classes = known.get(key) ?? classesOf(system.sva(recipe)(variants));
    known.set(key, classes);
    return classes;
  };
}

// Chakra's type names strings here; `sva` gives the resolved style of each slot.
function classesOf<Slot extends string>(styles: Partial<Record<Slot, unknown>>): Record<Slot, string> {
  const entries = Object.entries(styles).map(([slot, style]) => [slot, written(style as CSSObject)]);
  return Object.fromEntries(entries) as Record<Slot, string>;
}
