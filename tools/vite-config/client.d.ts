declare module 'virtual:dosar/messages' {
  /** Where each language of this app is fetched from. */
  export const messageUrls: Record<'ro' | 'en', string>;
}

declare module 'virtual:dosar/test-messages' {
  /** The texts of this project and of all it depends on, by language and id; for tests and stories. */
  export const texts: Record<'ro' | 'en', Record<string, string>>;
}

declare module 'virtual:dosar/first-calls' {
  /** What areas ask of the server before any other code has come. */
  export const firstCalls: readonly (() => void)[];
}
