import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** Where Emotion keeps the styles of Chakra and of `plain`: one for the page, with the nonce of its content security policy. */
export function pageStyles(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return (cache ??= withOwnSheetForConditions(createCache({ key: 'css', ...(nonce && { nonce }) })));
}

/**
 * Puts rules with a condition, such as `@media`, into a new style sheet, at most one for each frame.
 *
 * Chromium restyles every element of the page when such a rule joins a sheet in use. A new sheet restyles only the elements
 * that its rules select (ADR 0085).
 */
export function withOwnSheetForConditions(styles: EmotionCache): EmotionCache {
  const { sheet } = styles;
  const insert = sheet.insert.bind(sheet);
  let isNew = false;
  sheet.insert = (rule) => {
    if (rule.startsWith('@') && !isNew) {
      // Emotion opens a new `style` element when its counter stands at zero.
      sheet.ctr = 0;
      isNew = true;
      requestAnimationFrame(() => (isNew = false));
    }
    insert(rule);
  };
  return styles;
}
