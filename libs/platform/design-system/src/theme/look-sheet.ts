import { globalRules } from './global-rules.ts';

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

let wearers = 0;

/** Has the page follow the sheets, until what is answered is called: other pages may have sheets of their own. */
export function wearLooks(): () => void {
  const sheets = [globalSheet(), lookSheet()];
  const follow = (change: number) => {
    wearers += change;
    for (const sheet of sheets) sheet.disabled = wearers === 0;
  };
  follow(1);
  return () => follow(-1);
}

/** What holds for every page: ahead of all other sheets, whose layers it puts in order. */
const globalSheet = () => sheetOf('dosar-global', globalRules);

// Apart from what holds for every page: that concerns every element, and would again each time a rule is added.
const lookSheet = () => sheetOf('dosar-looks', '');

/** The sheet of an element of the page, which is put there when it is first asked for. */
function sheetOf(id: string, rules: string): CSSStyleSheet {
  const found = document.getElementById(id);
  if (found instanceof HTMLStyleElement && found.sheet) return found.sheet;
  const element = Object.assign(document.createElement('style'), { id, textContent: rules });
  // The content security policy allows style elements by nonce only.
  element.nonce = styleNonce() ?? '';
  if (rules) document.head.prepend(element);
  else document.head.append(element);
  return element.sheet as CSSStyleSheet;
}

/** What style elements carry so that the content security policy lets them in. */
export function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
}
