import { UrgentFigures, type UrgentFigure } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { daysBetween } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { countedText } from './counted-text.ts';
import { messages } from './messages.ts';
import { ListLink } from './list-link.tsx';
import { useTileText } from './use-tile-text.ts';

type Tile = Schema<'ShortlistTile'>;

/** The numbers that are read first. */
export const pressingCodes: readonly Tile['code'][] = ['legal_missed', 'legal_deadline', 'due_today'];

/** What time presses: by law missed, by law soon, and today; each number leads to its list. */
export function PressingFigures({ shortlist }: { shortlist: Schema<'Shortlist'> }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const tileText = useTileText();
  const tile = (wanted: Tile['code']) => shortlist.tiles.find(({ code }) => code === wanted);
  const overdue = tile('overdue');
  const missed = tile('legal_missed');
  const [oldest] = shortlist.deadlines;
  const words: Partial<Record<Tile['code'], ReactNode>> = {
    legal_missed: missed && missed.total.count > 0 && oldest && <OldestLegal row={oldest} />,
    legal_deadline: shortlist.first_legal && <FirstLegal first={shortlist.first_legal} />,
    due_today: overdue && overdue.total.count > 0 && (
      <ListLink settings={overdue.settings}>
        {t(messages.andOverdue, { count: overdue.total.count, figure: countedText(overdue.total, formats) })}
      </ListLink>
    ),
  };
  const figures = pressingCodes.flatMap((code): UrgentFigure[] => {
    const shown = tile(code);
    const label = tileText(code);
    if (!shown || label === undefined) return [];
    return [
      {
        key: code,
        label,
        figure: countedText(shown.total, formats),
        words: words[code],
        tone: toneOf(shown),
        link: <ListLink settings={shown.settings} />,
      },
    ];
  });
  return <UrgentFigures label={t(messages.pressing)} figures={figures} />;
}

/** The rows of the dashboard begin with what is missed longest. */
function OldestLegal({ row }: { row: Schema<'WorklistRow'> }) {
  const { formatMessage: t } = useIntl();
  if (row.legal_due_date === null) return null;
  const days = daysBetween(row.legal_due_date, localDateOf(new Date()));
  return days > 0 && t(messages.oldestLegal, { file: row.claim_file_no, days });
}

function FirstLegal({ first }: { first: Schema<'FirstLegal'> }) {
  const { formatMessage: t } = useIntl();
  const days = daysBetween(localDateOf(new Date()), first.legal_due_date);
  return t(messages.firstLegal, { file: first.claim_file_no, days });
}

function toneOf({ code, total }: Tile): UrgentFigure['tone'] {
  if (total.count === 0) return 'none';
  if (code === 'legal_missed') return 'missed';
  return code === 'legal_deadline' ? 'near' : 'usual';
}
