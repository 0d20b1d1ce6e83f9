import { formatLei, type Bani } from '@dosar/kernel/money';
import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Letter } from '#src/areas/settlement/index.ts';

/** What the letter that accepts an estimate says. */
export type AcceptanceFacts = {
  organisation: string;
  color: string;
  claimFileNo: string;
  /** The car as people call it, with its plate. */
  vehicle: string | null;
  shopName: string;
  fileName: string;
  roundNo: number;
  date: LocalDate;
  lines: readonly Pick<Schema<'EstimateLine'>, 'name' | 'amount_bani' | 'agreed_bani'>[];
  /** Hundredths of a percent; none for whoever takes the VAT back. */
  vatShare: number;
  vatBani: Bani;
  totalBani: Bani;
  handler: string | null;
};

/** The letter to a repair shop: what is accepted of its estimate, line by line. It is written to Romanian shops. */
export function acceptanceLetter(facts: AcceptanceFacts): Letter {
  const { claimFileNo, roundNo, lines, vatBani, vatShare, vehicle, fileName } = facts;
  return {
    language: 'ro',
    organisation: { name: facts.organisation, color: facts.color },
    reference: `${claimFileNo}-D${roundNo}`,
    date: facts.date,
    recipient: { name: facts.shopName },
    title: `Acceptare deviz, dosar ${claimFileNo}`,
    opening: [
      `Acceptăm devizul dumneavoastră „${fileName}” (varianta ${roundNo}) pentru ${vehicle === null ? 'vehiculul din dosar' : `repararea autoturismului ${vehicle}`}, la sumele de mai jos.`,
    ],
    lines: [
      ...lines.map(({ name, amount_bani: asked, agreed_bani: agreed }) => ({
        name,
        detail: agreed === asked ? undefined : `în deviz ${formatLei(asked)}`,
        amountBani: agreed ?? 0,
      })),
      ...(vatBani === 0
        ? []
        : [{ name: `TVA ${String(vatShare / 100).replace('.', ',')} %`, amountBani: vatBani }]),
    ],
    totalBani: facts.totalBani,
    closing: [
      vatBani === 0
        ? 'Păgubitul își deduce TVA: factura se plătește fără TVA.'
        : 'Sumele sunt în lei; TVA este cea de la data prețurilor din notă.',
      'Avariile ascunse, care se văd după demontare, se constată înainte de reparație. Lucrările care nu sunt în această scrisoare se plătesc numai dacă le acceptăm în scris.',
    ],
    signature: ['Cu stimă,', ...(facts.handler === null ? [] : [facts.handler]), facts.organisation],
  };
}
