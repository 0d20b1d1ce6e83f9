import { localDateOf } from '@dosar/kernel/zone';
import type { FieldProblem, Schema } from '@dosar/openapi';
import type { ReportedCode } from '../notified-claim-repository.ts';

type Shared = Schema<'StatementShared'>;
type Side = Schema<'StatementSide'>;

/** What the contract cannot say about what both drivers share. */
export function sharedRefusals({ date }: Shared, now: Date): FieldProblem[] {
  return date !== null && date > localDateOf(now) ? [{ field: 'shared.date', code: 'in_the_future' }] : [];
}

/** What the contract cannot say about a column, whose fields are called `field`. */
export function sideRefusals({ insurer }: Side, field: string): FieldProblem[] {
  const { valid_from: from, valid_to: to } = insurer;
  return from !== null && to !== null && to < from
    ? [{ field: `${field}.insurer.valid_to`, code: 'too_small' }]
    : [];
}

/** The zones of a column, which have to be those of the outline. */
export function sideCodes({ impact, damaged_zones: zones }: Side, field: string): ReportedCode[] {
  return [
    { field: `${field}.impact`, list: 'vehicle_zone', code: impact ?? undefined },
    ...zones.map((code, place): ReportedCode => ({
      field: `${field}.damaged_zones.${place}`,
      list: 'vehicle_zone',
      code,
    })),
  ];
}
