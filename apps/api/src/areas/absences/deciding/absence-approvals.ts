import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Contribution } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import {
  approvalSources,
  type ApprovalSource,
  type InboxReader,
  type KeptRequest,
  type SkippedApproval,
  type ThingToLookAt,
} from '#src/areas/workload/extension-points.ts';
import { findAbsence, lockAbsences, type AbsenceRow } from '../absence-repository.ts';
import type { NoticeNeeds } from '../notices/send-notices.ts';
import { factsOf, findType } from '../rules/absence-facts.ts';
import { findDeciders, mayDecide } from '../rules/people-repository.ts';
import { countAsked, findAsked, findNames, findSentAt } from './asked-absence-repository.ts';
import { decideAbsence } from './decide-absences.ts';
import { proposeLines } from './hand-over-lines.ts';
import { presenceToLookAt } from './presence-to-look-at.ts';
import { replacementToLookAt } from './replacement-to-look-at.ts';

const mostNamed = 3;

/** Requests for time off in the inbox of managers, decided as on the page of absences. */
export const absenceApprovals = (needs: NoticeNeeds): Contribution =>
  approvalSources.entry({
    kind: 'absence',
    name: { ro: 'Absență', en: 'Absence' },
    afterwards: {
      ro: 'Munca din acele zile trece la înlocuitor, iar cel care a cerut este anunțat.',
      en: 'The work of those days goes to the replacement, and whoever asked is told.',
    },
    count: ({ tx, ...manager }) => countAsked(tx, manager),
    async browse({ tx, language, ...manager }) {
      const rows = await findAsked(tx, manager);
      const requests: KeptRequest[] = [];
      for (const row of rows)
        requests.push({
          id: row.absence_id,
          rowVersion: row.row_version,
          about: aboutOf(row, row[`short_${language}`], language),
          askedByName: row.full_name,
          askedAt: row.sent_at,
          right: await rightOver({ tx, ...manager }, row.user_id),
        });
      return requests;
    },
    async find(reader, id) {
      const { tx, orgId, userId, language } = reader;
      const row = await findAbsence(tx, orgId, id);
      if (!row || row.status === 'draft') return undefined;
      if (row.user_id !== userId && !(await mayDecide(tx, { orgId, userId }, row))) return undefined;
      const type = await findType(tx, orgId, row.absence_type_code, language);
      return {
        id,
        rowVersion: row.row_version,
        about: aboutOf(row, type?.short_name ?? '', language),
        askedByName: row.full_name,
        askedAt: await findSentAt(tx, orgId, id),
        right: await rightOver(reader, row.user_id),
        note: row.note,
        status: statusOf(row),
        path: `/manager-area/absences?absence=${id}`,
        toLookAt: row.status === 'asked' ? await toLookAt(reader, row) : [],
      };
    },
    decide: (context, decisions) => decideAll(needs, context, decisions),
  });

/** Decides those that are absences, as on their own page. */
async function decideAll(
  needs: NoticeNeeds,
  context: Parameters<ApprovalSource['decide']>[0],
  decisions: readonly Schema<'ApprovalDecision'>[],
): ReturnType<ApprovalSource['decide']> {
  const { tx, caller } = context;
  const ids = decisions.map((decision) => decision.approval_id);
  const locked = await lockAbsences(tx, caller.orgId, ids);
  const codes = new Map<string, SkippedApproval | undefined>();
  for (const { approval_id: id, row_version, outcome, note } of decisions) {
    const row = locked.get(id);
    if (!row || codes.has(id)) continue;
    if (row.user_id === caller.userId) codes.set(id, 'own_request');
    else if (!(await mayDecide(tx, caller, row))) codes.set(id, 'not_found');
    else if (outcome === 'returned') codes.set(id, 'not_returnable');
    else {
      const decision = outcome === 'approved' ? ('approve' as const) : ('refuse' as const);
      const said = note === undefined ? {} : { reason: note };
      codes.set(
        id,
        await decideAbsence(needs, context, row, { absence_id: id, row_version, decision, ...said }),
      );
    }
  }
  return codes;
}

/** Nobody decides about an own absence; the others that a manager sees are for them to decide. */
async function rightOver(
  { tx, orgId, userId }: Pick<InboxReader, 'tx' | 'orgId' | 'userId'>,
  askerId: string,
): Promise<Schema<'ApprovalRight'>> {
  if (askerId !== userId) return { code: 'may_decide', decided_by: [] };
  const names = await findNames(tx, orgId, await findDeciders(tx, orgId, userId));
  return { code: 'own_request', decided_by: names.slice(0, mostNamed) };
}

function statusOf({ status }: AbsenceRow): Schema<'ApprovalDetail'>['status'] {
  if (status === 'approved' || status === 'refused' || status === 'asked') return status;
  return 'withdrawn';
}

/** What approving would change: the balance, who would be there, and the work of those days. */
async function toLookAt(
  { tx, orgId, now, language }: InboxReader,
  row: AbsenceRow,
): Promise<ThingToLookAt[]> {
  const type = await findType(tx, orgId, row.absence_type_code, language);
  if (!type) return [];
  const planned = { ...row, orgId, userId: row.user_id, type, absenceId: row.absence_id };
  const {
    balance_after: left,
    warnings,
    colleagues,
  } = await factsOf(tx, planned, {
    now,
    language,
  });
  const lines = type.counts_as_away ? await proposeLines(tx, orgId, row, language) : [];
  const inPeriod = lines.filter((line) => line.is_in_period);
  const staying = inPeriod.filter((line) => line.to_user_id === null).length;
  const both = (text: string) => ({ ro: text, en: text });
  return [
    ...(left === null
      ? []
      : [
          {
            outcome: left < 0 ? ('warning' as const) : ('passed' as const),
            name: { ro: 'Sold după absență', en: 'Balance afterwards' },
            detail: { ro: daysText(left, 'ro'), en: daysText(left, 'en') },
          },
        ]),
    ...(row.balance_exception === null
      ? []
      : [
          {
            outcome: 'warning' as const,
            name: { ro: 'Excepție cerută', en: 'Exception asked for' },
            detail: both(row.balance_exception),
          },
        ]),
    ...replacementToLookAt(row),
    ...presenceToLookAt(warnings, colleagues),
    ...(inPeriod.length === 0
      ? []
      : [
          {
            outcome: staying > 0 ? ('warning' as const) : ('passed' as const),
            name:
              staying > 0
                ? { ro: 'Muncă fără înlocuitor', en: 'Work without a replacement' }
                : { ro: 'Munca trece la înlocuitor', en: 'The work goes to the replacement' },
            detail: both(String(staying > 0 ? staying : inPeriod.length)),
          },
        ]),
  ];
}

type Asked = Pick<AbsenceRow, 'date_from' | 'date_to' | 'half_days'>;

/** Such as "CO 02.12.2026 – 04.12.2026, 2½ zile". */
function aboutOf(
  { date_from: from, date_to: to, half_days: halves }: Asked,
  kind: string,
  language: Language,
) {
  const days = from === to ? formatLocalDate(from) : `${formatLocalDate(from)} – ${formatLocalDate(to)}`;
  return `${kind} ${days}, ${daysText(halves, language)}`;
}

/** Half days as days with their word: 5 is "2½ zile", 1 is "½ zi". */
function daysText(halfDays: number, language: Language): string {
  const whole = Math.floor(Math.abs(halfDays) / 2);
  const half = Math.abs(halfDays) % 2 === 1;
  const figure = `${halfDays < 0 ? '−' : ''}${whole === 0 && half ? '' : whole}${half ? '½' : ''}`;
  const isOne = whole === 0 ? half : whole === 1 && !half;
  if (language === 'en') return `${figure} ${isOne ? 'day' : 'days'}`;
  const isLarge = whole >= 20 && (whole % 100 === 0 || whole % 100 >= 20);
  return `${figure} ${isOne ? 'zi' : isLarge ? 'de zile' : 'zile'}`;
}
