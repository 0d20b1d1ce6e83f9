// The package comes without types; these are the parts that safe-html.ts uses.
declare module 'sanitize-html' {
  type Attributes = Record<string, string>;
  type Options = {
    allowedTags: readonly string[];
    allowedAttributes: Record<string, readonly string[]>;
    allowedSchemes: readonly string[];
    allowProtocolRelative: boolean;
    disallowedTagsMode: 'discard';
    transformTags: Record<
      string,
      (tag: string, attributes: Attributes) => { tagName: string; attribs: Attributes }
    >;
  };
  function sanitizeHtml(html: string, options: Options): string;
  export { sanitizeHtml as default };
}
