import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** Where Emotion keeps the styles of Chakra and of `plain`: one for the page, with the nonce of its content security policy. */
export function pageStyles(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return (cache ??= createCache({ key: 'css', ...(nonce && { nonce }) }));
}
