import { formatLocalDate } from '@dosar/kernel/dates';
import { formatAmount, formatLei, fractionOf, type Bani } from '@dosar/kernel/money';
import { localDateOf } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';
import {
  damageSources,
  type ReckonedDamage,
  type SuggestedLine,
} from '#src/areas/settlement/extension-points.ts';
import {
  findAgreedEstimate,
  findClosedNote,
  type AgreedEstimate,
  type ClosedNote,
} from './closed-note-repository.ts';

/** What the damage of a file comes to: by the estimate that was agreed with the shop, else by the note that was closed last. */
export const damageOfNote = damageSources.entry({
  hasClosedNote: async (tx, file) => (await findClosedNote(tx, file)) !== undefined,
  async reckoned(tx, file, language) {
    const note = await findClosedNote(tx, file);
    if (note === undefined) return undefined;
    if (note.total_loss === 'approved') return totalLossOf(note, language);
    const agreed = await findAgreedEstimate(tx, { ...file, assignmentId: note.assignment_id });
    return agreed === undefined ? repairOf(note, language) : agreementOf(note, agreed, language);
  },
});

const words = {
  ro: {
    note: (day: string) => `nota de constatare din ${day}`,
    supplement: (no: number, day: string) => `suplimentul S${no} din ${day}`,
    parts: 'piese',
    labour: 'manoperă',
    paint: 'vopsitorie',
    sublet: 'terți',
    of: 'din',
    wear: 'uzura pieselor',
    agreed: (shop: string, day: string) => `deviz agreat cu ${shop} la ${day}`,
    value: 'daună totală: valoarea vehiculului la data daunei',
    residual: 'valoarea epavei',
  },
  en: {
    note: (day: string) => `damage note of ${day}`,
    supplement: (no: number, day: string) => `supplement S${no} of ${day}`,
    parts: 'parts',
    labour: 'labour',
    paint: 'paint',
    sublet: 'sublet',
    of: 'of',
    wear: 'wear of parts',
    agreed: (shop: string, day: string) => `estimate agreed with ${shop} on ${day}`,
    value: 'total loss: value of the vehicle when it was damaged',
    residual: 'value of what is left of it',
  },
} as const;

/** As much as a line of an offer says of how it was reckoned. */
const longestNote = 120;

function repairOf(note: ClosedNote, language: Language): ReckonedDamage {
  const { totals } = note;
  const { net_bani: net, betterment_bani: wear, vat_bani: vat, gross_bani: gross } = totals;
  return {
    amountBani: gross,
    isTotalLoss: false,
    lines: [
      ...line('repair', net + wear, repairNote(note, language)),
      ...line('wear', wear, `${words[language].wear}, ${nameOf(note, language)}`),
      ...vatLine(vat, totals.vat_share, net, language),
    ],
    deductibleBani: totals.deductible_bani,
  };
}

function agreementOf(note: ClosedNote, agreed: AgreedEstimate, language: Language): ReckonedDamage {
  const { vat_share: share, deductible_bani: deductible } = note.totals;
  const net = agreed.agreed_total_bani;
  const vat = note.recovers_vat ? 0 : fractionOf(net, share, 10_000);
  return {
    amountBani: net + vat,
    isTotalLoss: false,
    lines: [
      ...line('repair', net, words[language].agreed(agreed.shop_name, dayOf(agreed.agreed_at))),
      ...vatLine(vat, share, net, language),
    ],
    deductibleBani: deductible,
  };
}

/** The vehicle is paid instead of its repair, less what is left of it; without a value nothing is proposed. */
function totalLossOf(note: ClosedNote, language: Language): ReckonedDamage | undefined {
  const { value_bani: value, residual_bani: residual, totals } = note;
  if (value === null) return undefined;
  const left = residual ?? 0;
  return {
    amountBani: value - left,
    isTotalLoss: true,
    lines: [
      ...line('other', value, `${words[language].value}, ${nameOf(note, language)}`),
      ...line('residual', left, words[language].residual),
    ],
    deductibleBani: totals.deductible_bani,
  };
}

function line(code: SuggestedLine['code'], amount: Bani, note: string): SuggestedLine[] {
  return amount > 0 ? [{ code, note: note.slice(0, longestNote), amount_bani: amount }] : [];
}

function vatLine(vat: Bani, share: number, net: Bani, language: Language): SuggestedLine[] {
  const percent = String(share / 100);
  return line(
    'vat',
    vat,
    `${language === 'ro' ? percent.replace('.', ',') : percent} % ${words[language].of} ${formatLei(net)}`,
  );
}

const dayOf = (at: Date) => formatLocalDate(localDateOf(at));

function nameOf({ supplement_no: no, committed_at: at }: ClosedNote, language: Language): string {
  return no === 0 ? words[language].note(dayOf(at)) : words[language].supplement(no, dayOf(at));
}

/** The note by its day and what its sum is made of; by its day alone where that would be too long. */
function repairNote(note: ClosedNote, language: Language): string {
  const { totals } = note;
  const { parts, labour, paint, sublet } = words[language];
  const made: readonly (readonly [string, Bani])[] = [
    [parts, totals.parts_bani - totals.discount_bani],
    [labour, totals.body_bani + totals.mechanic_bani + totals.electric_bani],
    [paint, totals.paint_bani + totals.material_bani],
    [sublet, totals.sublet_bani],
  ];
  const sum = made
    .filter(([, bani]) => bani > 0)
    .map(([name, bani]) => `${name} ${formatAmount(bani)}`)
    .join(' + ');
  const whole = `${nameOf(note, language)}: ${sum}`;
  return sum !== '' && whole.length <= longestNote ? whole : nameOf(note, language);
}
