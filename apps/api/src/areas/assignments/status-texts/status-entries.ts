import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { documentUses } from '../process/document-uses.ts';
import { processPage } from '../process/process-page.ts';
import { processPart } from '../process/process-part.ts';
import { statusCatalogues } from './status-catalogues.ts';
import { statusHelpPage } from './status-help.ts';
import { statusTextsPage } from './status-texts.ts';

/** What the texts of statuses add to the settings and to the export of an organisation. */
export const statusEntries = [
  settingPages.entry(statusHelpPage),
  settingPages.entry(statusTextsPage),
  ...statusCatalogues,
  processPart,
  ...documentUses,
  settingPages.entry(processPage),
];
