import { css } from '@emotion/react';
import type { RecipeVariantRecord } from '@chakra-ui/react';
import { system } from './system.ts';

type Recipe = ReturnType<typeof system.cva<RecipeVariantRecord>>;

/** The class that an element wears, and what it is given beside it. */
export type Looks = { styles: ReturnType<typeof css>; attributes: Record<string, unknown> };

/** What makes an element more than its recipe: another element under its looks, or styles and classes of its own. */
const own = new Set(['asChild', 'className', 'unstyled']);

// The system recognises a property of its language by looking it up among all that it was asked before, each time
// writing the question out.
const isStyle = new Map<string, boolean>();

function isMore(name: string, value: unknown): boolean {
  if (name === 'as') return typeof value !== 'string';
  const known = isStyle.get(name) ?? (own.has(name) || system.isValidProperty(name));
  isStyle.set(name, known);
  return known;
}

/**
 * What gives an element of a recipe its looks by its variants alone, each combination of which is worked out once.
 *
 * Answers nothing for an element that asks for more; Chakra's factory would give the others the same class.
 */
export function createLooks(recipe: Recipe) {
  const variantKeys = new Set<string>(recipe.variantKeys);
  const known = new Map<string, Looks['styles']>();

  const stylesOf = (variants: Record<string, string | boolean>) => {
    const name = [...variantKeys].map((key) => String(variants[key])).join();
    const styles = known.get(name) ?? css(system.css(recipe(variants), {}));
    known.set(name, styles);
    return styles;
  };

  return (props: Readonly<Record<string, unknown>>): Looks | undefined => {
    const variants: Record<string, string | boolean> = {};
    const attributes: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(props)) {
      if (variantKeys.has(key)) {
        // One that differs with the width of the window is an object.
        if (typeof value === 'string' || typeof value === 'boolean') variants[key] = value;
        else if (value !== undefined) return undefined;
      } else if (value !== undefined && isMore(key, value)) return undefined;
      else attributes[key] = value;
    }
    return { styles: stylesOf(variants), attributes };
  };
}
