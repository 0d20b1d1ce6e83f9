/** The articles of the area by file, each fetched when the help is opened in its language. */
export const articles = import.meta.glob<string>('./*/*.html', { query: '?raw', import: 'default' });
