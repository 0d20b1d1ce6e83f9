import type { Schema } from '@dosar/openapi';
import { daysAhead, hoursAgo } from '../cast/clock.ts';
import { idOf } from '../cast/identity.ts';
import { claimant } from '../cast/people.ts';

const nothing = { items: [], next_cursor: null };

/** The `number`-th claim file as the search finds it. */
export function aFoundFile(change: Partial<Schema<'FoundFile'>> = {}, number = 1): Schema<'FoundFile'> {
  const { fullName, plate } = claimant(number);
  return {
    claim_file_id: idOf('claimFile', number),
    claim_file_no: `DM26R${String(number).padStart(7, '0')}`,
    assignment_id: idOf('assignment', number),
    assignment_type: 'claim_handling',
    status_code: 'in_progress',
    status_name: 'În lucru',
    status_color: '#1565c0',
    status_category_code: 'active',
    claimant_name: fullName,
    plate,
    vehicle_name: 'Dacia Logan',
    policy_type_name: 'RCA',
    policy_number: 'RO/48/C15/1234567',
    county_name: 'Cluj',
    event_date: daysAhead(-3),
    opened_at: hoursAgo(48),
    due_at: `${daysAhead(2)}T15:00:00Z`,
    legal_due_date: daysAhead(20),
    ...change,
  };
}

const linkOf = (file: Schema<'FoundFile'>): Schema<'FileLink'> => ({
  claim_file_no: file.claim_file_no,
  assignment_id: file.assignment_id,
  assignment_type: file.assignment_type,
  status_code: file.status_code,
  status_name: file.status_name,
  status_color: file.status_color,
  status_category_code: file.status_category_code,
});

/** The `number`-th person as the search finds them, on one file. */
export function aFoundPerson(change: Partial<Schema<'FoundPerson'>> = {}, number = 1): Schema<'FoundPerson'> {
  return {
    party_id: idOf('party', number),
    kind: 'person',
    full_name: claimant(number).fullName,
    cnp_masked: '**********457',
    cui: null,
    locality: 'Cluj-Napoca',
    county_name: 'Cluj',
    files: [linkOf(aFoundFile({}, number))],
    more_files: false,
    ...change,
  };
}

/** What a search found: nothing, unless told. */
export function someFindings(
  change: Partial<Schema<'SearchFindings'>> & { found?: Schema<'FoundFile'>[] } = {},
): Schema<'SearchFindings'> {
  const { found = [], ...rest } = change;
  return {
    recognised: ['name'],
    exact: null,
    files: { ...nothing, items: found, similar: false },
    people: { ...nothing, similar: false },
    vehicles: nothing,
    partners: nothing,
    documents: nothing,
    partial: false,
    ...rest,
  };
}

/** The first claim file as a previewer sees it. */
export function aClaimFilePreview(
  change: Partial<Schema<'ClaimFilePreview'>> = {},
): Schema<'ClaimFilePreview'> {
  const { fullName, plate } = claimant(1);
  return {
    header: {
      claim_file_no: 'DM26R0000001',
      claimant_name: fullName,
      plate,
      policy_type_name: 'RCA',
      policy_number: 'RO/48/C15/1234567',
      status_name: 'În lucru',
      status_color: '#1565c0',
      status_category_code: 'active',
      county_name: 'Cluj',
      legal_due_date: daysAhead(20),
      opened_at: hoursAgo(48),
      closed_at: null,
    },
    event: {
      date: daysAhead(-3),
      time: '08:30',
      county_code: 'CJ',
      county_name: 'Cluj',
      locality: 'Cluj-Napoca',
      street: 'Str. Lungă',
      description: 'Tamponare la semafor.',
      injuries: false,
      row_version: 1,
    },
    vehicles: [],
    parties: [
      {
        party_id: idOf('party', 1),
        kind: 'person',
        roles: ['notifier', 'injured'],
        full_name: fullName,
        cnp_masked: '**********457',
        iban_masked: 'RO******************0000',
        address_masked: 'Str. Lungă, Cluj-Napoca',
        contacts: [
          { type: 'phone', value_masked: '*********456' },
          { type: 'email', value_masked: 'i***@example.com' },
        ],
      },
    ],
    timeline: [
      {
        id: idOf('event', 1),
        kind: 'note',
        title: 'Notă adăugată',
        body: 'Sunat la *********456.',
        actor_kind: 'user',
        actor_name: 'Ana Ionescu',
        system_time: hoursAgo(5),
      },
    ],
    documents: {
      items: [
        {
          document_id: idOf('document', 1),
          file_name: 'avarie-fata.jpg',
          doc_type_name: 'Fotografie avarie',
          is_picture: true,
          system_time: hoursAgo(24),
        },
        {
          document_id: idOf('document', 2),
          file_name: 'buletin.pdf',
          doc_type_name: 'Act de identitate',
          is_picture: false,
          system_time: hoursAgo(24),
        },
      ],
      next_cursor: null,
      total: 2,
    },
    ...change,
  };
}
