import type { Schema } from '@dosar/openapi';
import { changeableUntil, mostSelfMoves } from '@dosar/scheduling-domain';
import type { Language } from '#src/kernel/http/request-language.ts';
import type { VisitRow } from './visit-repository.ts';

/** Degrees of a coordinate that is stored in millionths. */
export const degrees = (micro: number | null) => (micro === null ? null : micro / 1_000_000);

/** A visit as the contract shows it; only staff read the report from the field. */
export function shownVisit(
  row: VisitRow,
  { language, isForStaff }: { language: Language; isForStaff: boolean },
): Schema<'Visit'> {
  return {
    visit_id: row.visit_id,
    row_version: row.row_version,
    assignment_id: row.assignment_id,
    claim_file_no: row.claim_file_no,
    plate: row.plate,
    vehicle_name: row.vehicle_name,
    visit_type: row.visit_type,
    status: row.status,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    place: shownPlace(row, language),
    user_id: row.user_id,
    user_name: row.user_name,
    lane_id: row.lane_id,
    lane_name: row.lane_name,
    skills: row.skills,
    hold_until: row.hold_until?.toISOString() ?? null,
    holder: isForStaff && row.status === 'held' ? holderOf(row) : null,
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    address: row.address,
    note: row.note,
    needs_step_free: row.needs_step_free,
    self_moves_left: mostSelfMoves - row.self_moves,
    changeable_until: new Date(changeableUntil(row.starts_at.getTime())).toISOString(),
    reports: isForStaff ? row.reports : [],
  };
}

function holderOf({ held_by_user_id: userId, ...row }: VisitRow): Schema<'VisitHolder'> {
  return userId === null
    ? { kind: 'claimant', user_id: null, name: row.claimant_name }
    : { kind: 'colleague', user_id: userId, name: row.held_by_name };
}

function shownPlace(row: VisitRow, language: Language): Schema<'VisitPlace'> {
  return {
    place_id: row.place_id,
    name: row.place_name,
    kind: row.place_kind,
    county_code: row.county_code,
    locality: row.locality,
    address: row.place_address,
    latitude: degrees(row.latitude_micro),
    longitude: degrees(row.longitude_micro),
    phone: row.place_phone,
    arrival: row[`arrival_${language}`],
    accessibility: row.accessibility,
  };
}
