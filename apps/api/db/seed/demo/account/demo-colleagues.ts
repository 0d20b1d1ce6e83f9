/** Someone of an organisation who gets work; the weight says how much of it. */
export type WeighedPerson = { username: string; weight: number };

/** Who does what in an organisation of the demo world. */
export function demoColleagues(orgCode: string): {
  handlers: readonly WeighedPerson[];
  assessors: readonly WeighedPerson[];
  payers: readonly WeighedPerson[];
} {
  if (orgCode !== 'demo') {
    const everybody = [{ username: 'alfa.ana', weight: 1 }];
    return { handlers: everybody, assessors: everybody, payers: everybody };
  }
  return {
    handlers: [
      { username: 'ana.ionescu', weight: 38 },
      { username: 'radu.marin', weight: 24 },
      { username: 'otilia.popa', weight: 16 },
      { username: 'birou.fix', weight: 14 },
      { username: 'maria.stan', weight: 8 },
    ],
    assessors: [
      { username: 'elena.rusu', weight: 45 },
      { username: 'dan.petrescu', weight: 40 },
      { username: 'sorin.matei', weight: 15 },
    ],
    payers: [
      { username: 'maria.stan', weight: 40 },
      { username: 'ana.ionescu', weight: 60 },
    ],
  };
}
