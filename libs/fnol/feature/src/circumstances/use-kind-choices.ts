import { useIntl, type MessageDescriptor } from 'react-intl';
import { accidentKinds } from './accident-kinds.ts';
import { messages } from './messages.ts';

type Words = { label: MessageDescriptor; hint?: MessageDescriptor };

const words: Record<(typeof accidentKinds)[number], Words> = {
  hit_by_other: { label: messages.hitByOther, hint: messages.hitByOtherHint },
  hit_other: { label: messages.hitOther },
  own_car: { label: messages.ownCar, hint: messages.ownCarHint },
  glass: { label: messages.glass, hint: messages.glassHint },
  nature: { label: messages.nature },
  theft: { label: messages.theft, hint: messages.theftHint },
};

/** The kinds of accident as choices of a field. */
export function useKindChoices() {
  const { formatMessage: t } = useIntl();
  return accidentKinds.map((value) => {
    const { label, hint } = words[value];
    return { value, label: t(label), ...(hint && { hint: t(hint) }) };
  });
}
