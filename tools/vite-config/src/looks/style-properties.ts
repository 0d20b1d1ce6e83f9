import { parseSync, Visitor, type ESTree } from 'vite';
import type { Range } from './replace-ranges.ts';
import { NotWrittenOut, writtenValue } from './written-value.ts';

/** The style properties of one element, where each is written. */
export type StyledElement = { styles: Record<string, unknown>; properties: Range[] };

/** An element that cannot be dressed by the build, and what to do about it. */
export class UnknownStyle extends Error {
  readonly position: number;

  constructor(position: number, message: string) {
    super(message);
    this.position = position;
  }
}

/** Whether what an element is given, by the name it is exported under, is a style property; nothing for an element that takes none. */
export type IsStyleProperty = (element: string) => ((name: string) => boolean) | undefined;

// Modules of the design system itself take them from there.
const home = /^@dosar\/design-system$|\/layout\/[a-z-]+\.tsx$/;

/**
 * The elements of a module that ask for looks of their own.
 *
 * @throws {UnknownStyle} for a style property whose value is not written out, or that may be hidden in a spread.
 */
export function styledElements(
  file: string,
  code: string,
  isStyleProperty: IsStyleProperty,
): StyledElement[] {
  const { program } = parseSync(file, code);
  const names = localNames(program);
  const found: StyledElement[] = [];
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      const element = name.type === 'JSXIdentifier' ? names.get(name.name) : undefined;
      const isStyle = element && isStyleProperty(element);
      if (!isStyle) return;
      const properties = attributes.filter((one) => isStyle(nameOf(one, element)));
      if (properties.length === 0) return;
      const styles = properties.map((one) => [nameOf(one, element), valueOf(one, element)] as const);
      found.push({ styles: Object.fromEntries(styles), properties });
    },
  }).visit(program);
  return found;
}

/** What the elements that take style properties are called in a module, with the name each is exported under. */
function localNames({ body }: ESTree.Program): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !home.test(statement.source.value)) continue;
    for (const { local, ...specifier } of statement.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        names.set(local.name, specifier.imported.name);
  }
  return names;
}

type Attribute = ESTree.JSXAttributeItem;

function nameOf(attribute: Attribute, element: string): string {
  if (attribute.type === 'JSXSpreadAttribute')
    throw new UnknownStyle(
      attribute.start,
      `Write each property of ${element} out: the build works styles out.`,
    );
  return attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
}

function valueOf(attribute: Attribute, element: string): unknown {
  if (attribute.type !== 'JSXAttribute' || attribute.value === null) return true;
  try {
    return writtenValue(attribute.value);
  } catch (error) {
    if (!(error instanceof NotWrittenOut)) throw error;
    const advice = `Write ${nameOf(attribute, element)} of ${element} out, or set it by \`style\``;
    throw new UnknownStyle(attribute.start, `${advice}: the build works styles out.`);
  }
}
