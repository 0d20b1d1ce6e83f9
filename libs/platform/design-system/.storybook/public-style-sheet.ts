function isPublicSheet(sheet: CSSStyleSheet): boolean {
  return [...sheet.cssRules].some(
    (rule) => rule instanceof CSSStyleRule && rule.selectorText.startsWith('.dosar-'),
  );
}

/**
 * Lets the style sheets of the public pages apply to their own stories only.
 *
 * In the product the two never meet on one page; here a sheet stays in the frame once its story was looked at.
 */
export function switchPublicStyleSheets(isOn: boolean): void {
  for (const sheet of document.styleSheets) {
    if (isPublicSheet(sheet)) sheet.disabled = !isOn;
  }
}
