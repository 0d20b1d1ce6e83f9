import createEmotion, { type Emotion } from '@emotion/css/create-instance';

let emotion: Emotion | undefined;

/** Writes styles for Chakra and for `plain`, all into one cache, with the nonce of the page's content security policy. */
export function pageStyles(): Emotion {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return (emotion ??= createEmotion({ key: 'css', ...(nonce && { nonce }) }));
}
