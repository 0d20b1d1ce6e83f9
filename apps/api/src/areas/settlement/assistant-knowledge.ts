import { formatLei } from '@dosar/kernel/money';
import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import {
  factKnowledge,
  fileKnowledge,
  filePath,
  type FileQuestion,
  type FileSentence,
  type ToldFact,
} from '../assistant/extension-points.ts';
import { moneyForReader } from './ledger/money-for-reader.ts';

type Money = Schema<'Money'>;

/** Those who may open the money of a file, as its page has it. */
const readers = ['claims.handler', 'AC.Assessor', 'finance.payments', '*.manager'];

const lei = (bani: number | null) => (bani === null ? null : formatLei(bani));

async function readMoney(question: FileQuestion): Promise<Money | undefined> {
  const { tx, caller, now, claimFileId } = question;
  if (!readers.some((condition) => meetsRoleCondition(caller.roles, condition))) return undefined;
  return moneyForReader({ tx, caller, now }, claimFileId);
}

const page = (question: FileQuestion) => ({
  title: { ro: 'Banii dosarului', en: 'Money of the file' }[question.language],
  path: filePath(question, 'money'),
});

const closed = { ro: 'rolul dumneavoastră nu vede această sumă', en: 'your role does not see this sum' };

/** A sum of the file; one that an assessor does not read is said to be closed, never to be missing. */
const ofMoney = (
  name: BilingualText,
  valueOf: (money: Money, language: Language) => string | null,
  isForNote = false,
) =>
  async function tellOfMoney(question: FileQuestion): Promise<ToldFact[]> {
    const money = await readMoney(question);
    const isOpen = money !== undefined && (isForNote || money.extent === 'whole');
    const value = isOpen ? valueOf(money, question.language) : closed[question.language];
    return [{ name, value, source: page(question) }];
  };

const offerStates: Record<Schema<'OfferState'>, BilingualText> = {
  draft: { ro: 'ciornă', en: 'draft' },
  asked: { ro: 'așteaptă aprobarea', en: 'waits for approval' },
  approved: { ro: 'aprobată, netrimisă', en: 'approved, not sent' },
  issued: { ro: 'trimisă, fără răspuns', en: 'sent, no answer yet' },
  accepted: { ro: 'acceptată', en: 'accepted' },
  contested: { ro: 'contestată', en: 'contested' },
  replaced: { ro: 'înlocuită', en: 'replaced' },
};

const lastOffer = ({ offers }: Money) =>
  offers
    .filter(({ state }) => state !== 'replaced')
    .toSorted((one, other) => other.offer_no - one.offer_no)[0];

function offerSum(money: Money, language: Language): string | null {
  const offer = lastOffer(money);
  return offer === undefined
    ? null
    : `${formatLei(offer.amount_bani)} (${offerStates[offer.state][language]})`;
}

function offerState(money: Money, language: Language): string | null {
  const offer = lastOffer(money);
  if (offer === undefined) return { ro: 'nu există nicio ofertă', en: 'there is no offer' }[language];
  const at = offer.answered_at ?? offer.issued_at;
  const day = at === null ? '' : `, ${formatInstant(new Date(at))}`;
  return `${offerStates[offer.state][language]}${day}`;
}

function vehicleTerm(money: Money, term: 'deductible_bani' | 'limit_bani'): string | null {
  return lei(money.coverages.find(({ coverage_code: code }) => code === 'vehicle')?.[term] ?? null);
}

function payee({ orders }: Money): string | null {
  const names = orders.filter(({ state }) => state !== 'cancelled').map(({ payee_name: name }) => name);
  return [...new Set(names)].join(', ');
}

const noMoney = { ro: 'nimic', en: 'nothing' };

/** The sums of a file in one sentence, as far as the reader sees them. */
async function tellOfSums(question: FileQuestion): Promise<FileSentence[]> {
  const money = await readMoney(question);
  if (money === undefined) return [];
  const { language } = question;
  const named = [
    [{ ro: 'estimat', en: 'estimated' }, money.estimated_bani],
    [{ ro: 'agreat', en: 'agreed' }, money.agreed_bani],
    [{ ro: 'plătit', en: 'paid' }, money.paid_bani],
    [{ ro: 'rezervă', en: 'reserve' }, money.reserve_bani],
  ] as const;
  const sums = named.flatMap(([name, bani]) =>
    bani === null ? [] : [`${name[language]} **${formatLei(bani)}**`],
  );
  if (sums.length === 0) return [];
  const text = `${{ ro: 'Bani', en: 'Money' }[language]}: ${sums.join(', ')}.`;
  return [{ topic: 'summary', position: 40, text, source: page(question) }];
}

/** What the assistant knows of the money of a file, with the reader's own rights. */
export const assistantKnowledge = [
  fileKnowledge.entry({ topics: ['summary'], tell: tellOfSums }),
  factKnowledge({
    reserve: ofMoney({ ro: 'Rezervă', en: 'Reserve' }, ({ reserve_bani: bani }) => lei(bani)),
    estimate: ofMoney({ ro: 'Estimat', en: 'Estimated' }, ({ estimated_bani: bani }) => lei(bani), true),
    agreed: ofMoney({ ro: 'Agreat', en: 'Agreed' }, ({ agreed_bani: bani }) => lei(bani), true),
    deductible: ofMoney(
      { ro: 'Franșiză', en: 'Deductible' },
      (money) => vehicleTerm(money, 'deductible_bani'),
      true,
    ),
    coverage_limit: ofMoney(
      { ro: 'Limita acoperirii', en: 'Limit of the cover' },
      (money) => vehicleTerm(money, 'limit_bani'),
      true,
    ),
    offered: ofMoney({ ro: 'Oferit', en: 'Offered' }, offerSum),
    offer_state: ofMoney({ ro: 'Oferta', en: 'The offer' }, offerState),
    paid: ofMoney(
      { ro: 'Plătit', en: 'Paid' },
      ({ paid_bani: bani }, language) => lei(bani) ?? noMoney[language],
    ),
    payee: ofMoney({ ro: 'Beneficiarul plății', en: 'Payee' }, payee),
    to_pay: ofMoney({ ro: 'De plătit acum', en: 'To be paid now' }, ({ payable }, language) =>
      payable === null ? noMoney[language] : formatLei(payable.amount_bani),
    ),
    recourse: ofMoney(
      { ro: 'Regres', en: 'Recourse' },
      ({ recourse_bani: bani, recovered_bani: back }, language) =>
        bani === null
          ? null
          : `${formatLei(bani)}, ${{ ro: 'recuperat', en: 'recovered' }[language]} ${formatLei(back ?? 0)}`,
    ),
  }),
];
