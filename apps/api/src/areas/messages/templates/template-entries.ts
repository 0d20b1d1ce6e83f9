import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { templateSetPart } from './sets/template-set-part.ts';
import { templatePart } from './template-part.ts';
import { templateUsage } from './template-use.ts';
import { templatesPage } from './templates-page.ts';

/** What templates add to other areas: their page of settings, their parts of the configuration file, who uses them. */
export const templateEntries = [
  settingPages.entry(templatesPage),
  templatePart,
  templateSetPart,
  ...templateUsage,
];
