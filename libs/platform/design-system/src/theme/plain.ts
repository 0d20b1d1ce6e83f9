import type { SystemStyleObject } from '@chakra-ui/react';
import { serializeStyles, type CSSObject } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { createElement, type ComponentProps, type JSX } from 'react';
import { pageStyles } from './page-styles.ts';
import { system } from './system.ts';

/** The class of a style, worked out once for the page; for elements of other libraries, such as a router's link. */
export function styleClass(style: SystemStyleObject): () => string {
  let name: string | undefined;
  return () => {
    name ??= written(style);
    return name;
  };
}

function written(style: SystemStyleObject): string {
  const cache = pageStyles();
  // Tokens and conditions are resolved: what is left are properties and selectors as Emotion takes them.
  const resolved = system.cva({ base: style })({}) as CSSObject;
  const serialized = serializeStyles([resolved], cache.registered);
  insertStyles(cache, serialized, true);
  return `${cache.key}-${serialized.name}`;
}

/**
 * A plain element with a class of its own, for what stands in every row of a list.
 *
 * What `styled` makes works out its style each time it is rendered; this takes attributes only: no variants, no style
 * properties, no `as`.
 */
export function plain<Tag extends keyof JSX.IntrinsicElements>(tag: Tag, style: SystemStyleObject) {
  const className = styleClass(style);
  return function Plain(props: Omit<ComponentProps<Tag>, 'className'>) {
    return createElement(tag, { ...props, className: className() });
  };
}
