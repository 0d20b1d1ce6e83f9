import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';

const mostFiles = 6;
/** On files that are older than what is said on them, even where a long weekend lay between. */
const oldestDays = 10;

/** What colleagues said to each other, the newest last; every second one stands pinned above its timeline. */
const notes = [
  {
    author: 'dan.petrescu',
    body: 'Deviz agreat cu service-ul, runda a doua. Aripa se repară, ușa nu se vopsește. @Ana Ionescu, poți trimite oferta.',
    mentioned: 'ana.ionescu',
    visibility: 'internal',
    hoursAgo: 76,
    isPinned: true,
  },
  {
    author: 'ana.ionescu',
    body: '@Maria Stan, păgubitul cere aprobarea înainte de reparație. Suma trece de limita mea.',
    mentioned: 'maria.stan',
    visibility: 'managers',
    hoursAgo: 74,
    isPinned: false,
  },
] as const;

/** What the system did by itself, one after the other: the timeline folds it into one line. */
const automatic = [
  ['Verificarea devizului s-a închis', 'The check of the estimate was closed'],
  ['Calculul a fost finalizat', 'The calculation was finished'],
  ['Termenul intern s-a mutat cu două zile', 'The internal deadline moved by two days'],
] as const;

/** Notes that mention colleagues, pinned entries and runs of automatic changes, on a few of Ana's files. */
export async function writeColleagueNotes(tx: Transaction<Database>, { orgId, orgCode, moments }: DemoWorld) {
  const { rows: files } = await sql<{ claim_file_id: string; assignment_id: string }>`
    select work.claim_file_id, work.assignment_id from assignment work
    join app_user owner on owner.org_id = work.org_id and owner.user_id = work.assigned_user_id
    where work.org_id = ${orgId} and owner.username = 'ana.ionescu' and work.is_case_master
      and work.created_at < ${moments.hoursAfter(moments.now, -24 * oldestDays)}
      and work.category_code in ('active', 'waiting')
    order by work.due_at, work.assignment_id limit ${mostFiles}`.execute(tx);
  for (const [place, file] of files.entries()) {
    for (const [number, note] of notes.entries()) {
      const wanted = moments.hoursAfter(moments.now, -note.hoursAgo - place);
      const at = moments.atWorkNear(wanted, moments.hoursAfter(wanted, -24 * 6), { username: note.author });
      await sql`
        with author as (select user_id from app_user where org_id = ${orgId} and username = ${note.author}),
        written as (
          insert into note (org_id, note_id, claim_file_id, assignment_id, body, visibility, author_user_id, created_at)
          select ${orgId}, ${demoId('mentioning-note', orgCode, place * notes.length + number)}, ${file.claim_file_id},
            ${file.assignment_id}, ${note.body}, ${note.visibility}, user_id, ${at} from author returning note_id),
        mentioned as (
          insert into note_mention (org_id, note_id, user_id, created_at, told_at, seen_at)
          select ${orgId}, note_id, app_user.user_id, ${at}, ${at}, ${at} from written, app_user
          where app_user.org_id = ${orgId} and app_user.username = ${note.mentioned})
        insert into timeline_event (org_id, timeline_event_id, claim_file_id, assignment_id, kind, title, body, data, actor_kind,
          actor_user_id, visibility, is_pinned, system_time)
        select ${orgId}, ${demoId('mentioning-entry', orgCode, place * notes.length + number)}, ${file.claim_file_id},
          ${file.assignment_id}, 'note', 'Notă adăugată', ${note.body},
          jsonb_build_object('note_id', note_id, 'title_en', 'Note added'), 'user', user_id, ${note.visibility},
          ${note.isPinned && place % 2 === 0}, ${at}
        from written, author`.execute(tx);
    }
    for (const [number, [ro, en]] of automatic.entries())
      await sql`
        insert into timeline_event (org_id, timeline_event_id, claim_file_id, assignment_id, kind, title, data, actor_kind,
          system_time)
        values (${orgId}, ${demoId('automatic-entry', orgCode, place * automatic.length + number)}, ${file.claim_file_id},
          ${file.assignment_id}, 'system', ${ro}, jsonb_build_object('title_en', ${en}::text), 'system',
          ${moments.hoursAfter(moments.now, -73 - place + number / 60)})`.execute(tx);
  }
}
