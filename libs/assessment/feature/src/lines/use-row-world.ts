import { browseVehicleParts, referenceQuery } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { normsQuery } from '../norms/norms-query.ts';
import { normFor, normsOf } from '../norms/with-norm.ts';
import { partFinder } from './find-part.ts';
import { useLineChoices } from './line-choices.ts';
import { lineMessages as messages } from './line-messages.ts';
import type { RowWorld } from './line-row.tsx';
import { valuesOfPart, type ListedPart } from './line-values.ts';
import type { NoteLines } from './note-lines.ts';
import { sideOfZone, useZoneName, zones } from '@dosar/claim-parts/zones';

const noParts: readonly ListedPart[] = [];

/** What all rows share, and the parts that they find. */
export function useRowWorld(lines: NoteLines, openHistory: (guid: string) => void) {
  const { formatMessage: t, locale } = useIntl();
  const choices = useLineChoices();
  const zoneName = useZoneName();
  const parts = useQuery(referenceQuery(browseVehicleParts)).data ?? noParts;
  const table = useQuery(normsQuery).data?.lines;
  const norms = useMemo(() => normsOf(table ?? []), [table]);
  const world = useMemo((): RowWorld => {
    const byCode = new Map(parts.map((part) => [part.code, part]));
    return {
      choices,
      zoneName,
      zones: [
        { value: '', label: t(messages.noZone) },
        ...zones.map((zone) => ({ value: zone, label: zoneName(zone) })),
      ],
      find: partFinder(parts, zoneName),
      change: lines.change,
      takePart: (guid, typed, code) => {
        const part = code === undefined ? undefined : byCode.get(code);
        const taken = part ? valuesOfPart(part) : { part_name: typed, part_code: null };
        const present = lines.line(guid)?.values;
        lines.change(guid, { ...taken, ...(present && normFor({ ...present, ...taken }, norms)) });
      },
      takeOperation: (guid, chosen) => {
        const present = lines.line(guid)?.values;
        lines.change(guid, { ...chosen, ...(present && normFor({ ...present, ...chosen }, norms)) });
      },
      takeZone: (guid, zone) =>
        lines.change(guid, zone === '' ? { zone: null, side: null } : { zone, side: sideOfZone(zone) }),
      openHistory,
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- words change with the language only, and a row is drawn anew whenever this is another object
  }, [lines, parts, norms, locale]);
  return { world, parts };
}
