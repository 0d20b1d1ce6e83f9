import type { OpenWindow, WindowProps } from '../money/open-window.ts';
import { AmountDialog, CoverageDialog, ReserveDialog } from './amount-dialogs.tsx';
import { AskClaimantDialog, ConfirmAccountDialog } from './account-dialogs.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { DifferenceDialog } from './difference-dialog.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OrderDialog, UndisputedDialog } from './order-dialogs.tsx';
import { CancelOrderDialog, CorrectDialog, PayDialog } from './payment-dialogs.tsx';
import {
  ClaimRecoveryDialog,
  CorrectReceiptDialog,
  GiveUpDialog,
  ReceiptDialog,
} from './receipt-dialogs.tsx';
import { AddRecoveryDialog, ChangeRecoveryDialog } from './recovery-dialog.tsx';
import { ApprovalDialog, SendOfferDialog } from './send-dialogs.tsx';

/** The window that is open over the section. */
export function MoneyWindow({ window, ...props }: WindowProps & { window: OpenWindow }) {
  switch (window.kind) {
    case 'amount':
      return <AmountDialog {...props} />;
    case 'reserve':
      return <ReserveDialog {...props} />;
    case 'coverage':
      return <CoverageDialog {...props} />;
    case 'difference':
      return <DifferenceDialog {...props} />;
    case 'offer':
      return <OfferDialog {...props} {...(window.offer && { offer: window.offer })} />;
    case 'send':
      return <SendOfferDialog {...props} offer={window.offer} />;
    case 'approval':
      return <ApprovalDialog {...props} offer={window.offer} />;
    case 'answer':
      return <AnswerDialog {...props} offer={window.offer} />;
    case 'confirm_account':
      return <ConfirmAccountDialog {...props} offerId={window.offerId} account={window.account} />;
    case 'ask_claimant':
      return <AskClaimantDialog {...props} offerId={window.offerId} account={window.account} />;
    case 'order':
      return <OrderDialog {...props} offer={window.offer} payable={window.payable} />;
    case 'undisputed':
      return <UndisputedDialog {...props} offer={window.offer} payable={window.payable} />;
    case 'pay':
      return <PayDialog {...props} order={window.order} />;
    case 'cancel':
      return <CancelOrderDialog {...props} order={window.order} />;
    case 'correct':
      return <CorrectDialog {...props} payment={window.payment} />;
    default:
      return <RecoveryWindow {...props} window={window} />;
  }
}

type RecoveryWindowProps = WindowProps & {
  window: Extract<OpenWindow, { kind: 'recovery' | 'claim' | 'receipt' | 'give_up' | 'correct_receipt' }>;
};

/** The window about money that is to come back. */
function RecoveryWindow({ window, ...props }: RecoveryWindowProps) {
  switch (window.kind) {
    case 'recovery':
      return window.recovery === undefined ? (
        <AddRecoveryDialog {...props} />
      ) : (
        <ChangeRecoveryDialog {...props} recovery={window.recovery} />
      );
    case 'claim':
      return <ClaimRecoveryDialog {...props} recovery={window.recovery} />;
    case 'receipt':
      return <ReceiptDialog {...props} recovery={window.recovery} />;
    case 'give_up':
      return <GiveUpDialog {...props} recovery={window.recovery} />;
    case 'correct_receipt':
      return <CorrectReceiptDialog {...props} receipt={window.receipt} />;
  }
}
