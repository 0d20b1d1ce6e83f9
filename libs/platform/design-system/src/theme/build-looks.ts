import type { RecipeDefinition } from '@chakra-ui/react';
import { everyChoice, looksOfRecipe } from './recipe-looks.ts';

// What the build asks of the styling system, so that no browser has to: `looksPlugin` runs this module.
export { globalRules } from './global-rules.ts';
export { isStyleProperty, rulesOfStyles } from './own-styles.ts';

/** The looks of a recipe as plain data: the rules of every choice among its variants. */
export function workOut(recipe: RecipeDefinition) {
  const { variants, defaults, rules } = looksOfRecipe(recipe);
  const choices = everyChoice({ variants, defaults });
  return {
    variants,
    defaults,
    rules: Object.fromEntries(choices.map((choice) => [choice, rules.get(choice)])),
  };
}
