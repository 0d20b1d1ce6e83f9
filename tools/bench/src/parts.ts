import { absences } from './absences/absences.ts';
import { account } from './account/account.ts';
import { assistant } from './assistant/assistant.ts';
import { assessment, fiveMillionLines } from './assessment/assessment.ts';
import { api } from './api/api.ts';
import { browserParts } from './browser/browser-parts.ts';
import { bundle } from './bundle/bundle.ts';
import { claimants } from './claimants/claimants.ts';
import { documents } from './documents/documents.ts';
import type { Part } from './part.ts';
import { messages } from './messages/messages.ts';
import { pictures } from './pictures/pictures.ts';
import { reports } from './reports/reports.ts';
import { requests } from './requests/requests.ts';
import { scheduling } from './scheduling/scheduling.ts';
import { processes } from './processes/processes.ts';
import { settlement } from './settlement/settlement.ts';
import { scale, tenMillion } from './scale/scale.ts';
import { partyParts } from './party-parts.ts';
import { team } from './team/team.ts';

/** Everything that is measured, cheapest first. Those on request run where they are named. A new part is one line here, or among those in a browser. */
export const parts: readonly Part[] = [
  bundle,
  scale,
  team,
  reports,
  requests,
  settlement,
  account,
  api,
  messages,
  scheduling,
  absences,
  ...partyParts,
  processes,
  assistant,
  assessment,
  pictures,
  claimants,
  documents,
  ...browserParts,
  fiveMillionLines,
  tenMillion,
];
