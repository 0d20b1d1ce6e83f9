import { css } from '@emotion/react';
import { compile, serialize, stringify } from 'stylis';

type Styles = Parameters<typeof css>[number];

const element = '.element';

/** The rules of an element that has these styles, resolved by the system; `&` stands for the element. */
export function rulesOf(styles: unknown): string {
  const written = `${element}{${css(styles as Styles).styles}}`;
  return serialize(compile(written), stringify).replaceAll(element, '&');
}
