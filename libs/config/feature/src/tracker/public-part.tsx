import styles from '@dosar/design-system/public.css?inline';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Parts of public pages within a page of the staff: a shadow tree keeps the style sheets of both apart, and the custom properties of
 * the theme reach into it. A constructed sheet needs no exception of the content security policy.
 */
export function PublicPart({ children }: { children: ReactNode }) {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <>
      <div
        ref={(host) => {
          if (host !== null) setRoot(host.shadowRoot ?? withStyles(host.attachShadow({ mode: 'open' })));
        }}
      />
      {root && createPortal(children, root)}
    </>
  );
}

const isForWide = /width\s*>=|min-width/;

function withStyles(root: ShadowRoot): ShadowRoot {
  // Browsers of the tests have no constructed sheets.
  if (!('adoptedStyleSheets' in root)) return root;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  // What is shown is as narrow as a phone; the window around it is not.
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule instanceof CSSMediaRule && isForWide.test(rule.conditionText)) sheet.deleteRule(index);
  }
  root.adoptedStyleSheets = [sheet];
  return root;
}
