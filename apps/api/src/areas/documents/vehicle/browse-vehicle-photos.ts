import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findFileOfAssignment } from '../document-repository.ts';
import { findPhotosOfVehicle, findVinOfFile } from './vehicle-photo-repository.ts';

const mostFiles = 20;
const mostPhotos = 24;

/**
 * What earlier and later claims of the same vehicle showed, so that old damage is not paid again.
 *
 * By the chassis number alone: a plate moves on to another vehicle.
 */
export async function browseVehiclePhotos({
  path,
  caller: { orgId },
  tx,
}: Call<'browseVehiclePhotos'>): Promise<Schema<'VehiclePhotos'>> {
  const claimFileId = await findFileOfAssignment(tx, orgId, path.assignment_id);
  if (claimFileId === undefined) throw notFound();
  const vin = await findVinOfFile(tx, { orgId, claimFileId });
  if (vin === null) return { vin, files: [] };
  return { vin, files: await findPhotosOfVehicle(tx, { orgId, claimFileId, vin, mostFiles, mostPhotos }) };
}
