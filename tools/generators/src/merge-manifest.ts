import ts from 'typescript';

type Parsed = { file: ts.SourceFile; literal: ts.ObjectLiteralExpression };

/** The manifest of an area that is there already, with what a new one adds: imports, properties, entries of its lists. */
export function mergedManifest(present: string, added: string): string {
  const [ours, theirs] = [parsed(present), parsed(added)];
  const taken = new Map(ours.literal.properties.map((property) => [nameOf(property), property]));
  const edits: { at: number; text: string }[] = [];
  for (const property of theirs.literal.properties) {
    const name = nameOf(property);
    const own = taken.get(name);
    if (name === 'name') continue;
    if (own === undefined)
      edits.push({
        at: ours.literal.properties.end,
        text: `${separatorAfter(ours)}${property.getText(theirs.file)},`,
      });
    else edits.push(appended(own, property, theirs.file));
  }
  return withImports(inserted(present, edits), ours.file, theirs.file);
}

function parsed(source: string): Parsed {
  const file = ts.createSourceFile('area.ts', source, ts.ScriptTarget.Latest, true);
  let literal: ts.ObjectLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'defineArea') {
      const [argument] = node.arguments;
      if (argument && ts.isObjectLiteralExpression(argument)) literal = argument;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (literal === undefined) throw new Error('area.ts does not call defineArea with an object.');
  return { file, literal };
}

const nameOf = (property: ts.ObjectLiteralElementLike) => property.name?.getText() ?? '';
const separatorAfter = ({ literal }: Parsed) => (literal.properties.hasTrailingComma ? '' : ',');

function appended(own: ts.Node, property: ts.Node, source: ts.SourceFile) {
  if (!isList(own) || !isList(property))
    throw new Error(
      `area.ts has "${own.getText().split(':')[0]}" already: add to it by hand, or by generate:operation.`,
    );
  const { elements } = own.initializer;
  const comma = elements.length === 0 || elements.hasTrailingComma ? '' : ',';
  const more = property.initializer.elements.map((element) => element.getText(source)).join(', ');
  return { at: elements.end, text: `${comma}${more}` };
}

function isList(node: ts.Node): node is ts.PropertyAssignment & { initializer: ts.ArrayLiteralExpression } {
  return ts.isPropertyAssignment(node) && ts.isArrayLiteralExpression(node.initializer);
}

function inserted(text: string, edits: readonly { at: number; text: string }[]): string {
  // From the end, so that places before stay where they are; what belongs to one place keeps its order.
  const places = [...new Set(edits.map(({ at }) => at))].sort((a, b) => b - a);
  return places.reduce((all, at) => {
    const here = edits.filter((edit) => edit.at === at).map((edit) => edit.text);
    return all.slice(0, at) + here.join('') + all.slice(at);
  }, text);
}

function withImports(text: string, ours: ts.SourceFile, theirs: ts.SourceFile): string {
  const names = new Map<string, Set<string>>();
  for (const statement of [ours, theirs].flatMap((file) => file.statements.filter(ts.isImportDeclaration))) {
    const module = statement.moduleSpecifier.getText();
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings))
      throw new Error(`area.ts imports more than names of ${module}.`);
    names.set(
      module,
      (names.get(module) ?? new Set()).union(new Set(bindings.elements.map((one) => one.getText()))),
    );
  }
  const imports = [...names].map(
    ([module, found]) => `import { ${[...found].sort().join(', ')} } from ${module};\n`,
  );
  const end = ours.statements.filter(ts.isImportDeclaration).at(-1)?.end ?? 0;
  return imports.join('') + text.slice(end).trimStart().replace(/^/, '\n');
}
