import type { Schema } from '@dosar/openapi';

/** Words in both languages of the product. */
export type Bilingual = { ro: string; en: string };

const words = (ro: string, en: string): Bilingual => ({ ro, en });

/** What stands above the worklist's own columns, as on the screen. */
export const columnTitles = {
  claim_file_no: words('Dosar', 'Claim file'),
  assignment_no: words('Nr. activitate', 'Task number'),
  assignment_type: words('Activitate', 'Task'),
  status: words('Stare', 'Status'),
  priority: words('Prioritate', 'Priority'),
  plate: words('Număr auto', 'Plate'),
  claimant_name: words('Păgubit', 'Claimant'),
  insured_name: words('Asigurat', 'Insured'),
  policy_type: words('Poliță', 'Policy'),
  county: words('Județ', 'County'),
  assigned_to: words('Alocat', 'Assigned to'),
  tags: words('Etichete', 'Tags'),
  created_at: words('Creat', 'Created'),
  due_at: words('Termen', 'Deadline'),
  legal_due_date: words('Termen legal', 'Legal deadline'),
  last_activity_at: words('Ultima modificare', 'Last change'),
  unread: words('Noutăți', 'New on it'),
  snoozed_until: words('Amânată până', 'Snoozed until'),
} satisfies Partial<Record<Schema<'WorklistColumn'>, Bilingual>>;

/** Names of the lists. */
export const listNames: Record<Schema<'WorklistCategory'>, Bilingual> = {
  active: words('Active', 'Active'),
  new: words('Noi', 'New'),
  waiting: words('În așteptare', 'Waiting'),
  snoozed: words('Amânate', 'Snoozed'),
  done: words('Finalizate', 'Done'),
  cancelled: words('Anulate', 'Cancelled'),
  all: words('Toate', 'All'),
};

/** Kinds of policy. */
export const policyNames: Record<Schema<'PolicyType'>, Bilingual> = {
  rca: words('RCA', 'MTPL'),
  casco: words('Casco', 'Own damage'),
  rca_dd: words('RCA, decontare directă', 'MTPL, direct settlement'),
  green_card: words('Carte verde', 'Green card'),
  other: words('Altă poliță', 'Other policy'),
};

/** How urgent work is, by number. */
export const priorityNames: readonly Bilingual[] = [
  words('Normală', 'Normal'),
  words('Sporită', 'Raised'),
  words('Mare', 'High'),
  words('Urgentă', 'Urgent'),
];

/** What may be newer than somebody's last visit. */
export const unreadNames: Record<Schema<'WorklistRow'>['unread'][number], Bilingual> = {
  note: words('notă nouă', 'new note'),
  message: words('mesaj nou', 'new message'),
  document: words('document nou', 'new document'),
};

/** Whom work waits for. */
export const waitingNames: Record<Schema<'WaitingOn'>, Bilingual> = {
  us: words('Noi', 'Us'),
  manager: words('Un manager', 'A manager'),
  claimant: words('Păgubitul', 'The claimant'),
  shop: words('Service-ul', 'The repair shop'),
  police: words('Poliția', 'The police'),
  insurer: words('Celălalt asigurător', 'The other insurer'),
  other: words('Altcineva', 'Somebody else'),
};

/** How far requests for documents are that a list was narrowed to. */
export const docRequestNames: Record<Schema<'WorklistRequestFilter'>, Bilingual> = {
  open: words('încă deschise', 'still open'),
  overdue: words('cu termen depășit', 'overdue'),
  received: words('de verificat', 'to be checked'),
};

/** Whose work it is, by the bit of the filter. */
export const ownerNames = {
  mine: words('ale mele', 'mine'),
  myTeam: words('ale echipei mele', 'my team’s'),
  replacedUsers: words('ale colegilor înlocuiți', 'of colleagues I replace'),
  unassigned: words('nealocate', 'nobody’s yet'),
} as const;

/** What narrows the list, by the bit of the filter. */
export const markNames = {
  overdue: words('cu termen depășit', 'overdue'),
  dueToday: words('cu termen azi', 'deadline today'),
  specialCustomer: words('client special', 'special customer'),
  newDocuments: words('cu documente noi', 'with new documents'),
  waiting: words('în așteptare', 'waiting'),
  noNextAction: words('fără pas următor', 'without a next step'),
  legalDueSoon: words('termen legal în cel mult 3 zile', 'legal deadline within 3 days'),
  legalMissed: words('cu termenul legal depășit', 'legal deadline missed'),
  untouched: words('neatinse de 7 zile', 'untouched for 7 days'),
  returned: words('revenite din amânare', 'back from being snoozed'),
} as const;

/** The words around the rows. */
export const exportWords = {
  fileName: words('Activitati', 'Tasks'),
  rowsSheet: words('Activități', 'Tasks'),
  parametersSheet: words('Parametri', 'Parameters'),
  exportedBy: words('Exportat de', 'Exported by'),
  onBehalfOf: words('în numele', 'on behalf of'),
  exportedAt: words('Exportat la', 'Exported at'),
  rowCount: words('Număr de rânduri', 'Number of rows'),
  list: words('Listă', 'List'),
  whose: words('Ale cui', 'Whose'),
  everybody: words('ale tuturor', 'everybody’s'),
  only: words('Numai cele', 'Only those'),
  selected: words('Doar rândurile selectate', 'Selected rows only'),
  yes: words('da', 'yes'),
  search: words('Căutare', 'Search'),
  type: words('Activitate', 'Task'),
  docRequest: words('Documente cerute', 'Requested documents'),
  waitsFor: words('Așteaptă', 'Waiting for'),
  partner: words('Partener', 'Partner'),
  tag: words('Etichetă', 'Tag'),
  unread: words('Necitite de mine', 'Unread by me'),
  dueFrom: words('Termen de la', 'Deadline from'),
  dueTo: words('Termen până la', 'Deadline to'),
  createdFrom: words('Creat de la', 'Created from'),
  createdTo: words('Creat până la', 'Created to'),
  doneFrom: words('Închis de la', 'Closed from'),
  order: words('Ordine', 'Order'),
  ascending: words('crescător', 'ascending'),
  descending: words('descrescător', 'descending'),
  nobody: words('Nealocat', 'Nobody yet'),
} as const;
