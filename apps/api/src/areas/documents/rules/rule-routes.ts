import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { getDocumentExample, saveDocumentExample } from '../examples/document-examples.ts';
import { getDocumentKinds, saveDocumentKind } from '../kinds/document-kinds.ts';
import { saveDocumentGuidance, saveRequestRule } from './document-rules.ts';
import { getDocumentRules } from './read-document-rules.ts';

/** The operations of how an insurer asks for documents: rules, kinds, words and pictures. */
export const ruleRoutes = {
  getDocumentRules,
  saveRequestRule,
  saveDocumentGuidance,
  getDocumentExample,
  saveDocumentExample,
  getDocumentKinds,
  saveDocumentKind,
} satisfies Partial<RouteTable<'documents'>>;
