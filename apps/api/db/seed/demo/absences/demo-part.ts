import { workingHalfDays } from '@dosar/absences-domain';
import { addDays } from '@dosar/kernel/dates';
import type { DemoPart } from '../demo-part.ts';
import { demoId } from '../demo-random.ts';
import type { DemoContent, DemoWorld } from '../demo-world.ts';
import { storedFile } from '../documents/stored-file.ts';
import { demoAbsences, demoBalances, type DemoAbsence } from './demo-absences.ts';
import { demoPeriod } from './demo-period.ts';

/** A team with leaves in each state, their balances, and who replaces whom: today, some time ago, and in some weeks. */
export const demoPart: DemoPart = {
  name: 'absences',
  async seed(tx, { orgId, orgCode, moments, contents }) {
    if (orgCode !== 'demo') return;
    const today = moments.dateOf(moments.now);
    const holidays = await tx.selectFrom('holiday').select('holiday_date').execute();
    const freeDays = new Set(holidays.map((row) => row.holiday_date));
    const absences = demoAbsences.map((absence, index) =>
      absenceRow(absence, index, { orgId, moments, freeDays }),
    );
    await tx.insertInto('absence').values(absences).execute();
    const paper = contents.find(({ fileName }) => fileName === 'certificat-medical.pdf');
    const medical = absences.filter((absence) => absence.certificate_no !== null);
    if (paper) for (const leave of medical) await addCertificate(tx, leave, paper, moments.daysAgo(60));
    await tx
      .insertInto('replacement')
      .values(
        absences
          .filter((absence) => absence.status === 'approved' && absence.replacement_user_id !== null)
          .map((absence) => ({
            org_id: orgId,
            replacement_id: demoId('replacement', absence.absence_id),
            replaced_user_id: absence.user_id,
            deputy_user_id: absence.replacement_user_id ?? '',
            date_from: absence.date_from,
            date_to: absence.date_to,
            first_part: absence.first_part,
            last_part: absence.last_part,
            source: 'absence' as const,
            absence_id: absence.absence_id,
          })),
      )
      .execute();
    const year = Number(today.slice(0, 4));
    await tx
      .insertInto('leave_balance')
      .values(
        demoBalances.map(([person, entitled, carried]) => ({
          org_id: orgId,
          user_id: demoId('user', person),
          year,
          entitled_half_days: entitled * 2,
          carried_half_days: carried * 2,
        })),
      )
      .execute();
    const teams = await tx
      .selectFrom('team')
      .select(['team_id', 'team_code'])
      .where('org_id', '=', orgId)
      .execute();
    const minimums: Record<string, number> = { claims: 6, assessment: 2 };
    await tx
      .insertInto('presence_minimum')
      .values(
        teams.flatMap(({ team_id: teamId, team_code: code }) => {
          const people = minimums[code];
          return people === undefined ? [] : [{ org_id: orgId, team_id: teamId, people }];
        }),
      )
      .execute();
  },
};

type Tx = Parameters<NonNullable<DemoPart['seed']>>[0];
type MedicalLeave = Pick<ReturnType<typeof absenceRow>, 'org_id' | 'absence_id' | 'user_id'>;

/** The medical certificate of a leave: a private file that no list of documents shows. */
async function addCertificate(tx: Tx, leave: MedicalLeave, paper: DemoContent, at: Date) {
  const documentId = demoId('certificate', leave.absence_id);
  await tx
    .insertInto('document')
    .values({
      org_id: leave.org_id,
      document_id: documentId,
      doc_type_code: 'other',
      ...storedFile(paper),
      is_private: true,
      state: 'received',
      scan_state: 'not_scanned',
      visibility: 'internal',
      uploaded_by_user_id: leave.user_id,
      uploaded_in_session_id: demoId('session', leave.absence_id),
      system_time: at,
    })
    .execute();
  await tx
    .updateTable('absence')
    .set({ certificate_document_id: documentId })
    .where('org_id', '=', leave.org_id)
    .where('absence_id', '=', leave.absence_id)
    .execute();
}

type World = Pick<DemoWorld, 'orgId' | 'moments'> & { freeDays: ReadonlySet<string> };

function absenceRow(absence: DemoAbsence, index: number, { orgId, moments, freeDays }: World) {
  const today = moments.dateOf(moments.now);
  const period = demoPeriod(absence, today, freeDays);
  const decider = absence.decidedBy ?? 'maria.stan';
  const isDecided = ['approved', 'refused', 'revoked'].includes(absence.status);
  const userId = demoId('user', absence.person);
  return {
    org_id: orgId,
    absence_id: demoId('absence', absence.person, String(index)),
    user_id: userId,
    absence_type_code: absence.type,
    ...period,
    half_days: workingHalfDays(period, freeDays),
    status: absence.status,
    replacement_user_id: absence.replacement ? demoId('user', absence.replacement) : null,
    replacement_answer: absence.replacement ? (absence.answer ?? 'accepted') : null,
    note: absence.note ?? null,
    certificate_no: absence.type === 'medical' ? 'CCMAK 1234567' : null,
    created_by_user_id: userId,
    sent_at: sentAt(absence, moments),
    decided_by_user_id: isDecided ? demoId('user', decider) : null,
    decided_at: isDecided ? moments.daysAgo(50) : null,
    decision_reason: absence.reason ?? null,
    started_at: period.date_from <= today ? moments.now : null,
    ended_at: period.date_to < today ? moments.now : null,
    begin_announced_at: period.date_from <= addDays(today, 1) ? moments.now : null,
    end_announced_at: period.date_to <= addDays(today, 1) ? moments.now : null,
  };
}

/** What waits was sent today, so that nobody is late in deciding it. */
function sentAt({ status }: DemoAbsence, moments: DemoWorld['moments']): Date | null {
  if (status === 'draft') return null;
  return status === 'asked' ? moments.now : moments.daysAgo(60);
}
