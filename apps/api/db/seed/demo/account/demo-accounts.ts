/** Password of every demo user; the login page shows it in Development. */
export const demoPassword = 'Claims-2026-ok!';

type DemoAccount = {
  username: string;
  fullName: string;
  org: 'demo' | 'alfa' | 'service-nord';
  team?: 'claims' | 'assessment';
  manager?: string;
  roles: readonly string[];
  /** What signing in as this user shows. */
  shows: { ro: string; en: string };
  isPasswordExpired?: boolean;
  isDefaultPassword?: boolean;
  isOneTimePasswordRequired?: boolean;
  isLocked?: boolean;
  isExternal?: boolean;
  allowedAddresses?: readonly string[];
};

/** Invented people who can sign in to the demo world. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: 'ana.ionescu',
    fullName: 'Ana Ionescu',
    org: 'demo',
    team: 'claims',
    manager: 'maria.stan',
    roles: ['claims.handler', 'claims.selfmanaged'],
    shows: {
      ro: 'inspector de daune; îl înlocuiește astăzi pe radu.marin',
      en: 'handler; replaces radu.marin today',
    },
  },
  {
    username: 'radu.marin',
    fullName: 'Radu Marin',
    org: 'demo',
    team: 'claims',
    manager: 'maria.stan',
    roles: ['claims.handler', 'claims.selfmanaged'],
    shows: { ro: 'astăzi în concediu aprobat', en: 'on approved leave today' },
  },
  {
    username: 'maria.stan',
    fullName: 'Maria Stan',
    org: 'demo',
    team: 'claims',
    roles: ['claims.handler', 'claims.manager', 'claims.selfmanaged'],
    shows: { ro: 'managerul echipei de daune', en: 'manager of the claims team' },
  },
  {
    username: 'calin.dobre',
    fullName: 'Călin Dobre',
    org: 'demo',
    roles: ['app.configurator', 'org.configurator', 'org.help_admin'],
    shows: { ro: 'setări, parteneri, ajutor', en: 'settings, partners, help' },
  },
  {
    username: 'paula.vasile',
    fullName: 'Paula Vasile',
    org: 'demo',
    roles: ['app.previewer'],
    shows: { ro: 'previzualizare, doar citire', en: 'read-only preview' },
  },
  {
    username: 'petru.lazar',
    fullName: 'Petru Lazăr',
    org: 'demo',
    roles: ['org.partner_admin'],
    shows: { ro: 'administrarea partenerilor', en: 'partner administration' },
  },
  {
    username: 'elena.rusu',
    fullName: 'Elena Rusu',
    org: 'demo',
    team: 'assessment',
    manager: 'sorin.matei',
    roles: ['AC.Assessor', 'assessment.selfmanaged'],
    shows: { ro: 'inspector constatări', en: 'assessor' },
  },
  {
    username: 'dan.petrescu',
    fullName: 'Dan Petrescu',
    org: 'demo',
    team: 'assessment',
    manager: 'sorin.matei',
    roles: ['AC.Assessor', 'assessment.selfmanaged'],
    shows: { ro: 'inspector constatări', en: 'assessor' },
  },
  {
    username: 'sorin.matei',
    fullName: 'Sorin Matei',
    org: 'demo',
    team: 'assessment',
    roles: ['AC.Assessor', 'AC.Assessor.Manager', 'assessment.manager'],
    shows: { ro: 'unități de constatare, echipa de inspectori', en: 'appointment units, assessor team' },
  },
  {
    username: 'irina.neagu',
    fullName: 'Irina Neagu',
    org: 'demo',
    roles: ['finance.payments', 'finance.selfmanaged'],
    shows: { ro: 'ordine de plată, fișiere pentru bancă, extrase', en: 'orders, bank export, statements' },
  },
  {
    username: 'otilia.popa',
    fullName: 'Otilia Popa',
    org: 'demo',
    team: 'claims',
    manager: 'maria.stan',
    roles: ['claims.handler'],
    isOneTimePasswordRequired: true,
    shows: { ro: 'cod de unică folosință la autentificare', en: 'one-time password at login' },
  },
  {
    username: 'emil.vechi',
    fullName: 'Emil Vechi',
    org: 'demo',
    team: 'claims',
    manager: 'maria.stan',
    roles: ['claims.handler'],
    isPasswordExpired: true,
    shows: { ro: 'parolă expirată', en: 'expired password' },
  },
  {
    username: 'nou.venit',
    fullName: 'Nora Nou-Venit',
    org: 'demo',
    team: 'claims',
    manager: 'maria.stan',
    roles: ['claims.handler'],
    isDefaultPassword: true,
    shows: { ro: 'parolă implicită', en: 'default password' },
  },
  {
    username: 'blocat.ion',
    fullName: 'Ion Blocat',
    org: 'demo',
    team: 'claims',
    manager: 'maria.stan',
    roles: ['claims.handler'],
    isLocked: true,
    shows: { ro: 'cont blocat', en: 'locked account' },
  },
  {
    username: 'birou.fix',
    fullName: 'Bianca Birou',
    org: 'demo',
    team: 'claims',
    manager: 'maria.stan',
    roles: ['claims.handler'],
    allowedAddresses: ['203.0.113.0/24'],
    shows: { ro: 'acces doar din 203.0.113.0/24', en: 'only allowed from 203.0.113.0/24' },
  },
  {
    username: 'alfa.ana',
    fullName: 'Ana Albu',
    org: 'alfa',
    team: 'claims',
    roles: ['claims.handler', 'org.configurator'],
    shows: { ro: 'organizația Alfa Broker', en: 'tenant Alfa Broker' },
  },
  {
    username: 'nord.mihai',
    fullName: 'Mihai Nord',
    org: 'service-nord',
    roles: ['partner.user'],
    isExternal: true,
    shows: { ro: 'utilizator extern, Service Nord', en: 'external user of Service Nord' },
  },
];
