/** How Chakra's generator writes that a value in brackets is taken as it stands. */
const brackets = '`[${string}]`';

/**
 * The generated types, with values of CSS in place of values in brackets.
 *
 * Chakra's types offer `width="[14px]"`, but the browser gets the brackets too and drops the rule
 * (https://github.com/chakra-ui/chakra-ui/issues/10022).
 *
 * @throws When the generated types have no brackets: Chakra has changed, and the replacement has to change with it.
 */
export function withCssValues(types: string, cssValue: string): string {
  if (types.split(brackets).length !== 2) throw new Error(`Chakra's types have no ${brackets} to replace.`);
  return `${types.replace(brackets, () => 'CssValue')}\n${cssValue}`;
}
