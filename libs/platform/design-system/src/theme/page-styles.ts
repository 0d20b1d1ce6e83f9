import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** Where Emotion keeps the styles of Chakra and of `plain`: one for the page, with the nonce of its content security policy. */
export function pageStyles(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return (cache ??= sparing(createCache({ key: 'css', ...(nonce && { nonce }) })));
}

/**
 * Lets rules with a condition, such as `@media`, begin a new style sheet, once for each frame.
 *
 * Chromium looks at every element of the page again when such a rule joins a sheet that it has applied; the rules of a new
 * sheet concern only the elements that they name (ADR 0085).
 */
function sparing(styles: EmotionCache): EmotionCache {
  const { sheet } = styles;
  const insert = sheet.insert.bind(sheet);
  let isNew = false;
  sheet.insert = (rule) => {
    if (rule.startsWith('@') && !isNew) {
      // Emotion begins a sheet when its count of rules begins.
      sheet.ctr = 0;
      isNew = true;
      requestAnimationFrame(() => (isNew = false));
    }
    insert(rule);
  };
  return styles;
}
