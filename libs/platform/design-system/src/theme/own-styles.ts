import type { SystemStyleObject } from '@chakra-ui/react';
import { rulesOf } from './rules-of.ts';
import { system } from './system.ts';

/**
 * Takes the style properties out of what an element was given, and answers their rules, in which `&` stands for the
 * element; nothing when there are none.
 *
 * Style properties are written out at the element, so they are known when its module is read: the build works them out and
 * puts them there as `looks`. In what it builds nothing is left to take (`looksPlugin`).
 */
export function takeStyles(attributes: Record<string, unknown>): string | undefined {
  const styles: Record<string, unknown> = {};
  for (const name of Object.keys(attributes).filter(isStyleProperty)) {
    styles[name] = attributes[name];
    delete attributes[name];
  }
  return Object.keys(styles).length > 0 ? rulesOfStyles(styles) : undefined;
}

/** The rules of style properties; those of `css` give way to the others. */
export function rulesOfStyles({ css = {}, ...styles }: Record<string, unknown>): string {
  return rulesOf(system.css(css as SystemStyleObject, styles as SystemStyleObject));
}

const known = new Map<string, boolean>();

/** Whether something that an element is given is a style property and no attribute. */
export function isStyleProperty(name: string): boolean {
  const is = known.get(name) ?? system.isValidProperty(name);
  known.set(name, is);
  return is;
}
