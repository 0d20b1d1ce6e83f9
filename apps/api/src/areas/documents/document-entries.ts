import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { documentGuards } from './document-guards.ts';
import { documentKindUses, documentParts } from './rules/document-parts.ts';
import { documentRulesPage } from './rules/document-rules.ts';

/** What steps wait for, and the page of the settings that says which documents those are. */
export const documentEntries = [
  ...documentGuards,
  ...documentParts,
  documentKindUses,
  settingPages.entry(documentRulesPage),
];
