export { partnerRates } from './directory/partner-rates.ts';
export { recordPartnerAccount } from './directory/partner-account-change.ts';
export { findPartnerChoices } from './partner-repository.ts';
export { findSpecialHandlers } from './special-handler-repository.ts';
export { compareFiles } from './special/rematch/compare-files.ts';
export { matchFile } from './special/file/match-file.ts';
export { judgePartner } from './special/rules/allowed-partner.ts';
