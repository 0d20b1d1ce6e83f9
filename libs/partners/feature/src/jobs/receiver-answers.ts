import { emailAnswer, optionalText, reason } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

/** Who gets a job, as the form asks for it: a proposed partner by its id, a shop that is typed, or nobody yet. */
export const otherShop = 'other';
export const nobodyYet = 'later';

const shape = {
  who: z.string(),
  shop_name: optionalText({ max: 120 }),
  shop_phone: optionalText({ max: 20 }),
  shop_email: emailAnswer,
  shop_address: optionalText({ max: 200 }),
  reason: optionalText({ max: 500 }),
};
type Typed = z.output<z.ZodMiniObject<typeof shape>>;

/** The answers of the choice; nothing is chosen beforehand. */
export const noChoice = {
  who: '',
  shop_name: '',
  shop_phone: '',
  shop_email: '',
  shop_address: '',
  reason: '',
};

export const receiverShape = shape;

const missing = (path: keyof Typed) => ({ path: [path], error: reason('required') });
const isChosen = ({ who }: Typed) => who !== '' && who !== nobodyYet;

/** Somebody has to be chosen; a typed shop needs its name, and every choice its reason. */
export const receiverChecks = [
  z.refine<Typed>(({ who }) => who !== '', missing('who')),
  z.refine<Typed>(
    ({ who, shop_name: name }) => who !== otherShop || name.trim().length >= 2,
    missing('shop_name'),
  ),
  z.refine<Typed>((typed) => !isChosen(typed) || typed.reason.trim().length >= 3, missing('reason')),
] as const;

/** What the server is told of the choice; null while nobody is chosen. */
export function receiverOf(typed: Typed): Schema<'PartnerJobReceiver'> | null {
  if (!isChosen(typed)) return null;
  const orNull = (text: string) => text.trim() || null;
  const isTyped = typed.who === otherShop;
  return {
    partner_id: isTyped ? null : typed.who,
    shop: isTyped
      ? {
          name: typed.shop_name.trim(),
          phone: orNull(typed.shop_phone),
          email: orNull(typed.shop_email),
          address: orNull(typed.shop_address),
        }
      : null,
    reason: typed.reason.trim(),
  };
}
