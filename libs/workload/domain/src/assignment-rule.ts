import {
  fitOf,
  leastBy,
  percentOf,
  type AskedOfPerson,
  type DecidingRule,
  type TeamPerson,
} from './rebalance.ts';

/** The rule that chose the owner of new work. */
export type OwnerRule = 'special_customer' | DecidingRule | 'nobody';

/** The filters for owners of new work, in this order; `room` means a load below the capacity. */
export const ruleSteps = ['skill', 'county', 'present', 'room'] as const;
/** One of these steps. */
export type RuleStep = (typeof ruleSteps)[number];

/** The number of people left after a step. */
export type StepCount = { step: 'everybody' | RuleStep; left: number };

/** New work without an owner. */
export type NewWork = AskedOfPerson & {
  weight: number;
  /** The people with open work on the same file. */
  ownerIds: readonly string[];
  /** The person responsible for the special customer of the file. */
  specialUserId?: string | undefined;
};

/** The owner of new work, the deciding rule, and the owner's load with it. */
export type OwnerChoice = {
  userId: string | undefined;
  rule: OwnerRule;
  loadPercent: number | undefined;
  steps: StepCount[];
};

/** Why a person named by a rule cannot get work; `team` when the work waits in the queue of another team. */
export type Obstacle = 'team' | 'skill' | 'present' | 'room';

/** Why a person cannot get new work, by the filters of `chooseOwner`; nothing when they can. */
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
 * Chooses the owner of new work in a team.
 *
 * The person responsible for the special customer comes first, then a person who already works on the file, then the least
 * loaded person with the skill and the county. Absent people and people at their capacity get no work; it waits instead.
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
