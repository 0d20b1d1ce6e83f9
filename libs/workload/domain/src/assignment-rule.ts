import {
  fitOf,
  leastBy,
  percentOf,
  type AskedOfPerson,
  type DecidingRule,
  type TeamPerson,
} from './rebalance.ts';

/** What decided who gets new work. */
export type OwnerRule = 'special_customer' | DecidingRule | 'nobody';

/** What narrows down who may get new work, in this order; `room` is room below what somebody can carry. */
export const ruleSteps = ['skill', 'county', 'present', 'room'] as const;
/** One of these steps. */
export type RuleStep = (typeof ruleSteps)[number];

/** How many people are left after a step. */
export type StepCount = { step: 'everybody' | RuleStep; left: number };

/** Work that nobody has yet. */
export type NewWork = AskedOfPerson & {
  weight: number;
  /** Who has open work on the same file. */
  ownerIds: readonly string[];
  /** Who answers for the special customer of the file. */
  specialUserId?: string | undefined;
};

/** Who gets new work, what decided it, and how loaded that person is with it. */
export type OwnerChoice = {
  userId: string | undefined;
  rule: OwnerRule;
  loadPercent: number | undefined;
  steps: StepCount[];
};

/** Why somebody whom a rule names cannot get work; `team` when the work waits with people they do not belong to. */
export type Obstacle = 'team' | 'skill' | 'present' | 'room';

/** What keeps somebody from getting new work, by the same measure as `chooseOwner`; nothing when they can get it. */
export function obstacleOf(
  person: TeamPerson | undefined,
  loads: ReadonlyMap<string, number>,
  work: AskedOfPerson & Pick<NewWork, 'weight'>,
): Obstacle | undefined {
  if (person === undefined) return 'team';
  const { skill, present } = fitOf(person, work);
  if (!skill) return 'skill';
  if (!present) return 'present';
  return loadWith(person, loads, work) <= person.capacityPoints ? undefined : 'room';
}

const loadWith = (
  { userId }: TeamPerson,
  loads: ReadonlyMap<string, number>,
  { weight }: Pick<NewWork, 'weight'>,
) => (loads.get(userId) ?? 0) + weight;

/**
 * Who of a team gets new work.
 *
 * Whoever answers for the special customer comes first, then whoever works on the file already, then the least loaded of
 * those with the skill and the county. Nobody who is away gets work, and nobody more than they can carry: rather it waits.
 */
export function chooseOwner(
  people: readonly TeamPerson[],
  loads: ReadonlyMap<string, number>,
  work: NewWork,
): OwnerChoice {
  const ratio = (person: TeamPerson) => loadWith(person, loads, work) / person.capacityPoints;
  const judged = people.map((person) => ({ person, ...fitOf(person, work), room: ratio(person) <= 1 }));
  const steps: StepCount[] = [{ step: 'everybody', left: people.length }];
  let left = judged;
  for (const step of ruleSteps) {
    left = left.filter((candidate) => candidate[step]);
    steps.push({ step, left: left.length });
  }
  // A known customer or file counts more than a county; skill, presence and room count for everybody.
  const able = judged.filter((candidate) => candidate.skill && candidate.present && candidate.room);
  const among = (ids: readonly string[]) =>
    leastBy(
      able.flatMap(({ person }) => (ids.includes(person.userId) ? [person] : [])),
      ratio,
    );
  const chosen = (person: TeamPerson, rule: OwnerRule): OwnerChoice => ({
    userId: person.userId,
    rule,
    loadPercent: percentOf(loadWith(person, loads, work), person.capacityPoints),
    steps,
  });
  const special = work.specialUserId === undefined ? undefined : among([work.specialUserId]);
  if (special) return chosen(special, 'special_customer');
  const owner = among(work.ownerIds);
  if (owner) return chosen(owner, 'owner_of_file');
  const least = leastBy(
    left.map(({ person }) => person),
    ratio,
  );
  if (least) return chosen(least, left.length === 1 ? 'only_one' : 'least_load');
  return { userId: undefined, rule: 'nobody', loadPercent: undefined, steps };
}
