declare module 'virtual:dosar/story-messages' {
  /** The texts of every project, by language and id. */
  export const texts: Record<'ro' | 'en', Record<string, string>>;
}
