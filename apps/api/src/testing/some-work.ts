import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { demoId } from '#src/demo-world.ts';
import { inTenant, type Db } from '#src/kernel/database/index.ts';
import type { AssignmentTable } from '#src/generated/database.ts';
import type { TestApi } from './start-test-api.ts';
import { worldMoment } from './world/world-clock.ts';

type NewRow = Insertable<AssignmentTable>;

/** One piece of work, as far as it differs from a claim of Ana's that is being valued and due in five days. */
export type Piece = {
  /** Who has it, by user name; `null` for work that waits in its queue. */
  owner?: string | null;
  type?: string;
  status?: string;
  /** The claim file that it belongs to; without one it gets a file of its own. */
  on?: Pick<StoredWork, 'claim_file_id' | 'claim_file_no'>;
  claimant?: string;
  plate?: string;
  policyType?: string;
  county?: string;
  legalDue?: string | null;
  due?: Date | string;
  /** Further columns of the row as they are. */
  columns?: Partial<NewRow>;
};

/** A row of work as it was stored. */
export type StoredWork = Selectable<AssignmentTable>;

/** Where work is stored. */
export type Place = Pick<TestApi, 'organisation' | 'now' | 'database'>;

/** The database of a test file that has no API; see `useDatabase`. */
export const placeIn = (database: { db: Db }): Place => ({
  organisation: (orgCode) => Promise.resolve(demoId('organisation', orgCode)),
  now: () => worldMoment,
  get database() {
    return database.db;
  },
});

const numbers = { last: 9_000_000 };

/**
 * Stores many pieces of work in a few statements, in the order given: lists need more rows than use cases can make quickly.
 *
 * The triggers of the database copy what lists show, as for work that the product opens.
 */
export async function someWork(
  place: Place,
  pieces: readonly Piece[],
  orgCode: 'demo' | 'alfa' = 'demo',
): Promise<StoredWork[]> {
  const orgId = await place.organisation(orgCode);
  const prefix = orgCode === 'demo' ? 'DM' : 'AB';
  const now = place.now();
  const soon = new Date(now.getTime() + 5 * 86_400_000);

  return inTenant(place.database, orgId, async (tx) => {
    const users = await tx
      .selectFrom('app_user')
      .select(['username', 'user_id'])
      .where('org_id', '=', orgId)
      .execute();
    const queue = await tx
      .selectFrom('queue')
      .select('queue_id')
      .where('org_id', '=', orgId)
      .where('queue_code', '=', 'claims')
      .executeTakeFirstOrThrow();
    const userNamed = (name: string) => {
      const user = users.find(({ username }) => username === name);
      if (user === undefined) throw new Error(`${name} does not work for ${orgCode}.`);
      return user.user_id;
    };
    const ownFiles = pieces.map(({ on }) => (on === undefined ? newFile() : undefined));
    const eventId = randomUUID();
    const made = pieces.flatMap((piece, index) => {
      const file = ownFiles[index];
      return file === undefined ? [] : [{ piece, file }];
    });
    if (made.length > 0) {
      await tx
        .insertInto('event')
        .values({ org_id: orgId, event_id: eventId, occurred_on: '2026-03-03', county_code: 'CJ' })
        .execute();
      for (const some of portions(made)) {
        await tx
          .insertInto('party')
          .values(
            some.map(({ piece, file }) => ({
              org_id: orgId,
              party_id: file.partyId,
              kind: 'person',
              ...namesOf(piece.claimant ?? 'Munteanu Ioana'),
            })),
          )
          .execute();
        await tx
          .insertInto('vehicle')
          .values(
            some.map(({ piece, file }) => ({
              org_id: orgId,
              vehicle_id: file.vehicleId,
              plate_raw: piece.plate ?? 'CJ12ABC',
              plate_norm: piece.plate ?? 'CJ12ABC',
              owner_party_id: file.partyId,
            })),
          )
          .execute();
        await tx
          .insertInto('claim_file')
          .values(
            some.map(({ piece, file }) => ({
              org_id: orgId,
              claim_file_id: file.fileId,
              claim_file_no: `${prefix}26R${file.number}`,
              policy_type_code: piece.policyType ?? 'rca',
              event_id: eventId,
              claimant_party_id: file.partyId,
              notifier_party_id: file.partyId,
              notifier_role: 'owner',
              main_vehicle_id: file.vehicleId,
              county_code: piece.county ?? 'CJ',
              channel: 'staff',
              legal_due_date: piece.legalDue ?? null,
              opened_at: now,
            })),
          )
          .execute();
      }
    }
    const rows = pieces.map((piece, index): NewRow => {
      const owner = piece.owner === undefined ? 'ana.ionescu' : piece.owner;
      numbers.last += 1;
      return {
        org_id: orgId,
        // In the order of the pieces, which decides between rows that are equal otherwise.
        assignment_id: `01900000-0000-7000-8000-${String(numbers.last).padStart(12, '0')}`,
        // The trigger counts to 99 pieces on a file.
        ...(piece.on && { assignment_no: `${piece.on.claim_file_no}-${numbers.last}` }),
        claim_file_id: piece.on?.claim_file_id ?? ownFiles[index]?.fileId ?? '',
        assignment_type_code: piece.type ?? 'claim_handling',
        status_code: piece.status ?? 'evaluation',
        assigned_user_id: owner === null ? null : userNamed(owner),
        queue_id: owner === null ? queue.queue_id : null,
        due_at: piece.due ?? soon,
        last_activity_at: now,
        created_at: now,
        ...piece.columns,
      };
    });
    const stored: StoredWork[] = [];
    for (const some of portions(rows))
      stored.push(...(await tx.insertInto('assignment').values(some).returningAll().execute()));
    return stored;
  });
}

/** One piece of work; see `someWork`. */
export async function aPieceOfWork(
  place: Place,
  piece: Piece = {},
  orgCode?: 'demo' | 'alfa',
): Promise<StoredWork> {
  const [stored] = await someWork(place, [piece], orgCode);
  if (stored === undefined) throw new Error('The work was not stored.');
  return stored;
}

/** So many pieces of work alike, each made by its number from zero on. */
export function many(count: number, piece: (number: number) => Piece = () => ({})): Piece[] {
  return Array.from({ length: count }, (_, number) => piece(number));
}

function newFile() {
  numbers.last += 1;
  return { number: numbers.last, fileId: randomUUID(), partyId: randomUUID(), vehicleId: randomUUID() };
}

/** Names as lists show them: the last name first. */
function namesOf(claimant: string) {
  const [last_name, ...first] = claimant.split(' ');
  return { last_name, first_name: first.join(' ') };
}

// A statement takes 65,535 parameters at most.
function portions<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / 1000) }, (_, index) =>
    items.slice(index * 1000, (index + 1) * 1000),
  );
}
