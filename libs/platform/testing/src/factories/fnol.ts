import type { Schema } from '@dosar/openapi';
import { daysAhead } from '../cast/clock.ts';

type Lookups = {
  countries: Schema<'Lookup'>[];
  counties: Schema<'CountyLookup'>[];
  policyTypes: Schema<'PolicyTypeLookup'>[];
  vehicleCategories: Schema<'Lookup'>[];
  vehicleBrands: Schema<'Lookup'>[];
  colors: Schema<'ColorLookup'>[];
};

/** A few entries of every list that the claim notification asks for. */
export const lookups: Lookups = {
  countries: [
    { code: 'RO', name: 'România' },
    { code: 'MD', name: 'Republica Moldova' },
    { code: 'HU', name: 'Ungaria' },
  ],
  counties: [
    { code: 'B', name: 'București' },
    { code: 'CJ', name: 'Cluj' },
    { code: 'IS', name: 'Iași' },
    { code: 'TM', name: 'Timiș' },
  ],
  policyTypes: [
    { code: 'rca', name: 'RCA' },
    { code: 'casco', name: 'CASCO' },
  ],
  vehicleCategories: [
    { code: 'car', name: 'Autoturism' },
    { code: 'truck', name: 'Camion' },
  ],
  vehicleBrands: [
    { code: 'dacia', name: 'Dacia' },
    { code: 'skoda', name: 'Škoda' },
    { code: 'volkswagen', name: 'Volkswagen' },
  ],
  colors: [
    { code: 'blue', name: 'Albastru', color: '#1565c0' },
    { code: 'white', name: 'Alb', color: '#ffffff' },
  ],
};

/** What somebody gets who has reported an accident. */
export function aReceipt(
  change: Partial<Schema<'ClaimNotificationReceipt'>> = {},
): Schema<'ClaimNotificationReceipt'> {
  return {
    claim_file_no: 'DM26R0000301',
    assignment_key: 'new-assignment-key-0000301',
    tracker_url: 'http://localhost:4201/status/DM26R0000301?org_code=demo',
    next_step_title: 'Verificăm cererea',
    next_step_description: 'Vă scriem în cel mult o zi lucrătoare.',
    documents_needed: [{ doc_type_code: 'driving_licence', name: 'Permis de conducere' }],
    asks_for_documents: true,
    takes_statement: false,
    answer_due_date: daysAhead(30),
    contact_email: 's***@example.ro',
    contact_phone: null,
    ...change,
  };
}
