type DemoPlace = {
  code: string;
  name: string;
  kind: 'centre' | 'mobile' | 'partner';
  county: string;
  locality: string;
  address: string;
  at: readonly [latitude: number, longitude: number];
  phone: string;
  lanes: readonly (readonly [name: string, ...skills: string[]])[];
  saturday?: boolean;
  isActive?: false;
};

/** Places in eight counties, one of them closed for good. */
export const demoPlaces: readonly DemoPlace[] = [
  {
    code: 'militari',
    name: 'Militari',
    kind: 'centre',
    county: 'B',
    locality: 'București',
    address: 'Bd. Iuliu Maniu 220, sector 6',
    at: [44.4327, 26.0021],
    phone: '+40213309020',
    lanes: [['Linia 1'], ['Linia 2', 'adas', 'electric'], ['Linia 3', 'truck']],
    saturday: true,
  },
  {
    code: 'titan',
    name: 'Titan',
    kind: 'centre',
    county: 'B',
    locality: 'București',
    address: 'Bd. Theodor Pallady 51, sector 3',
    at: [44.4109, 26.1846],
    phone: '+40213309021',
    lanes: [['Linia 1'], ['Linia 2', 'electric', 'adas']],
  },
  {
    code: 'field',
    name: 'Teren București',
    kind: 'mobile',
    county: 'IF',
    locality: 'Ilfov',
    address: 'La adresa vehiculului, București și Ilfov',
    at: [44.4866, 26.0998],
    phone: '+40213309022',
    lanes: [['Teren']],
  },
  {
    code: 'ploiesti',
    name: 'Ploiești Vest',
    kind: 'centre',
    county: 'PH',
    locality: 'Ploiești',
    address: 'Str. Găgeni 88',
    at: [44.9489, 25.9901],
    phone: '+40244309020',
    lanes: [['Linia 1'], ['Linia 2', 'truck']],
  },
  {
    code: 'brasov',
    name: 'Brașov',
    kind: 'centre',
    county: 'BV',
    locality: 'Brașov',
    address: 'Calea București 242',
    at: [45.6306, 25.6308],
    phone: '+40268309020',
    lanes: [['Linia 1'], ['Linia 2', 'electric']],
  },
  {
    code: 'cluj',
    name: 'Cluj-Napoca',
    kind: 'centre',
    county: 'CJ',
    locality: 'Cluj-Napoca',
    address: 'Bd. Muncii 18',
    at: [46.7861, 23.6282],
    phone: '+40264309020',
    lanes: [['Linia 1'], ['Linia 2', 'adas']],
  },
  {
    code: 'iasi',
    name: 'Iași',
    kind: 'centre',
    county: 'IS',
    locality: 'Iași',
    address: 'Calea Chișinăului 27',
    at: [47.1467, 27.6151],
    phone: '+40232309020',
    lanes: [['Linia 1'], ['Linia 2']],
  },
  {
    code: 'constanta',
    name: 'Constanța',
    kind: 'centre',
    county: 'CT',
    locality: 'Constanța',
    address: 'Bd. Aurel Vlaicu 144',
    at: [44.1807, 28.6186],
    phone: '+40241309020',
    lanes: [['Linia 1']],
  },
  {
    code: 'timisoara',
    name: 'Autoklass Vest SA',
    kind: 'partner',
    county: 'TM',
    locality: 'Timișoara',
    address: 'Calea Șagului 201',
    at: [45.7175, 21.1989],
    phone: '+40256309020',
    lanes: [['Linia 1']],
  },
  {
    code: 'craiova',
    name: 'Craiova',
    kind: 'centre',
    county: 'DJ',
    locality: 'Craiova',
    address: 'Str. Caracal 105',
    at: [44.3018, 23.8433],
    phone: '+40251309020',
    lanes: [['Linia 1']],
    isActive: false,
  },
];

type DemoPlan = {
  person: string;
  skills: readonly string[];
  /** Where they work from Monday to Friday. */
  week: readonly string[];
};

/** Where the assessors work on each weekday. */
export const demoPlans: readonly DemoPlan[] = [
  {
    person: 'elena.rusu',
    skills: ['adas', 'electric'],
    week: ['militari', 'titan', 'militari', 'titan', 'militari'],
  },
  {
    person: 'dan.petrescu',
    skills: ['truck', 'hail'],
    week: ['militari', 'ploiesti', 'brasov', 'ploiesti', 'militari'],
  },
  {
    person: 'sorin.matei',
    skills: ['motorcycle', 'glass', 'electric'],
    week: ['field', 'constanta', 'cluj', 'iasi', 'timisoara'],
  },
];
