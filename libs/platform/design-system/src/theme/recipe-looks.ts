import type { RecipeDefinition } from '@chakra-ui/react';
import { rulesOf } from './rules-of.ts';
import { system } from './system.ts';

/** The looks of a component for each choice among its variants: a recipe, worked out. */
export type RecipeLooks = {
  /** The values that each variant can have. */
  variants: Readonly<Record<string, readonly string[]>>;
  /** The values that hold where none is given. */
  defaults: Readonly<Record<string, string>>;
  /**
   * The rules of a choice; `&` in them stands for the element. A choice is the value of each variant in their order, joined by
   * commas; nothing stands where a variant has none of its values.
   */
  rules: { get: (choice: string) => string | undefined };
};

/**
 * Works the looks of a recipe out, each choice when it is asked for.
 *
 * The build does this for every recipe and puts what comes of it in the place of the recipe (`looksPlugin`), so that
 * no browser has to.
 */
export function looksOfRecipe(recipe: RecipeDefinition): RecipeLooks {
  const compiled = system.cva(recipe);
  const variants: Record<string, string[]> = compiled.variantMap;
  const defaults = Object.entries(recipe.defaultVariants ?? {});

  function get(choice: string): string {
    const values = choice.split(',');
    const chosen = Object.fromEntries(Object.keys(variants).map((name, at) => [name, values[at]]));
    return rulesOf(system.css(compiled(chosen), {})['@layer recipes']);
  }
  return {
    variants,
    defaults: Object.fromEntries(defaults.map(([name, value]) => [name, String(value)])),
    rules: { get },
  };
}

/** Every choice among variants. One without a default, or one that is on or off, can have none of its values. */
export function everyChoice({ variants, defaults }: Omit<RecipeLooks, 'rules'>): string[] {
  const withNext = (choices: string[][], [name, values]: [string, readonly string[]]) => {
    const canBeNone = !(name in defaults) || values.join() === 'true';
    const following = canBeNone ? [...values, ''] : values;
    return choices.flatMap((choice) => following.map((value) => [...choice, value]));
  };
  return Object.entries(variants)
    .reduce(withNext, [[]])
    .map((choice) => choice.join());
}
