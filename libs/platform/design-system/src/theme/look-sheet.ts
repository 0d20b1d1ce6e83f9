import { globalRules } from './global-rules.ts';

const id = 'dosar-looks';
const classes = new Map<string, string>();

/** Which layer of the cascade rules stand in: what an element asks for itself stands above its recipe. */
export type Layer = 'recipes' | 'own';

/**
 * The class of the elements that follow some rules, in which `&` stands for the element.
 *
 * Rules are written into the sheet when an element is drawn that follows them, once. That is no effect: nothing on the page
 * has the class yet, so nothing changes its looks.
 */
export function classOf(layer: Layer, rules: string): string {
  const key = layer + rules;
  const known = classes.get(key);
  if (known !== undefined) return known;
  const sheet = lookSheet();
  const name = `look-${sheet.cssRules.length}`;
  sheet.insertRule(`@layer ${layer}{${rules.replaceAll('&', `.${name}`)}}`, sheet.cssRules.length);
  classes.set(key, name);
  return name;
}

/**
 * The style sheet of the product, put into the page when it is first asked for: ahead of all others, whose layers it puts in
 * order. It begins with what holds for every page.
 */
function lookSheet(): CSSStyleSheet {
  const found = document.getElementById(id);
  if (found instanceof HTMLStyleElement && found.sheet) return found.sheet;
  const element = Object.assign(document.createElement('style'), { id, textContent: globalRules });
  // The content security policy allows style elements by nonce only.
  element.nonce = styleNonce() ?? '';
  document.head.prepend(element);
  return element.sheet as CSSStyleSheet;
}

let wearers = 0;

/** Has the page follow the sheet, until what is answered is called: other pages may have sheets of their own. */
export function wearLooks(): () => void {
  const sheet = lookSheet();
  const follow = (change: number) => {
    wearers += change;
    sheet.disabled = wearers === 0;
  };
  follow(1);
  return () => follow(-1);
}

/** What style elements carry so that the content security policy lets them in. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
