import { mergeProps, mergeRefs } from '@chakra-ui/react';
import { Children, cloneElement, createElement, isValidElement, type ReactNode, type Ref } from 'react';
import { classOf } from './look-sheet.ts';
import { takeStyles } from './own-styles.ts';
import type { RecipeLooks } from './recipe-looks.ts';

type Attributes = Record<string, unknown>;

/** An element that wears the looks of its variants and those that it asks for where it stands. */
export function withLooks(tag: string, looks: RecipeLooks) {
  const known = new Map<string, string>();
  const variants = Object.entries(looks.variants);

  function classOfChoice(props: Attributes): string {
    const choice = variants.map(([name, values]) => {
      const given = props[name] ?? looks.defaults[name];
      const value = given === true ? 'true' : given;
      return typeof value === 'string' && values.includes(value) ? value : '';
    });
    const key = choice.join();
    const found = known.get(key) ?? classOf('recipes', looks.rules.get(key) ?? '');
    known.set(key, found);
    return found;
  }

  return function Styled(props: Attributes): ReactNode {
    const attributes = { ...props };
    for (const [name] of variants) delete attributes[name];
    const own = attributes['looks'] ?? takeStyles(attributes);
    const { as = tag, asChild, looks: _, ...rest } = attributes;
    const classes = [classOfChoice(props), typeof own === 'string' && classOf('own', own), rest['className']];
    rest['className'] = classes.filter(Boolean).join(' ');
    return asChild ? lent(rest) : createElement(String(as), rest);
  };
}

/** The only child of an element, with the looks and everything else that the element was given. */
function lent({ children, ref, ...attributes }: Attributes): ReactNode {
  const child = Children.toArray(children as ReactNode).find((one) => isValidElement<Attributes>(one));
  if (!child) throw new Error('Nothing to lend the looks to');
  const merged = mergeProps(attributes, child.props);
  if (!ref) return cloneElement(child, merged);
  return cloneElement(child, {
    ...merged,
    ref: mergeRefs(ref as Ref<unknown>, child.props['ref'] as Ref<unknown>),
  });
}
