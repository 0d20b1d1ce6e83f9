import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { DemoPart } from '../demo-part.ts';

/** A statement of account with its IBAN marked, as the demo insurer would like to get it. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="540">
  <rect width="720" height="540" fill="#dfe5ea"/>
  <rect x="150" y="40" width="420" height="470" fill="#ffffff" stroke="#c3ccd4"/>
  <rect x="180" y="70" width="120" height="26" fill="#283593"/>
  <g fill="#c9d1d8"><rect x="180" y="120" width="240" height="12"/><rect x="180" y="144" width="190" height="12"/></g>
  <rect x="172" y="178" width="376" height="52" rx="6" fill="#fff4d6" stroke="#b7791f" stroke-width="3"/>
  <text x="188" y="211" font-family="monospace" font-size="21" fill="#22262a">RO49 AAAA 1B31 0075 9384 0000</text>
  <g fill="#d8dee4"><rect x="180" y="262" width="360" height="10"/><rect x="180" y="288" width="360" height="10"/>
    <rect x="180" y="314" width="360" height="10"/><rect x="180" y="340" width="360" height="10"/>
    <rect x="180" y="366" width="260" height="10"/></g>
  <rect x="180" y="420" width="150" height="44" fill="none" stroke="#283593" stroke-width="3"/>
</svg>`;

/** One kind of document shows claimants a picture of the insurer's own; the others show the drawn ones. */
export const demoPart: DemoPart = {
  name: 'documents',
  async seed(tx, { orgId, orgCode, moments }) {
    if (orgCode !== 'demo') return;
    const picture = await sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
    const hash = createHash('sha256').update(picture).digest('hex');
    await sql`
      insert into doc_example_picture (org_id, content_hash, content, stored_at)
      values (${orgId}, ${hash}, ${picture.toString('base64')}, ${moments.now})`.execute(tx);
    await sql`
      update doc_type set example_hash = ${hash}, example_alt_ro = 'Extras de cont cu IBAN-ul încadrat',
        example_alt_en = 'Statement of account with its IBAN framed'
      where org_id = ${orgId} and doc_type_code = 'bank_account'`.execute(tx);
  },
};
