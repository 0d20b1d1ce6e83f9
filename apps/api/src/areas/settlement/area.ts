import { keptStatementsEntry } from './bank/kept-statements.ts';
import { defineArea } from '#src/composition/define-area.ts';
import { fileStoreOf } from '#src/open-file-store.ts';
import { personalNumbers } from '#src/kernel/keys/personal-numbers.ts';
import { assistantKnowledge } from './assistant-knowledge.ts';
import { accountEntries } from './account/account-entries.ts';
import { constraintRefusals } from './constraint-refusals.ts';
import { refuseClaim } from './refuse-claim.ts';
import { timelineKinds } from '../claims/extension-points.ts';
import { messageReasons } from '../messages/extension-points.ts';
import { answerOfOffer, guestPaymentTerm } from './offer/answer-of-offer.ts';
import { bankJobs, bankSchedules } from './bank/bank-jobs.ts';
import { offerLink } from './offer/offer-link.ts';
import { orderCheckedInvoices } from './partner-payment/order-invoice.ts';
import { problemTexts } from './problem-texts.ts';
import { moneyApprovals } from './steps/money-approvals.ts';
import { moneyGuards } from './steps/money-guards.ts';
import { settlementRoutes } from './routes.ts';
import { payingAccountStartCheck } from './start-check.ts';
import { sendOfferStep } from './steps/send-offer-step.ts';

export const area = defineArea({
  name: 'settlement',
  problemTexts,
  tables: [
    'account_confirmation',
    'bank_line_decision',
    'bank_line_decision_part',
    'bank_statement',
    'bank_statement_line',
    'claim_money',
    'coverage',
    'csv_layout',
    'ledger_entry',
    'offer',
    'offer_objection_document',
    'partner_account',
    'partner_account_change',
    'paying_account',
    'paying_account_change',
    'payment',
    'payment_export',
    'payment_order',
    'recorded_bank_line',
    'recovery',
    'recovery_receipt',
    'reserve_change',
  ],
  reads: [
    'app_user',
    'assignment',
    'claim_file',
    'contact_channel',
    'document',
    'event',
    'organisation',
    'party',
    'transition',
    'vehicle',
    'vehicle_brand',
  ],
  routes: ({ env, db, files, serverKey }) =>
    settlementRoutes({
      db,
      files,
      numbers: personalNumbers(serverKey),
      serverKey,
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
  subscriptions: () => [orderCheckedInvoices],
  jobs: bankJobs,
  schedules: bankSchedules,
  contributions: (env) => [
    ...assistantKnowledge,
    ...moneyGuards,
    keptStatementsEntry,
    payingAccountStartCheck,
    refuseClaim({
      files: fileStoreOf(env),
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
    ...constraintRefusals,
    ...accountEntries,
    offerLink,
    answerOfOffer,
    guestPaymentTerm,
    ...moneyApprovals,
    sendOfferStep({
      files: fileStoreOf(env),
      trackerOrigin: env.TRACKER_ORIGIN,
      mailFrom: env.MAIL_FROM,
      smsSender: env.SMS_SENDER,
    }),
    timelineKinds.entry({ kind: 'payment' }),
    messageReasons.entry({
      code: 'offer',
      name: { ro: 'Ofertă de despăgubire', en: 'Settlement offer' },
      channels: ['email', 'sms'],
    }),
  ],
});
