import { formatLei } from '@dosar/kernel/money';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { findShopOfFile } from './partner-repository.ts';

type Shop = NonNullable<Awaited<ReturnType<typeof findShopOfFile>>>;

/** Those who may open the jobs of a file, as its section has it. */
const readers = ['claims.handler', '*.manager', 'finance.payments'];

const lei = (bani: string | null) => (bani === null ? null : formatLei(Number(bani)));

/** Something of the shop that works on the car of a file. */
const ofShop = (name: BilingualText, valueOf: (shop: Shop) => string | null) =>
  async function tellOfShop(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language } = question;
    const shop = await findShopOfFile(tx, caller.orgId, claimFileId);
    const title = { ro: 'Dosarul', en: 'The file' }[language];
    return [{ name, value: shop && valueOf(shop), source: { title, path: filePath(question) } }];
  };

/** Something of its job, which not everybody may open. */
const ofJob = (name: BilingualText, valueOf: (shop: Shop) => string | null) =>
  async function tellOfJob(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language } = question;
    const title = { ro: 'Lucrările partenerilor', en: 'Jobs of partners' }[language];
    const source = { title, path: filePath(question, 'partners') };
    if (!readers.some((condition) => meetsRoleCondition(caller.roles, condition))) {
      const value = {
        ro: 'rolul dumneavoastră nu vede lucrările partenerilor',
        en: 'your role does not see jobs of partners',
      };
      return [{ name, value: value[language], source }];
    }
    const shop = await findShopOfFile(tx, caller.orgId, claimFileId);
    return [{ name, value: shop && valueOf(shop), source }];
  };

/** What the assistant answers about who repairs the car of a file. */
export const assistantKnowledge = [
  factKnowledge({
    shop: ofShop({ ro: 'Service', en: 'Repair shop' }, ({ name, locality }) =>
      [name, locality].filter((part) => part !== null).join(', '),
    ),
    shop_phone: ofShop(
      { ro: 'Telefonul service-ului', en: 'Phone of the repair shop' },
      ({ phone }) => phone,
    ),
    shop_email: ofShop(
      { ro: 'E-mailul service-ului', en: 'E-mail of the repair shop' },
      ({ email }) => email,
    ),
    shop_address: ofShop(
      { ro: 'Adresa service-ului', en: 'Address of the repair shop' },
      ({ address, locality }) => address ?? locality,
    ),
    shop_ready: ofJob(
      { ro: 'Mașina este gata pe', en: 'The car is ready on' },
      ({ promised_on: day }) => day,
    ),
    shop_quote: ofJob(
      { ro: 'Devizul service-ului', en: 'Estimate of the repair shop' },
      ({ quote_bani: bani }) => lei(bani),
    ),
    shop_invoice: ofJob(
      { ro: 'Factura service-ului', en: 'Invoice of the repair shop' },
      ({ invoice, invoice_bani: bani }) => (invoice === null ? null : `${invoice}, ${lei(bani) ?? ''}`),
    ),
  }),
];
