/** The articles about the app itself by file, each fetched when the help is opened in its language. */
export const articles = import.meta.glob<string>('./*/*.html', { query: '?raw', import: 'default' });
