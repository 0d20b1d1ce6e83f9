import { idOf } from './identity.ts';

/** Somebody of the staff. */
export type StaffMember = {
  userId: string;
  username: string;
  fullName: string;
  nickname: string;
  roles: string[];
};

function staff(number: number, username: string, fullName: string, roles: string[]): StaffMember {
  const nickname = fullName.split(' ')[0] ?? fullName;
  return { userId: idOf('user', number), username, fullName, nickname, roles };
}

/** The people of Asigurarea Demo, the same in tests, stories and the demo world. */
export const people = {
  ana: staff(1, 'ana.ionescu', 'Ana Ionescu', ['claims.handler', 'claims.selfmanaged']),
  radu: staff(2, 'radu.marin', 'Radu Marin', ['claims.handler', 'claims.selfmanaged']),
  maria: staff(3, 'maria.stan', 'Maria Stan', ['claims.handler', 'claims.manager', 'claims.selfmanaged']),
  calin: staff(4, 'calin.dobre', 'Călin Dobre', ['app.configurator', 'org.configurator', 'org.help_admin']),
  paula: staff(5, 'paula.vasile', 'Paula Vasile', ['app.previewer']),
  elena: staff(6, 'elena.rusu', 'Elena Rusu', ['AC.Assessor', 'assessment.selfmanaged']),
  irina: staff(7, 'irina.neagu', 'Irina Neagu', ['finance.payments', 'finance.selfmanaged']),
};

/** Claimants, with their cars; the names carry every Romanian letter. */
export const claimants = [
  { fullName: 'Ștefan Țepeșu', plate: 'B 123 ABC', brand: 'Dacia', model: 'Logan', county: 'B' },
  { fullName: 'Ioana Câmpeanu', plate: 'CJ 07 XYZ', brand: 'Volkswagen', model: 'Golf', county: 'CJ' },
  { fullName: 'Gheorghe Brătianu', plate: 'IS 45 GHB', brand: 'Škoda', model: 'Octavia', county: 'IS' },
  { fullName: 'Mădălina Înceț', plate: 'TM 88 MAD', brand: 'Renault', model: 'Clio', county: 'TM' },
  { fullName: 'Transporturi Rapide SRL', plate: 'CT 10 TRR', brand: 'Ford', model: 'Transit', county: 'CT' },
] as const;

/** The `number`-th claimant, beginning again after the last. */
export function claimant(number: number) {
  return claimants[number % claimants.length] ?? claimants[0];
}
