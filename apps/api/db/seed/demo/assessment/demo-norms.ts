import { localDateOf } from '@dosar/kernel/zone';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';

type Norm = readonly [
  part: string,
  operation: 'replace' | 'repair' | 'paint' | 'calibrate',
  labour: 'body' | 'mechanic' | 'electric',
  hours: number,
  paintHours: number,
  priceLei: number,
];

/** What usual repairs of glass, roof and rear take. */
const norms: readonly Norm[] = [
  ['windscreen', 'replace', 'body', 2.5, 0, 1150],
  ['front_camera', 'calibrate', 'electric', 1.5, 0, 0],
  ['front_radar', 'calibrate', 'electric', 1.2, 0, 0],
  ['rear_window', 'replace', 'body', 2, 0, 860],
  ['roof_panel', 'replace', 'body', 14, 3.5, 2400],
  ['roof_panel', 'repair', 'body', 5, 2.8, 0],
  ['sunroof', 'replace', 'body', 4.5, 0, 3200],
  ['tailgate', 'replace', 'body', 3, 2.6, 1980],
  ['tailgate', 'repair', 'body', 2.5, 2.2, 0],
  ['boot_lid', 'replace', 'body', 2.4, 2.4, 1640],
  ['rear_panel', 'replace', 'body', 9, 1.8, 720],
  ['rear_axle', 'replace', 'mechanic', 5.5, 0, 3900],
  ['steering_rack', 'replace', 'mechanic', 4, 0, 2750],
  ['reversing_camera', 'replace', 'electric', 0.8, 0, 540],
  ['parking_sensors_rear', 'replace', 'electric', 1, 0, 380],
];
/** Before the last change of prices; the table was shorter then. */
const olderCount = 11;
const olderShare = 0.9;

/** Two versions of the table of usual repairs: last year's, and the one in force. */
export async function writeNorms(tx: Transaction<Database>, { orgId, moments }: DemoWorld): Promise<void> {
  const today = localDateOf(new Date(moments.now));
  const year = Number(today.slice(0, 4));
  const versions = [
    { from: `${year - 1}-01-01`, lines: norms.slice(0, olderCount).map((norm) => lineOf(norm, olderShare)) },
    { from: `${year}-01-01`, lines: norms.map((norm) => lineOf(norm, 1)) },
  ];
  for (const { from, lines } of versions)
    await sql`
      insert into assessment_norm (org_id, valid_from, file_name, lines, created_by_user_id, created_at)
      values (${orgId}, ${from}, ${`norme-reparatie-${from.slice(0, 4)}.csv`}, ${JSON.stringify(lines)}::jsonb,
        ${demoId('user', 'calin.dobre')}, ${from}::timestamptz - interval '8 days 14 hours')`.execute(tx);
}

function lineOf([part_code, operation, labour_type, hours, paintHours, priceLei]: Norm, share: number) {
  return {
    ...{ part_code, operation, labour_type },
    labour_hundredths: Math.round(hours * 100),
    paint_hundredths: Math.round(paintHours * 100),
    unit_price_bani: Math.round(priceLei * share) * 100,
  };
}
