import type { ChakraComponent, RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react';
import type { ComponentProps, FunctionComponent, JSX, Ref } from 'react';
import { looksOfRecipe } from './recipe-looks.ts';
import { withLooks } from './with-looks.ts';

type Tag = keyof JSX.IntrinsicElements;

/** The variants of a recipe, as properties: one of their values, or on and off. */
type Chosen<Variants extends RecipeVariantRecord> = {
  [Name in keyof Variants]?:
    | (keyof Variants[Name] extends 'true' ? boolean : keyof Variants[Name])
    | undefined;
};

type Styled<Name extends Tag, Variants extends RecipeVariantRecord> = FunctionComponent<
  Omit<ComponentProps<Name>, keyof Variants | 'ref'> &
    Chosen<Variants> & { as?: Tag; asChild?: boolean; ref?: Ref<HTMLElement> | undefined }
>;

/**
 * An element with a recipe, the way every component of this library gets its looks.
 *
 * Parts inside are plain elements that the recipe addresses by `data-slot`: one styled element per component keeps long
 * pages fast. A recipe is plain data, known when its module is read: the build works its looks out (`looksPlugin`).
 */
export function styled<Name extends Tag, Variants extends RecipeVariantRecord = Record<never, never>>(
  tag: Name,
  recipe: RecipeDefinition<Variants>,
): Styled<Name, Variants>;
/** The same without types: the signature above keeps those of the element and of the variants. */
export function styled(tag: Tag, recipe: RecipeDefinition) {
  return withLooks(tag, looksOfRecipe(recipe));
}

/**
 * The same for the elements of `layout/`, which take style properties as well. Each is written out where the element
 * stands, with a value that is known there: the build works them out too.
 */
export function freelyStyled<Name extends Tag, Variants extends RecipeVariantRecord = Record<never, never>>(
  tag: Name,
  recipe: RecipeDefinition<Variants>,
): ChakraComponent<Name, Chosen<Variants>>;
/** The same without types. */
export function freelyStyled(tag: Tag, recipe: RecipeDefinition) {
  return withLooks(tag, looksOfRecipe(recipe));
}
