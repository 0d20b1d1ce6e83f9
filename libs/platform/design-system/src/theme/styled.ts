import {
  chakra,
  type JsxElement,
  type RecipeDefinition,
  type RecipeSelection,
  type RecipeVariantRecord,
} from '@chakra-ui/react';
import type { JSX } from 'react';
import { system } from './system.ts';

/**
 * `chakra(tag, recipe)`, with the recipe compiled once.
 *
 * Chakra's own function compiles it each time an element is rendered, which takes more than twice as long; only recipes
 * that stand in the theme are spared that.
 */
export function styled<
  Tag extends keyof JSX.IntrinsicElements,
  Variants extends RecipeVariantRecord = Record<never, never>,
>(tag: Tag, recipe: RecipeDefinition<Variants>): JsxElement<Tag, RecipeSelection<Variants>> {
  return chakra(tag, Object.assign(system.cva(recipe), recipe));
}
