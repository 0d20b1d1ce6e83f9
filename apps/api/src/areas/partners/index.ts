export { findPartnerChoices } from './partner-repository.ts';
export { findSpecialHandlers } from './special-handler-repository.ts';
export { judgePartner, type PartnerVerdict } from './special/rules/allowed-partner.ts';
