import path from 'node:path';
import type { Rule } from 'eslint';

/** A file's path from the workspace root with forward slashes, whatever the system. */
export function workspacePath(context: Rule.RuleContext): string {
  return path.relative(context.cwd, context.filename).split(path.sep).join('/');
}

/** The source of each import and re-export, static or dynamic, handed to `visit`. */
export function onEachImport(visit: (source: string, node: Rule.Node) => void): Rule.RuleListener {
  const visitSource = (node: { source?: unknown }) => {
    const source = node.source as { type?: string; value?: unknown } | null | undefined;
    if (source?.type === 'Literal' && typeof source.value === 'string') {
      visit(source.value, source as Rule.Node);
    }
  };
  return {
    ImportDeclaration: visitSource,
    ExportNamedDeclaration: visitSource,
    ExportAllDeclaration: visitSource,
    ImportExpression: visitSource,
  };
}
