import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browsePartnerChanges, browsePartnerDirectory, getPartner } from './directory/browse-directory.ts';
import { addPartner, resumePartner, savePartner, suspendPartner } from './directory/change-partner.ts';
import { importPartners, previewPartners } from './directory/import/import-partners.ts';
import {
  addPartnerDocument,
  downloadPartnerDocument,
  removePartnerDocument,
} from './directory/partner-documents.ts';
import type { DocumentNeeds } from './document-needs.ts';
import { browseJobMessages, writeJobMessage } from './messages/job-messages.ts';
import type { OwnNeeds } from './own/act-on-own-job.ts';
import { ownRoutes } from './own/own-routes.ts';
import { actOnJob, payJob } from './jobs/act-on-job.ts';
import { browseJobsOfFile } from './jobs/browse-jobs.ts';
import { browseLateJobs } from './jobs/browse-late-jobs.ts';
import { countChoices } from './jobs/count-choices.ts';
import { makeJob } from './jobs/make-job.ts';
import { proposePartners } from './jobs/propose-partners.ts';
import { browsePlates, browseSpecialCustomers, getSpecialCustomer } from './special/browse-customers.ts';
import { addSpecialCustomer, endSpecialCustomer, saveSpecialCustomer } from './special/change-customer.ts';
import { addSpecialMatch, removeSpecialMatch, type EntryNeeds } from './special/change-entries.ts';
import { getCustomerOfFile, refuseCustomerOfFile } from './special/file/customer-of-file.ts';
import {
  addCustomerDocument,
  browseCustomerDocuments,
  downloadCustomerDocument,
  removeCustomerDocument,
} from './special/documents/customer-documents.ts';
import { getPacks, previewPack, savePackPlan, sendPack } from './special/pack/customer-packs.ts';
import { importPlates, previewPlates } from './special/plates/import-plates.ts';
import { getRuleChoices, getSpecialRules } from './special/rules/browse-rules.ts';
import { addSpecialRule, changeSpecialRule, removeSpecialRule } from './special/rules/change-rules.ts';
import { getRulesOfFile } from './special/rules/rules-of-file.ts';
import {
  applyRematch,
  browseRematchFiles,
  getRematch,
  startRematch,
} from './special/rematch/rematch-files.ts';
import { testMatch } from './special/test-match.ts';

/** The handlers of the area. */
export function partnersRoutes(needs: EntryNeeds & DocumentNeeds & OwnNeeds): RouteTable<'partners'> {
  return {
    browsePartnerDirectory,
    getPartner,
    browsePartnerChanges,
    addPartner,
    savePartner,
    suspendPartner,
    resumePartner,
    previewPartners,
    importPartners,
    addPartnerDocument: (call) => addPartnerDocument(needs, call),
    downloadPartnerDocument: (call) => downloadPartnerDocument(needs, call),
    removePartnerDocument: (call) => removePartnerDocument(needs, call),
    ...ownRoutes(needs),
    browseJobMessages,
    writeJobMessage,
    browseJobsOfFile,
    proposePartners,
    makeJob,
    actOnJob,
    payJob,
    browseLateJobs,
    countChoices,
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
  };
}
