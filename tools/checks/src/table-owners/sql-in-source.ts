import ts from 'typescript';

/** One statement's use of a table: written or read. */
export type TableUse = { table: string; isWrite: boolean; line: number };

const builderWrites = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const builderReads = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'using']);
const rawWrites =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|update(?:\s+only)?|copy)\s+(?:only\s+)?(?:public\.)?([a-z_][a-z0-9_]*)/giu;
const rawReads = /\b(?:from|join|using)\s+(?:only\s+)?(?:lateral\s+)?(?:public\.)?([a-z_][a-z0-9_]*)/giu;

/** Every use of a table in a file: by the query builder, in `sql` templates, and in texts given to `query`. */
export function tableUses(source: string, tables: ReadonlySet<string>): TableUse[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const uses: TableUse[] = [];
  const add = (node: ts.Node, table: string, isWrite: boolean) => {
    if (!tables.has(table)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    uses.push({ table, isWrite, line: line + 1 });
  };
  const addRaw = (node: ts.Node, text: string) => {
    const statement = text.replaceAll(/--[^\n]*/g, '').toLowerCase();
    for (const [, table = ''] of statement.matchAll(rawWrites)) add(node, table, true);
    // `delete from x` is a write and no read.
    const reading = statement.replaceAll(/\bdelete\s+from\b/g, 'delete');
    for (const [, table = ''] of reading.matchAll(rawReads)) add(node, table, false);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isSqlTag(node.tag)) addRaw(node, textOf(node.template));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const method = node.expression.name.text;
      for (const table of namedTables(node.arguments[0])) {
        if (builderWrites.has(method)) add(node, table, true);
        else if (builderReads.has(method)) add(node, table, false);
      }
      const [first] = node.arguments;
      if (method === 'query' && first !== undefined && ts.isStringLiteralLike(first))
        addRaw(node, first.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return uses;
}

/** Whether a file builds or holds SQL at all. */
export function holdsSql(source: string): boolean {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  let holds = false;
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && isSqlTag(node.tag)) holds = true;
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      (builderWrites.has(node.expression.name.text) || node.expression.name.text === 'selectFrom')
    )
      holds = true;
    if (!holds) ts.forEachChild(node, visit);
  };
  visit(file);
  return holds;
}

function isSqlTag(tag: ts.LeftHandSideExpression): boolean {
  return ts.isIdentifier(tag) && tag.text === 'sql';
}

/** The text of a template; a value in it becomes a space, so that words around it stay apart. */
function textOf(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.head.text + template.templateSpans.map(({ literal }) => ` ? ${literal.text}`).join('');
}

/** `'party'`, `'party as claimant'`, and lists of them. */
function namedTables(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return [];
  if (ts.isStringLiteralLike(argument)) return [argument.text.split(/\s/u)[0] ?? ''];
  if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(namedTables);
  return [];
}
