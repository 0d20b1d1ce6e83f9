/** Every article in Romanian, by its file. */
export const articles = import.meta.glob<string>('./ro/*.html', {
  eager: true,
  query: '?raw',
  import: 'default',
});
