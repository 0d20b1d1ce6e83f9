import type { Schema } from '@dosar/openapi';
import type { Finding } from '#db/doctor/finding.ts';
import type { Db } from '#src/kernel/database/index.ts';
import type { StandaloneCall } from '#src/kernel/http/route-table.ts';
import { proveCode } from './prove-code.ts';

type Needs = { db: Db; serverKey: Buffer; examineMachine: () => Promise<Finding[]> };
type Shown = Schema<'InstallationCheck'>['findings'][number];

/** What concerns whoever sets an installation up, by the doctor's words; the rest is told only where it is bad. */
const subjects = new Map<string, Shown['subject']>([
  ['database', 'database'],
  ['durability', 'durability'],
  ['clock', 'clock'],
  ['disk', 'disk'],
  ['documents', 'documents'],
  ['mail', 'mail'],
  ['SMS', 'sms'],
  ['virus scanner', 'scanner'],
  ['staff origin', 'staff_origin'],
  ['tracker origin', 'tracker_origin'],
]);
const longestValue = 300;

/** Tells whoever has the printed code how the machine is. Nobody else learns its versions, disks and neighbours. */
export async function checkInstallation(
  needs: Needs,
  call: StandaloneCall<'checkInstallation'>,
): Promise<Schema<'InstallationCheck'>> {
  await proveCode(needs, call);
  return { findings: shownOf(await needs.examineMachine()) };
}

/** What is shown of all that was found. */
export function shownOf(findings: readonly Finding[]): Shown[] {
  return findings.flatMap(({ subject, verdict, says, value }) => {
    const known = subjects.get(subject);
    if (known === undefined && verdict !== 'bad') return [];
    const told = known === undefined ? `${subject}: ${says}` : verdict === 'bad' ? (value ?? says) : value;
    return [{ subject: known ?? 'other', verdict, value: told?.slice(0, longestValue) ?? null }];
  });
}
