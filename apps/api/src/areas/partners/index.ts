export { findPartnerChoices } from './partner-repository.ts';
