// Generated from openapi/ by `npm run generate`. Do not edit.

import type { Operation } from '../client/operation.ts';

/** Partners by name, page by page. */
export const browsePartnerDirectory: Operation<'browsePartnerDirectory'> = {
  id: 'browsePartnerDirectory',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/browsePartnerDirectory',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** A partner with everything that the directory knows of it. */
export const getPartner: Operation<'getPartner'> = {
  id: 'getPartner',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/getPartner/{partner_id}',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** Who changed what of a partner, the newest first. */
export const browsePartnerChanges: Operation<'browsePartnerChanges'> = {
  id: 'browsePartnerChanges',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/browsePartnerChanges/{partner_id}',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** Add a partner. */
export const addPartner: Operation<'addPartner'> = {
  id: 'addPartner',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/addPartner',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** Change what is known of a partner. */
export const savePartner: Operation<'savePartner'> = {
  id: 'savePartner',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/savePartner/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** Give a partner no new work, and say why. */
export const suspendPartner: Operation<'suspendPartner'> = {
  id: 'suspendPartner',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/suspendPartner/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** Give a suspended partner new work again. */
export const resumePartner: Operation<'resumePartner'> = {
  id: 'resumePartner',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/resumePartner/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** Keep a document of a partner. */
export const addPartnerDocument: Operation<'addPartnerDocument'> = {
  id: 'addPartnerDocument',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/addPartnerDocument/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** A document of a partner. */
export const downloadPartnerDocument: Operation<'downloadPartnerDocument'> = {
  id: 'downloadPartnerDocument',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/downloadPartnerDocument/{partner_document_id}',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** Forget a document of a partner for good. */
export const removePartnerDocument: Operation<'removePartnerDocument'> = {
  id: 'removePartnerDocument',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/removePartnerDocument/{partner_document_id}',
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** The documents of a special customer, such as contracts. */
export const browseCustomerDocuments: Operation<'browseCustomerDocuments'> = {
  id: 'browseCustomerDocuments',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/browseCustomerDocuments/{special_customer_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** Put a document on a special customer. */
export const addCustomerDocument: Operation<'addCustomerDocument'> = {
  id: 'addCustomerDocument',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/addCustomerDocument/{special_customer_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** A document of a special customer. */
export const downloadCustomerDocument: Operation<'downloadCustomerDocument'> = {
  id: 'downloadCustomerDocument',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/downloadCustomerDocument/{document_id}',
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Forget a document of a special customer; who removed it and when stays. */
export const removeCustomerDocument: Operation<'removeCustomerDocument'> = {
  id: 'removeCustomerDocument',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/removeCustomerDocument/{document_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Which work the reader of a link is asked to grade, and until when. */
export const readGradeRequest: Operation<'readGradeRequest'> = {
  id: 'readGradeRequest',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerGrade/readGradeRequest',
  access: { callers: ['public'] },
};

/** Grade the work of a partner, once. */
export const gradeJob: Operation<'gradeJob'> = {
  id: 'gradeJob',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerGrade/gradeJob',
  access: { callers: ['public'] },
};

/** Ask the reader of a link for no grade any more. */
export const stopGradeRequests: Operation<'stopGradeRequests'> = {
  id: 'stopGradeRequests',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerGrade/stopGradeRequests',
  access: { callers: ['public'] },
};

/** What a file of partners would do, line by line. */
export const previewPartners: Operation<'previewPartners'> = {
  id: 'previewPartners',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/previewPartners',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** Add and change partners by a file. */
export const importPartners: Operation<'importPartners'> = {
  id: 'importPartners',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/importPartners',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** The special customer whose claim is being taken in, and what it asks for. */
export const recogniseAtIntake: Operation<'recogniseAtIntake'> = {
  id: 'recogniseAtIntake',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/recogniseAtIntake',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'claims.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Repair shops for a claim that is being taken in, each with the reasons for and against it. */
export const proposeAtIntake: Operation<'proposeAtIntake'> = {
  id: 'proposeAtIntake',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerJob/proposeAtIntake',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', 'claims.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** What partners do for a claim file. */
export const browseJobsOfFile: Operation<'browseJobsOfFile'> = {
  id: 'browseJobsOfFile',
  tag: 'partners',
  method: 'GET',
  path: '/api/partnerJob/browseJobsOfFile/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager', 'finance.payments'],
    refuses: ['preview_only', 'external'],
  },
};

/** Partners for a kind of work on a claim file, each with the reasons for and against it. */
export const proposePartners: Operation<'proposePartners'> = {
  id: 'proposePartners',
  tag: 'partners',
  method: 'GET',
  path: '/api/partnerJob/proposePartners/{assignment_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Ask a partner for work on a claim file. */
export const makeJob: Operation<'makeJob'> = {
  id: 'makeJob',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerJob/makeJob/{assignment_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Do the next thing to a job, or write down what the partner told by phone. */
export const actOnJob: Operation<'actOnJob'> = {
  id: 'actOnJob',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerJob/actOnJob/{partner_job_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Note that the invoice of a job is paid. */
export const payJob: Operation<'payJob'> = {
  id: 'payJob',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerJob/payJob/{partner_job_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['finance.payments'], refuses: ['impersonating', 'external'] },
};

/** Send a shop without users a new link to its job. */
export const sendJobLink: Operation<'sendJobLink'> = {
  id: 'sendJobLink',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerJob/sendJobLink/{partner_job_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Withdraw the link of a job. */
export const revokeJobLink: Operation<'revokeJobLink'> = {
  id: 'revokeJobLink',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerJob/revokeJobLink/{partner_job_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Jobs whose next step is overdue, the longest first. */
export const browseLateJobs: Operation<'browseLateJobs'> = {
  id: 'browseLateJobs',
  tag: 'partners',
  method: 'GET',
  path: '/api/partnerJob/browseLateJobs',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager', 'finance.payments', 'org.partner_admin'],
    refuses: ['preview_only', 'external'],
  },
};

/** How often each partner was proposed and chosen. */
export const countChoices: Operation<'countChoices'> = {
  id: 'countChoices',
  tag: 'partners',
  method: 'GET',
  path: '/api/partnerJob/countChoices',
  access: { callers: ['staff'], roles: ['org.partner_admin', '*.manager'], feature: 'partners' },
};

/** What the handler and the partner of a job have written to each other. */
export const browseJobMessages: Operation<'browseJobMessages'> = {
  id: 'browseJobMessages',
  tag: 'partners',
  method: 'GET',
  path: '/api/partnerJob/browseJobMessages/{partner_job_id}',
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Write to the partner of a job. */
export const writeJobMessage: Operation<'writeJobMessage'> = {
  id: 'writeJobMessage',
  tag: 'partners',
  method: 'POST',
  path: '/api/partnerJob/writeJobMessage/{partner_job_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['claims.handler', '*.manager'],
    refuses: ['preview_only', 'external'],
  },
};

/** Jobs that a partner has and that are not done, the nearest day first. */
export const browseOpenJobsOfPartner: Operation<'browseOpenJobsOfPartner'> = {
  id: 'browseOpenJobsOfPartner',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/browseOpenJobsOfPartner/{partner_id}',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** What happens to offers that nobody answers. */
export const getPartnerJobSettings: Operation<'getPartnerJobSettings'> = {
  id: 'getPartnerJobSettings',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/getPartnerJobSettings',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** Say what happens to offers that nobody answers. */
export const savePartnerJobSettings: Operation<'savePartnerJobSettings'> = {
  id: 'savePartnerJobSettings',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/savePartnerJobSettings',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** The jobs that insurers have given to the caller's company. */
export const browseOwnJobs: Operation<'browseOwnJobs'> = {
  id: 'browseOwnJobs',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/browseOwnJobs',
  access: { callers: ['staff'], roles: ['partner.user'] },
};

/** The job whose link the guest came by. */
export const getGuestJob: Operation<'getGuestJob'> = {
  id: 'getGuestJob',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/getGuestJob',
  access: { callers: ['guest'] },
};

/** A job with what the company needs to do it. */
export const getOwnJob: Operation<'getOwnJob'> = {
  id: 'getOwnJob',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/getOwnJob/{partner_job_id}',
  access: { callers: ['guest', 'staff'], roles: ['partner.user'] },
};

/** Take a job, with the day on which it will be done. */
export const acceptOwnJob: Operation<'acceptOwnJob'> = {
  id: 'acceptOwnJob',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/acceptOwnJob/{partner_job_id}',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['partner.user'], refuses: ['impersonating'] },
};

/** Leave a job to somebody else, and say why. */
export const declineOwnJob: Operation<'declineOwnJob'> = {
  id: 'declineOwnJob',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/declineOwnJob/{partner_job_id}',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['partner.user'], refuses: ['impersonating'] },
};

/** Say how far the work on a job is. */
export const moveOwnJob: Operation<'moveOwnJob'> = {
  id: 'moveOwnJob',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/moveOwnJob/{partner_job_id}',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['partner.user'], refuses: ['impersonating'] },
};

/** Send what a job will cost. */
export const sendOwnEstimate: Operation<'sendOwnEstimate'> = {
  id: 'sendOwnEstimate',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/sendOwnEstimate/{partner_job_id}',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['partner.user'], refuses: ['impersonating'] },
};

/** Send the invoice of a job. */
export const sendOwnInvoice: Operation<'sendOwnInvoice'> = {
  id: 'sendOwnInvoice',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/sendOwnInvoice/{partner_job_id}',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['partner.user'], refuses: ['impersonating'] },
};

/** Add a photo of the car. */
export const addOwnPhoto: Operation<'addOwnPhoto'> = {
  id: 'addOwnPhoto',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/addOwnPhoto/{partner_job_id}',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['partner.user'], refuses: ['impersonating'] },
};

/** Write to the handler of a job. */
export const writeOwnMessage: Operation<'writeOwnMessage'> = {
  id: 'writeOwnMessage',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/writeOwnMessage/{partner_job_id}',
  idempotent: true,
  access: { callers: ['guest', 'staff'], roles: ['partner.user'], refuses: ['impersonating'] },
};

/** A file of a job. */
export const downloadOwnJobFile: Operation<'downloadOwnJobFile'> = {
  id: 'downloadOwnJobFile',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/downloadOwnJobFile/{partner_job_id}/{partner_job_file_id}',
  access: { callers: ['guest', 'staff'], roles: ['partner.user'] },
};

/** The monthly pack of a special customer, to whom it goes and what was sent. */
export const getPacks: Operation<'getPacks'> = {
  id: 'getPacks',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/getPacks/{special_customer_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** Say to whom the monthly pack of a special customer goes. */
export const savePackPlan: Operation<'savePackPlan'> = {
  id: 'savePackPlan',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/savePackPlan/{special_customer_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Send the pack of a month now. */
export const sendPack: Operation<'sendPack'> = {
  id: 'sendPack',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/sendPack/{special_customer_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** A file of the pack of a month as it would be sent now. */
export const previewPack: Operation<'previewPack'> = {
  id: 'previewPack',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/previewPack/{special_customer_id}',
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** The account of a partner's own people, and who they are. */
export const getPartnerPeople: Operation<'getPartnerPeople'> = {
  id: 'getPartnerPeople',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/getPartnerPeople/{partner_id}',
  access: { callers: ['staff'], roles: ['org.partner_admin'], feature: 'partners' },
};

/** Open an account for a partner's own people and invite the first of them. */
export const openPartnerAccount: Operation<'openPartnerAccount'> = {
  id: 'openPartnerAccount',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/openPartnerAccount/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** Invite one more of a partner's people, or send the link once more. */
export const invitePartnerPerson: Operation<'invitePartnerPerson'> = {
  id: 'invitePartnerPerson',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/invitePartnerPerson/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** Let a partner's own people in no more. */
export const endPartnerAccount: Operation<'endPartnerAccount'> = {
  id: 'endPartnerAccount',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/endPartnerAccount/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** Let the people of a partner in again. */
export const reopenPartnerAccount: Operation<'reopenPartnerAccount'> = {
  id: 'reopenPartnerAccount',
  tag: 'partners',
  method: 'POST',
  path: '/api/partner/reopenPartnerAccount/{partner_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.partner_admin'],
    feature: 'partners',
    refuses: ['impersonating'],
  },
};

/** The last check of the open files against the special customers. */
export const getRematch: Operation<'getRematch'> = {
  id: 'getRematch',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/getRematch',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** The files that a check would change, page by page. */
export const browseRematchFiles: Operation<'browseRematchFiles'> = {
  id: 'browseRematchFiles',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/browseRematchFiles/{special_rematch_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** Check all open files against the special customers. */
export const startRematch: Operation<'startRematch'> = {
  id: 'startRematch',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/startRematch',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Carry out what a check has found, for all of its files or for chosen ones. */
export const applyRematch: Operation<'applyRematch'> = {
  id: 'applyRematch',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/applyRematch/{special_rematch_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** What is different for a special customer, or for the customers of each level. */
export const getSpecialRules: Operation<'getSpecialRules'> = {
  id: 'getSpecialRules',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialRule/getSpecialRules',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** What rules can name. */
export const getRuleChoices: Operation<'getRuleChoices'> = {
  id: 'getRuleChoices',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialRule/getRuleChoices',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** Add a rule of a customer or of a level. */
export const addSpecialRule: Operation<'addSpecialRule'> = {
  id: 'addSpecialRule',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialRule/addSpecialRule',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Change a rule. */
export const changeSpecialRule: Operation<'changeSpecialRule'> = {
  id: 'changeSpecialRule',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialRule/changeSpecialRule/{special_rule_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Remove a rule. */
export const removeSpecialRule: Operation<'removeSpecialRule'> = {
  id: 'removeSpecialRule',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialRule/removeSpecialRule/{special_rule_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Which rules act in a claim file, and why. */
export const getRulesOfFile: Operation<'getRulesOfFile'> = {
  id: 'getRulesOfFile',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialRule/getRulesOfFile/{claim_file_id}',
  access: { callers: ['staff'], refuses: ['preview_only', 'external'] },
};

/** How a partner has worked in the last 90 days, beside the 90 days before and the others of its county. */
export const getPartnerScore: Operation<'getPartnerScore'> = {
  id: 'getPartnerScore',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/getPartnerScore/{partner_id}',
  access: { callers: ['staff'], roles: ['org.partner_admin', '*.manager'], feature: 'partners' },
};

/** Partners that had work in the last 90 days, each with its score, by name. */
export const browsePartnerScores: Operation<'browsePartnerScores'> = {
  id: 'browsePartnerScores',
  tag: 'partners',
  method: 'GET',
  path: '/api/partner/browsePartnerScores',
  access: { callers: ['staff'], roles: ['org.partner_admin', '*.manager'], feature: 'partners' },
};

/** Special customers by name, page by page. */
export const browseSpecialCustomers: Operation<'browseSpecialCustomers'> = {
  id: 'browseSpecialCustomers',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/browseSpecialCustomers',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** A special customer with its entries. */
export const getSpecialCustomer: Operation<'getSpecialCustomer'> = {
  id: 'getSpecialCustomer',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/getSpecialCustomer/{special_customer_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** The plates of a special customer, in their order. */
export const browsePlates: Operation<'browsePlates'> = {
  id: 'browsePlates',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/browsePlates/{special_customer_id}',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** Add a special customer. */
export const addSpecialCustomer: Operation<'addSpecialCustomer'> = {
  id: 'addSpecialCustomer',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/addSpecialCustomer',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Change what is known of a special customer. */
export const saveSpecialCustomer: Operation<'saveSpecialCustomer'> = {
  id: 'saveSpecialCustomer',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/saveSpecialCustomer/{special_customer_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** End a special customer, or start it again. */
export const endSpecialCustomer: Operation<'endSpecialCustomer'> = {
  id: 'endSpecialCustomer',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/endSpecialCustomer/{special_customer_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Add an entry by which the files of a customer are recognised. */
export const addSpecialMatch: Operation<'addSpecialMatch'> = {
  id: 'addSpecialMatch',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/addSpecialMatch/{special_customer_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Remove an entry. */
export const removeSpecialMatch: Operation<'removeSpecialMatch'> = {
  id: 'removeSpecialMatch',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/removeSpecialMatch/{special_customer_id}',
  idempotent: true,
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Which special customer facts would match, and why. */
export const testMatch: Operation<'testMatch'> = {
  id: 'testMatch',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/testMatch',
  access: { callers: ['staff'], roles: ['org.configurator'], feature: 'special-customers' },
};

/** What a list of plates would change. */
export const previewPlates: Operation<'previewPlates'> = {
  id: 'previewPlates',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/previewPlates/{special_customer_id}',
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** Apply a list of plates that was previewed. */
export const importPlates: Operation<'importPlates'> = {
  id: 'importPlates',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/importPlates/{special_customer_id}',
  access: {
    callers: ['staff'],
    roles: ['org.configurator'],
    feature: 'special-customers',
    refuses: ['impersonating'],
  },
};

/** The special customer of a claim file, and why. */
export const getCustomerOfFile: Operation<'getCustomerOfFile'> = {
  id: 'getCustomerOfFile',
  tag: 'partners',
  method: 'GET',
  path: '/api/specialCustomer/getCustomerOfFile/{claim_file_id}',
  access: { callers: ['staff'], refuses: ['preview_only', 'external'] },
};

/** Say that a claim file does not belong to a special customer. */
export const refuseCustomerOfFile: Operation<'refuseCustomerOfFile'> = {
  id: 'refuseCustomerOfFile',
  tag: 'partners',
  method: 'POST',
  path: '/api/specialCustomer/refuseCustomerOfFile/{claim_file_id}',
  idempotent: true,
  access: { callers: ['staff'], roles: ['claims.handler', '*.manager'], refuses: ['external'] },
};
