import { explainStatus } from './explain-status.ts';
import { findStatusHelp } from './find-status-help.ts';
import { browseStatusHelp, saveStatusHelp } from './status-help.ts';
import { browseStatusTexts, saveStatusTexts } from './status-texts.ts';

/** The handlers of the texts of statuses. */
export const statusTextRoutes = {
  browseStatusHelp,
  browseStatusTexts,
  explainStatus,
  findStatusHelp,
  saveStatusHelp,
  saveStatusTexts,
};
