/** First line of every generated file, so that nobody edits it by hand. */
export const generatedHeader = (source: string) =>
  `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;
