import { chakra, type RecipeDefinition, type RecipeVariantRecord } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { system } from './system.ts';

/**
 * An element with a recipe, the way every component of this library gets its looks.
 *
 * The recipe is compiled once; given to the factory as plain data it would be compiled at each render of each
 * instance. Parts inside are plain elements that the recipe addresses by `data-slot`: one styled element per
 * component keeps long pages fast.
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord>(
  tag: Tag,
  recipe: RecipeDefinition<Variants>,
) {
  return chakra(tag, Object.assign(system.cva(recipe), recipe));
}
