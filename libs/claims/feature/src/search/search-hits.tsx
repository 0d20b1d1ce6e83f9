import { DueCell, Plate } from '@dosar/claim-parts';
import { Box, StatusChip } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { formatPhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { CustomerBadge } from './customer-badge.tsx';
import { messages } from './messages.ts';
import { HitFiles, HitLink, SearchHit } from './search-hit.tsx';

/** Town and county, once where they are called the same. */
const placeOf = (locality: string | null, county: string | null) =>
  [...new Set([locality, county])].filter(Boolean).join(', ');

/** A claim file. */
export function FileHit({ file }: { file: Schema<'FoundFile'> }) {
  const formats = useFormats();
  const policy = [file.policy_type_name, file.policy_number].filter(Boolean).join(' ');
  const isOver = ['done', 'cancelled'].includes(file.status_category_code);
  const facts = [
    file.claimant_name,
    file.vehicle_name,
    policy,
    formats.date(file.event_date),
    file.county_name,
  ];
  return (
    <SearchHit
      icon="description"
      title={
        <>
          <HitLink file={file} />
          {file.plate && <Plate number={file.plate} />}
          <StatusChip label={file.status_name} phase={file.status_category_code} of={file} />
          <CustomerBadge special_customer={file.special_customer} />
        </>
      }
      aside={!isOver && <DueCell due={file.due_at} legalDue={file.legal_due_date} />}
      facts={facts}
    />
  );
}

/** A person or company with the files it takes part in. */
export function PersonHit({ person }: { person: Schema<'FoundPerson'> }) {
  const facts = [person.cnp_masked, person.cui, placeOf(person.locality, person.county_name)];
  return (
    <SearchHit icon="person" title={<Box fontWeight="strong">{person.full_name}</Box>} facts={facts}>
      <HitFiles files={person.files} more={<MoreFiles isMore={person.more_files} />} />
    </SearchHit>
  );
}

/** A vehicle with the files it takes part in. */
export function VehicleHit({ vehicle }: { vehicle: Schema<'FoundVehicle'> }) {
  const { formatMessage: t } = useIntl();
  return (
    <SearchHit
      icon="directions_car"
      title={
        vehicle.plate ? (
          <Plate number={vehicle.plate} />
        ) : (
          <Box fontWeight="strong">{t(messages.noPlate)}</Box>
        )
      }
      facts={[vehicle.vehicle_name, vehicle.vin]}
    >
      <HitFiles files={vehicle.files} more={<MoreFiles isMore={vehicle.more_files} />} />
    </SearchHit>
  );
}

/** A partner or an office, to be called. */
export function PartnerHit({ partner }: { partner: Schema<'FoundPartner'> }) {
  const { formatMessage: t } = useIntl();
  const { kind, locality, county_name, phone } = partner;
  return (
    <SearchHit
      icon="business"
      title={<Box fontWeight="strong">{partner.name}</Box>}
      facts={[t(messages.partnerKind, { kind }), placeOf(locality, county_name), phone && formatPhone(phone)]}
    />
  );
}

/** A document; it opens with its file. */
export function DocumentHit({ document }: { document: Schema<'FoundDocument'> }) {
  const formats = useFormats();
  const { file, file_name, doc_type_name, system_time } = document;
  return (
    <SearchHit
      icon="attach_file"
      title={
        <>
          <HitLink file={file} label={file_name} />
          <CustomerBadge special_customer={file.special_customer} />
        </>
      }
      facts={[doc_type_name, formats.dateTime(system_time), file.claim_file_no]}
    />
  );
}

function MoreFiles({ isMore }: { isMore: boolean }) {
  const { formatMessage: t } = useIntl();
  if (!isMore) return null;
  return (
    <Box as="span" color="textMuted" fontSize="sm">
      {t(messages.moreFiles)}
    </Box>
  );
}
