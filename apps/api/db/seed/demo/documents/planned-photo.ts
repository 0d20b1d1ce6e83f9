import type { Insertable } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoRows } from '../demo-rows.ts';
import type { DamagedPart } from './damage-drawing.ts';
import type { PhotoView } from './vehicle-drawing.ts';
import type { VehiclePhoto } from './vehicle-photo.ts';

/** A document that gets its content when the vehicle of its file is known, and the side of the vehicle that it shows. */
export type PlannedPhoto = { row: Insertable<Database['document']>; view: PhotoView };

/** How the photos of each side are named. */
export const photoNames: Readonly<Record<PhotoView, string>> = {
  front: 'avarie-fata.jpg',
  rear: 'avarie-spate.jpg',
  left: 'avarie-stanga.jpg',
  right: 'avarie-dreapta.jpg',
};

/** The side that a photo of this name shows, also where it is the second photo of that side. */
export function viewOfName(fileName: string): PhotoView | undefined {
  const first = fileName.replace(' (2)', '');
  return (['front', 'rear', 'left', 'right'] as const).find((view) => photoNames[view] === first);
}

/** The columns of a photo that is not drawn yet. */
export function undrawn(fileName: string) {
  return { file_name: fileName, mime_type: 'image/jpeg', size_bytes: 0, sha256: '', storage_key: '' };
}

/** What the photos of a file show: its vehicle, and the parts of it that the file names as damaged. */
export function subjectOf(
  rows: Pick<DemoRows, 'claim_file' | 'vehicle' | 'claim_vehicle'>,
  claimFileId: string,
): Omit<VehiclePhoto, 'view'> | undefined {
  const file = rows.claim_file.findLast((row) => row.claim_file_id === claimFileId);
  const vehicle = rows.vehicle.findLast((row) => row.vehicle_id === file?.main_vehicle_id);
  if (!vehicle) return undefined;
  const involved = rows.claim_vehicle.findLast(
    (row) => row.claim_file_id === claimFileId && row.vehicle_id === vehicle.vehicle_id,
  );
  return {
    category: vehicle.vehicle_category_code ?? 'car',
    color: vehicle.color_code ?? 'grey',
    plate: vehicle.plate_raw ?? null,
    damage: JSON.parse(String(involved?.damaged_parts ?? '[]')) as DamagedPart[],
  };
}
