import { defineMessages } from 'react-intl';
import { differenceMessages } from '../money/difference-messages.ts';

const { own_payment, closes } = differenceMessages;

/** Why no difference is named, or a claim is not closed without one. */
export const differenceRefusals = {
  own_payment,
  sums_disagree: closes,
  ...defineMessages({
    wrong_sign: {
      id: 'settlement.difference.refusalWrongSign',
      description: 'Why a difference is not named',
      defaultMessage: 'This reason explains the other direction. Choose another reason.',
    },
    above_rounding: {
      id: 'settlement.difference.refusalAboveRounding',
      description: 'Why a difference is not named',
      defaultMessage: 'Rounding explains one leu at most.',
    },
    order_open: {
      id: 'settlement.difference.refusalOrderOpen',
      description: 'Why a difference is not named',
      defaultMessage: 'An order is still to be paid. Cancel it first.',
    },
    more_than_unpaid: {
      id: 'settlement.difference.refusalMoreThanUnpaid',
      description: 'Why a difference is not named',
      defaultMessage: 'It is more than what is left to pay of the accepted offer.',
    },
    more_than_paid: {
      id: 'settlement.difference.refusalMoreThanPaid',
      description: 'Why a difference is not named',
      defaultMessage: 'It is more than what was paid.',
    },
    more_than_named: {
      id: 'settlement.difference.refusalMoreThanNamed',
      description: 'Why a difference is not named',
      defaultMessage: 'It is more than the difference that is named.',
    },
  }),
};
