import type { Rule } from 'eslint';

type Declaration = {
  type: string;
  id?: { name?: string } | null;
  declarations?: { id: { name?: string } }[];
};

/** A component's `XProps` is explained by the component itself. */
const isExplainedElsewhere = (name: string) => name.endsWith('Props');

function declaredName(declaration: Declaration): string {
  return declaration.id?.name ?? declaration.declarations?.[0]?.id.name ?? '';
}

export const documentedExport: Rule.RuleModule = {
  meta: { type: 'suggestion', docs: { description: 'What the platform exports says what it means.' } },
  create: (context) => ({
    ExportNamedDeclaration(node) {
      if (!node.declaration) return;
      const name = declaredName(node.declaration as Declaration);
      if (isExplainedElsewhere(name)) return;
      const comment = context.sourceCode.getCommentsBefore(node).at(-1);
      if (comment?.type === 'Block' && comment.value.startsWith('*')) return;
      context.report({ node, message: `Say in a doc comment what "${name}" means.` });
    },
  }),
};
