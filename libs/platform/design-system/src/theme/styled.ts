import { chakra, type RecipeDefinition, type RecipeVariantRecord } from '@chakra-ui/react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { createElement, useInsertionEffect, type ElementType } from 'react';
import { createLooks } from './recipe-looks.ts';
import { system } from './system.ts';

/**
 * An element with a recipe, the way every component of this library gets its looks.
 *
 * The recipe is compiled once; given to the factory as plain data it would be compiled at each render of each
 * instance. Parts inside are plain elements that the recipe addresses by `data-slot`: one styled element per
 * component keeps long pages fast. An instance that asks for nothing beyond the variants of the recipe, as nearly all
 * do, gets their class at once; the factory, which looks at every property each time, serves the others.
 */
export function styled<Tag extends ElementType, Variants extends RecipeVariantRecord>(
  tag: Tag,
  recipe: RecipeDefinition<Variants>,
): ReturnType<typeof chakra<Tag, Variants>>;
/** The same without types: the signature above keeps those of the element and of the variants. */
export function styled(tag: ElementType, recipe: RecipeDefinition) {
  const compiled = system.cva(recipe);
  const looksOf = createLooks(compiled);
  const Whole: ElementType = chakra(tag, Object.assign(compiled, recipe));

  function Styled(props: Record<string, unknown>) {
    const cache = useEmotionCache();
    const looks = looksOf(props);
    useInsertionEffect(() => {
      if (looks && cache && cache.inserted[looks.styles.name] === undefined)
        cache.insert(`.${cache.key}-${looks.styles.name}`, looks.styles, cache.sheet, true);
    });
    if (!looks || !cache) return createElement(Whole, props);
    const { as, ...attributes } = looks.attributes;
    return createElement(typeof as === 'string' ? as : tag, {
      ...attributes,
      className: `${cache.key}-${looks.styles.name}`,
    });
  }
  return Styled;
}
