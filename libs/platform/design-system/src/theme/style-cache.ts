import createCache, { type EmotionCache } from '@emotion/cache';

let cache: EmotionCache | undefined;

/** Where Emotion, which writes Chakra's styles, keeps them: one for the page, with the nonce of its content security policy. */
export function styleCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return (cache ??= createCache({ key: 'css', ...(nonce && { nonce }) }));
}
