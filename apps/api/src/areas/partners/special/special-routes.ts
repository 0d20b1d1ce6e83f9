import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { DocumentNeeds } from '../document-needs.ts';
import { browsePlates, browseSpecialCustomers, getSpecialCustomer } from './browse-customers.ts';
import { addSpecialCustomer, endSpecialCustomer, saveSpecialCustomer } from './change-customer.ts';
import { addSpecialMatch, removeSpecialMatch, type EntryNeeds } from './change-entries.ts';
import { getCustomerOfFile, refuseCustomerOfFile } from './file/customer-of-file.ts';
import {
  addCustomerDocument,
  browseCustomerDocuments,
  downloadCustomerDocument,
  removeCustomerDocument,
} from './documents/customer-documents.ts';
import { getPacks, previewPack, savePackPlan, sendPack } from './pack/customer-packs.ts';
import { importPlates, previewPlates } from './plates/import-plates.ts';
import { getRuleChoices, getSpecialRules } from './rules/browse-rules.ts';
import { addSpecialRule, changeSpecialRule, removeSpecialRule } from './rules/change-rules.ts';
import { getRulesOfFile } from './rules/rules-of-file.ts';
import { applyRematch, browseRematchFiles, getRematch, startRematch } from './rematch/rematch-files.ts';
import { testMatch } from './test-match.ts';

type SpecialNeeds = EntryNeeds & DocumentNeeds;

type SpecialOperation =
  | 'browseSpecialCustomers'
  | 'getSpecialCustomer'
  | 'browsePlates'
  | 'addSpecialCustomer'
  | 'saveSpecialCustomer'
  | 'endSpecialCustomer'
  | 'addSpecialMatch'
  | 'removeSpecialMatch'
  | 'testMatch'
  | 'previewPlates'
  | 'importPlates'
  | 'getCustomerOfFile'
  | 'refuseCustomerOfFile'
  | 'getSpecialRules'
  | 'getRuleChoices'
  | 'addSpecialRule'
  | 'changeSpecialRule'
  | 'removeSpecialRule'
  | 'getRulesOfFile'
  | 'getRematch'
  | 'browseRematchFiles'
  | 'startRematch'
  | 'applyRematch'
  | 'getPacks'
  | 'savePackPlan'
  | 'sendPack'
  | 'previewPack'
  | 'browseCustomerDocuments'
  | 'addCustomerDocument'
  | 'downloadCustomerDocument'
  | 'removeCustomerDocument';

/** What people of the insurer do with special customers, their rules, packs and files. */
export const specialRoutes = (needs: SpecialNeeds): Pick<RouteTable<'partners'>, SpecialOperation> => ({
  browseSpecialCustomers,
  getSpecialCustomer,
  browsePlates,
  addSpecialCustomer,
  saveSpecialCustomer,
  endSpecialCustomer,
  addSpecialMatch: (call) => addSpecialMatch(needs, call),
  removeSpecialMatch,
  testMatch: (call) => testMatch(needs, call),
  previewPlates,
  importPlates,
  getCustomerOfFile,
  refuseCustomerOfFile,
  getSpecialRules,
  getRuleChoices,
  addSpecialRule,
  changeSpecialRule,
  removeSpecialRule,
  getRulesOfFile,
  getRematch,
  browseRematchFiles,
  startRematch,
  applyRematch,
  getPacks,
  savePackPlan,
  sendPack,
  previewPack,
  browseCustomerDocuments,
  addCustomerDocument: (call) => addCustomerDocument(needs, call),
  downloadCustomerDocument: (call) => downloadCustomerDocument(needs, call),
  removeCustomerDocument: (call) => removeCustomerDocument(needs, call),
});
