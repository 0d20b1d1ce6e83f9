import { sql, type Transaction } from 'kysely';
import type { EstimateMatch } from '@dosar/assessment-domain';
import type { EstimateColumns, ReadEstimateLine } from '@dosar/kernel/read-estimate';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A round of an estimate as it is stored, without its lines. */
export type EstimateRow = Omit<
  Schema<'ShopEstimate'>,
  'lines' | 'agreed_at' | 'created_at' | 'shop_total_bani' | 'agreed_total_bani'
> & {
  assignment_id: string;
  claim_file_id: string;
  agreed_at: Date | null;
  created_at: Date;
  shop_total_bani: number;
};

const columns = sql`estimate.shop_estimate_id, estimate.assignment_id, estimate.claim_file_id, estimate.round_no, estimate.state,
  estimate.row_version, estimate.shop_name, estimate.file_name, estimate.source, estimate.agreed_at, estimate.created_at,
  estimate.acceptance_document_id,
  person.full_name as created_by, (select coalesce(sum(amount_bani), 0)::float8 from estimate_line line
    where line.org_id = estimate.org_id and line.shop_estimate_id = estimate.shop_estimate_id) as shop_total_bani`;
const source = sql`shop_estimate estimate
  left join app_user person on person.org_id = estimate.org_id and person.user_id = estimate.created_by_user_id`;

/** The rounds of the estimate of an inspection, the newest first. */
export async function findRounds(tx: Tx, orgId: string, assignmentId: string): Promise<EstimateRow[]> {
  const { rows } = await sql<EstimateRow>`select ${columns} from ${source}
    where estimate.org_id = ${orgId} and estimate.assignment_id = ${assignmentId}
    order by estimate.round_no desc limit 50`.execute(tx);
  return rows;
}

/** A round of an estimate, held until the transaction ends. */
export async function lockEstimate(
  tx: Tx,
  orgId: string,
  estimateId: string,
): Promise<EstimateRow | undefined> {
  await sql`select from shop_estimate where org_id = ${orgId} and shop_estimate_id = ${estimateId} for update`.execute(
    tx,
  );
  const { rows } = await sql<EstimateRow>`select ${columns} from ${source}
    where estimate.org_id = ${orgId} and estimate.shop_estimate_id = ${estimateId}`.execute(tx);
  return rows[0];
}

/** The lines of an estimate in their order. */
export async function findEstimateLines(tx: Tx, orgId: string, estimateId: string) {
  const { rows } = await sql<Schema<'EstimateLine'>>`
    select estimate_line_id, code, name, quantity_hundredths, unit_price_bani::float8, hours_hundredths, amount_bani::float8,
      item_guid, confidence, agreed_bani::float8, reason_code, reason_note
    from estimate_line where org_id = ${orgId} and shop_estimate_id = ${estimateId} order by position limit 1000`.execute(
    tx,
  );
  return rows;
}

type NewEstimate = {
  orgId: string;
  assignmentId: string;
  claimFileId: string;
  roundNo: number;
  shopName: string;
  fileName: string;
  source: Schema<'ShopEstimate'>['source'];
  userId: string;
  now: Date;
  lines: readonly { line: ReadEstimateLine; match: EstimateMatch | null }[];
};

/** Stores a round with its lines; it takes the place of the one before. */
export async function insertEstimate(tx: Tx, estimate: NewEstimate): Promise<string> {
  const { orgId, assignmentId } = estimate;
  await sql`update shop_estimate set state = 'replaced', row_version = row_version + 1
    where org_id = ${orgId} and assignment_id = ${assignmentId} and state = 'open'`.execute(tx);
  const { shop_estimate_id: id } = await tx
    .insertInto('shop_estimate')
    .values({
      org_id: orgId,
      assignment_id: assignmentId,
      claim_file_id: estimate.claimFileId,
      round_no: estimate.roundNo,
      shop_name: estimate.shopName,
      file_name: estimate.fileName,
      source: estimate.source,
      created_by_user_id: estimate.userId,
      created_at: estimate.now,
    })
    .returning('shop_estimate_id')
    .executeTakeFirstOrThrow();
  const lines = estimate.lines.map(({ line, match }, position) => ({ ...line, ...match, position }));
  await sql`
    insert into estimate_line (org_id, shop_estimate_id, position, code, name, quantity_hundredths, unit_price_bani,
      hours_hundredths, amount_bani, item_guid, confidence)
    select ${orgId}, ${id}, position, code, name, quantity_hundredths, unit_price_bani, hours_hundredths, amount_bani, item_guid,
      confidence
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (position integer, code text, name text,
      quantity_hundredths integer, unit_price_bani bigint, hours_hundredths integer, amount_bani bigint, item_guid uuid,
      confidence smallint)`.execute(tx);
  return id;
}

type LineDecision = Pick<
  Schema<'EstimateLine'>,
  'estimate_line_id' | 'item_guid' | 'agreed_bani' | 'reason_code' | 'reason_note'
>;

/** Stores what is decided about lines; another match than the one found is one by hand. Answers how many lines there were. */
export async function storeDecisions(
  tx: Tx,
  { orgId, estimateId }: { orgId: string; estimateId: string },
  decisions: readonly LineDecision[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update estimate_line line set
      confidence = case when line.item_guid is not distinct from decided.item_guid then line.confidence end,
      item_guid = decided.item_guid, agreed_bani = decided.agreed_bani, reason_code = decided.reason_code,
      reason_note = decided.reason_note
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as decided (estimate_line_id uuid, item_guid uuid,
      agreed_bani bigint, reason_code text, reason_note text)
    where line.org_id = ${orgId} and line.shop_estimate_id = ${estimateId}
      and line.estimate_line_id = decided.estimate_line_id`.execute(tx);
  await sql`update shop_estimate set row_version = row_version + 1
    where org_id = ${orgId} and shop_estimate_id = ${estimateId}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Marks an estimate as agreed. */
export async function storeAgreement(
  tx: Tx,
  {
    orgId,
    estimateId,
    agreedBani,
    documentId,
    now,
  }: { orgId: string; estimateId: string; agreedBani: number; documentId: string; now: Date },
): Promise<void> {
  await sql`update shop_estimate set state = 'agreed', agreed_total_bani = ${agreedBani}, agreed_at = ${now},
      acceptance_document_id = ${documentId},      row_version = row_version + 1
    where org_id = ${orgId} and shop_estimate_id = ${estimateId}`.execute(tx);
}

/** How shops write their estimates. */
export async function findShops(tx: Tx, orgId: string) {
  const { rows } = await sql<Schema<'OpenedEstimate'>['shops'][number]>`
    select shop_name, columns from estimate_column where org_id = ${orgId} order by updated_at desc limit 200`.execute(
    tx,
  );
  return rows;
}

/** Keeps how a shop writes its estimates. */
export async function storeShop(
  tx: Tx,
  { orgId, shopName, columns: kept }: { orgId: string; shopName: string; columns: EstimateColumns },
): Promise<void> {
  await sql`
    insert into estimate_column (org_id, shop_key, shop_name, columns)
    values (${orgId}, fold_text(${shopName}), ${shopName}, ${JSON.stringify(kept)}::jsonb)
    on conflict (org_id, shop_key) do update set shop_name = excluded.shop_name, columns = excluded.columns,
      updated_at = now()`.execute(tx);
}

/** What the letter about an estimate says of its file, and the name of whoever writes it. */
export async function findLetterhead(
  tx: Tx,
  { orgId, assignmentId, userId }: { orgId: string; assignmentId: string; userId: string },
) {
  const { rows } = await sql<{
    claim_file_no: string;
    vehicle: string | null;
    organisation: string;
    color: string;
    handler: string | null;
  }>`
    select file.claim_file_no, nullif(concat_ws(' ', brand.name, car.model, file.plate), '') as vehicle,
      org.org_name as organisation, org.material_color as color,
      (select full_name from app_user where org_id = ${orgId} and user_id = ${userId}) as handler
    from assignment work
    join organisation org on org.org_id = work.org_id
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    left join vehicle car on car.org_id = file.org_id and car.vehicle_id = file.main_vehicle_id
    left join vehicle_brand brand on brand.vehicle_brand_code = car.vehicle_brand_code
    where work.org_id = ${orgId} and work.assignment_id = ${assignmentId}`.execute(tx);
  const [head] = rows;
  if (head === undefined) throw new Error('An estimate belongs to an inspection that is not there.');
  return head;
}
