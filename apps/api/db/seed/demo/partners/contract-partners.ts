import { addDays } from '@dosar/kernel/dates';
import type { Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoId } from '../demo-random.ts';

type Contracted = {
  name: string;
  cui: string;
  address: string;
  counties: string[];
  /** Jobs in a week. */
  capacity: number;
  contract: string;
  /** Days until the contract ends. */
  endsIn: number;
  brands?: string[];
  services?: string[];
};

const workdays = ['8–17', '8–17', '8–17', '8–17', '8–16', '', ''];
const roundTheClock = workdays.map(() => 'non-stop');

/** Partners with a contract; that of the first ends in a week, the last one is suspended. */
const contracted: readonly Contracted[] = [
  {
    name: 'Atelier Prestige Auto',
    cui: '18274416',
    address: 'Șos. Giurgiului 118',
    counties: ['B', 'IF'],
    capacity: 12,
    contract: '214/2024',
    endsIn: 7,
    brands: ['dacia', 'renault', 'volkswagen'],
    services: ['tinichigerie', 'vopsitorie', 'mecanică'],
  },
  {
    name: 'Auto Service Nord',
    cui: '28814904',
    address: 'Str. Fabricii 21',
    counties: ['CJ', 'SJ', 'BN'],
    capacity: 16,
    contract: '87/2025',
    endsIn: 62,
    services: ['tinichigerie', 'vopsitorie', 'calibrare ADAS'],
  },
  {
    name: 'Carosseria Vest',
    cui: '6512093',
    address: 'Calea Șagului 140',
    counties: ['TM', 'AR', 'CS'],
    capacity: 14,
    contract: '31/2025',
    endsIn: 25,
  },
  {
    name: 'Vopsitoria Moldova',
    cui: '27716002',
    address: 'Bd. Chimiei 6',
    counties: ['IS', 'VS', 'NT'],
    capacity: 14,
    contract: '55/2024',
    endsIn: 134,
  },
  {
    name: 'Parbrize Rapid',
    cui: '15830070',
    address: 'Str. Preciziei 3',
    counties: ['B', 'IF', 'PH', 'DB'],
    capacity: 60,
    contract: '12/2026',
    endsIn: 410,
  },
  {
    name: 'Tractări Capitala',
    cui: '31557819',
    address: 'Bd. Timișoara 92',
    counties: ['B', 'IF', 'GR', 'CL'],
    capacity: 40,
    contract: '9/2026',
    endsIn: 200,
  },
  {
    name: 'Închirieri Auto Someș',
    cui: '36200913',
    address: 'Str. Aviatorilor 11',
    counties: ['CJ', 'SJ', 'BH'],
    capacity: 25,
    contract: '40/2026',
    endsIn: 290,
  },
  {
    name: 'Evaluări Auto Cluj',
    cui: '40118260',
    address: 'Str. Memorandumului 8',
    counties: ['CJ', 'SJ', 'BN'],
    capacity: 8,
    contract: '18/2025',
    endsIn: 310,
  },
  {
    name: 'Service Oltenia',
    cui: '13377259',
    address: 'Calea București 201',
    counties: ['DJ', 'MH', 'GJ'],
    capacity: 8,
    contract: '77/2025',
    endsIn: 84,
  },
  {
    name: 'Service Prahova',
    cui: '22904510',
    address: 'Str. Depoului 30',
    counties: ['PH', 'DB'],
    capacity: 10,
    contract: '64/2024',
    endsIn: 96,
  },
];

/** Gives some partners a contract and what the directory shows of them, and suspends one. */
export async function contractPartners(
  tx: Transaction<Database>,
  { orgId, orgCode, moments }: DemoWorld,
): Promise<void> {
  const today = moments.dateOf(moments.now);
  for (const [index, partner] of contracted.entries()) {
    const isSuspended = index === contracted.length - 1;
    await tx
      .updateTable('partner')
      .set({
        cui: partner.cui,
        address: partner.address,
        served_county_codes: partner.counties,
        capacity_per_week: partner.capacity,
        brand_codes: partner.brands ?? [],
        services: partner.services ?? [],
        opening_hours: partner.name.startsWith('Tractări') ? roundTheClock : workdays,
        contract_number: partner.contract,
        contract_from: addDays(today, partner.endsIn - 730),
        contract_until: addDays(today, partner.endsIn),
        contacts: JSON.stringify([
          {
            name: 'Recepție daune',
            duty: 'programări',
            phone: '',
            email: `daune@partener-${index + 1}.example`,
          },
        ]),
        ...(isSuspended && {
          is_active: false,
          suspended_at: moments.now,
          suspended_by_user_id: demoId('user', 'petru.lazar'),
          suspension_reason:
            'Trei mașini predate cu întârziere în octombrie; se reia după discuția din decembrie.',
        }),
      })
      .where('org_id', '=', orgId)
      .where('partner_id', '=', demoId('partner', orgCode, partner.name))
      .execute();
  }
}
