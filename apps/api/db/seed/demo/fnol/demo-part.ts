import { sql } from 'kysely';
import { demoId } from '../demo-random.ts';
import { seedStatement } from './demo-statement.ts';
import type { DemoPart } from '../demo-part.ts';
import { addPolicies, keepPolicies } from './demo-policies.ts';

type Answers = Readonly<Record<string, string>>;

const begun: Answers = {
  channel: 'phone',
  'notifier.kind': 'person',
  'notifier.name': 'Anghel',
  'notifier.first_name': 'Raluca',
  'notifier.role': 'owner',
  'notifier.phone': '0722 418 903',
  'notifier.language': 'ro',
  policy_type: 'rca',
  'event.time': '14:00–16:00',
  'event.description': 'Stătea la semafor, a fost lovită din spate-stânga când Loganul schimba banda.',
  'event.locality': 'București',
  'event.street': 'Bd. Iuliu Maniu 244',
  'event.injuries': 'no',
  'vehicle.plate': 'B 879 WDA',
  'vehicle.plate_country': 'RO',
  'other_vehicles.0.role': 'at_fault',
  'other_vehicles.0.plate': 'BV 64 YFW',
  'other_vehicles.0.plate_country': 'RO',
};

const forgotten: Answers = {
  channel: 'desk',
  'notifier.kind': 'person',
  'notifier.role': 'other',
  'notifier.language': 'ro',
  'event.description': 'Un domn a lăsat o fotografie cu parbrizul spart, revine cu polița.',
  'event.injuries': 'no',
  'vehicle.plate_country': 'RO',
};

/** Drafts of claims that Ana has begun, one accident statement, and policies of the cars. */
export const demoPart: DemoPart = {
  name: 'fnol',
  after: ['claims'],
  async seed(tx, world) {
    const { moments, orgCode } = world;
    await seedStatement(tx, world);
    if (orgCode === 'demo') {
      await addPolicies(tx, moments);
      await keepPolicies(tx);
    }
    const drafts = [
      { title: 'B 879 WDA · Anghel Raluca', answers: begun, daysAgo: 0, daysLeft: 30 },
      {
        title: 'Un domn a lăsat o fotografie cu parbrizul spart',
        answers: forgotten,
        daysAgo: 27,
        daysLeft: 3,
      },
    ];
    for (const { title, answers, daysAgo, daysLeft } of drafts)
      await sql`
        insert into claim_draft (org_id, user_id, title, answers, created_at, saved_at, expires_at)
        select current_org_id(), user_id, ${title}, ${JSON.stringify(linesOf(answers))}::jsonb,
          ${moments.now}::timestamptz - make_interval(days => ${daysAgo}, mins => 10),
          ${moments.now}::timestamptz - make_interval(days => ${daysAgo}, mins => 6),
          ${moments.now}::timestamptz + make_interval(days => ${daysLeft})
        from app_user where org_id = current_org_id() and user_id = ${demoId('user', 'ana.ionescu')}`.execute(
        tx,
      );
  },
};

function linesOf(answers: Answers) {
  return Object.entries(answers).map(([field, value]) => ({ field, value }));
}
