export { noticeDay } from './legal-notice.ts';
export {
  daysLate,
  legalDueDate,
  penaltyFor,
  ruleFor,
  type DayKind,
  type LegalRule,
  type LegalTerm,
} from './legal-rule.ts';
