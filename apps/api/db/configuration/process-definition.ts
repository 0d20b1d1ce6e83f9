import type { TransitionConditions, TransitionEffects } from '#src/kernel/database/json-columns.ts';

/** A text in both languages of the product. */
export type Bilingual = readonly [ro: string, en: string];

/** What the claimant's tracker shows while work is in a status. Descriptions are HTML. */
export type TrackerTexts = {
  step: number;
  title: Bilingual;
  description: Bilingual;
  nextTitle?: Bilingual;
  nextDescription?: Bilingual;
};

export type StatusDefinition = {
  code: string;
  name: Bilingual;
  category: 'new' | 'active' | 'waiting' | 'done' | 'cancelled';
  color: string;
  waitingOn?: 'us' | 'manager' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other';
  slaHours?: number;
  help?: Bilingual;
  tracker?: TrackerTexts;
};

export type TransitionDefinition = {
  code: string;
  /** One or several statuses that it leads out of. */
  from: string | readonly string[];
  to: string;
  name: Bilingual;
  /** Who may; absent: the roles of the process. */
  roles?: readonly string[];
  conditions?: TransitionConditions;
  effects?: TransitionEffects;
  isReasonRequired?: boolean;
  /** What has to be said beside a reason: on whom it waits, of which file it is a duplicate. */
  asks?: readonly ('waiting_on' | 'duplicate_of')[];
  /** The event after which the product takes this step of the main work of a file by itself, such as `offer.accepted`. */
  follows?: string;
  confirm?: Bilingual;
};

/** A kind of work with its status machine. The first status is the initial one. */
export type ProcessDefinition = {
  code: string;
  name: Bilingual;
  icon: string;
  queue: 'claims' | 'inspections' | 'payments';
  isMaster?: boolean;
  isGuestAllowed?: boolean;
  dueHours: number;
  priority?: number;
  weight?: number;
  requiredDocTypes?: readonly string[];
  roles: readonly string[];
  statuses: readonly StatusDefinition[];
  transitions: readonly TransitionDefinition[];
};

/** Colours of statuses: dark enough for white words and told apart by hue, never by colour alone. */
export const statusColors = {
  new: '#1565c0',
  active: '#00796b',
  review: '#5e35b1',
  waiting: '#b45309',
  offer: '#00838f',
  money: '#4527a0',
  good: '#2e7d32',
  bad: '#c62828',
  closed: '#546e7a',
} as const;

/** Roles that work on claims; managers of any area may step in. */
export const claimsRoles = ['claims.handler', '*.manager'];

/** Roles that work on inspections and estimates. */
export const assessmentRoles = ['AC.Assessor', 'AC.Assessor.Manager', 'claims.handler', '*.manager'];
