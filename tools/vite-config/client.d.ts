declare module 'virtual:dosar/messages' {
  /** Where the catalogues of each language are fetched from: small ones of the first page before that of the whole app. */
  export const messageUrls: Record<'ro' | 'en', readonly string[]>;
}

declare module 'virtual:dosar/test-messages' {
  /** The texts of this project and of all it depends on, by language and id; for tests and stories. */
  export const texts: Record<'ro' | 'en', Record<string, string>>;
}

declare module 'virtual:dosar/first-calls' {
  /** What areas ask of the server before any other code has come. */
  export const firstCalls: readonly (() => void)[];
}
