/** Every article in English, by its file. */
export const articles = import.meta.glob<string>('./en/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});
