import * as z from 'zod';
import { formatLei } from '@dosar/kernel/money';
import { transitionGuard, type MissingFact } from '#src/areas/assignments/extension-points.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { hasClosedNote } from '../extension-points.ts';
import { findMoneyFacts, type MoneyFacts } from './step-repository.ts';

/** A condition about the money of a file; its message refers to the section of the page. */
function moneyGuard(
  code: string,
  name: BilingualText,
  findMissing: (facts: MoneyFacts) => readonly BilingualText[],
) {
  return transitionGuard(z.literal(true), {
    code,
    words: { name, setting: 'flag' },
    async findMissing({ tx, orgId, claimFileId }) {
      const names = findMissing(await findMoneyFacts(tx, { orgId, claimFileId }));
      return names.map((missing): MissingFact => ({ code, name: missing, section: 'money' }));
    },
  });
}

/** A condition that one fact decides. */
const needs = (code: string, fact: keyof MoneyFacts, name: BilingualText) =>
  moneyGuard(code, name, (facts) => (facts[fact] ? [] : [name]));

/** What an offer says of the damage rests on a closed note; where there is none, the offer names the reason. */
const offerHasNote = transitionGuard(z.literal(true), {
  code: 'offer_has_note',
  words: {
    name: { ro: 'Oferta are o notă închisă sau un motiv', en: 'The offer has a closed note or a reason' },
    setting: 'flag',
  },
  async findMissing({ tx, ...file }) {
    const { isPreparedWithException } = await findMoneyFacts(tx, file);
    if (isPreparedWithException || (await hasClosedNote(tx, file))) return [];
    const name = {
      ro: 'Nota de constatare închisă, sau motivul ofertei fără ea',
      en: 'A closed damage note, or the reason for an offer without one',
    };
    return [{ code: 'offer_has_note', name, section: 'money' }];
  },
});

/** What has to be there before steps that are about money. */
export const moneyGuards = [
  moneyGuard(
    'offer_prepared',
    { ro: 'Oferta este calculată și aprobată', en: 'The offer is reckoned and approved' },
    ({ hasPreparedOffer, waitsForApproval }) => {
      if (hasPreparedOffer) return [];
      return waitsForApproval
        ? [{ ro: 'Aprobarea ofertei', en: 'The approval of the offer' }]
        : [{ ro: 'O ofertă calculată', en: 'An offer that was reckoned' }];
    },
  ),
  offerHasNote,
  needs('offer_accepted', 'hasAcceptedOffer', {
    ro: 'Acceptarea ofertei, înregistrată la Bani',
    en: 'The acceptance of the offer, recorded under Money',
  }),
  needs('offer_contested', 'hasContestedOffer', {
    ro: 'Contestația, înregistrată la Bani',
    en: 'The objection, recorded under Money',
  }),
  needs('payment_ordered', 'hasOrder', { ro: 'Un ordin de plată', en: 'A payment order' }),
  needs('payment_paid', 'hasPayment', { ro: 'O plată înregistrată', en: 'A recorded payment' }),
  moneyGuard(
    'money_settled',
    { ro: 'Banii dosarului sunt încheiați', en: 'The money of the claim is settled' },
    ({ reserveBani, hasOpenOrder, hasLetter, hasPayment, unnamedBani }) => [
      ...(reserveBani > 0
        ? [
            {
              ro: `Rezervă zero; mai sunt ${formatLei(reserveBani)}`,
              en: `No reserve left; there are ${formatLei(reserveBani)}`,
            },
          ]
        : []),
      ...(hasOpenOrder ? [{ ro: 'Ordinele de plată încheiate', en: 'The payment orders done' }] : []),
      ...(hasOpenOrder || unnamedBani === 0
        ? []
        : [
            {
              ro: `O diferență explicată la Bani: acceptat minus plătit face ${formatLei(unnamedBani)}`,
              en: `A named difference under Money: accepted less paid is ${formatLei(unnamedBani)}`,
            },
          ]),
      ...(hasLetter || hasPayment
        ? []
        : [{ ro: 'O scrisoare către păgubit sau o plată', en: 'A letter to the claimant, or a payment' }]),
    ],
  ),
];
