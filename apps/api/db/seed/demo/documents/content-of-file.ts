import type { DemoContent, DemoWorld } from '../demo-world.ts';
import type { DemoFile } from '../assignments/make-work.ts';

type File = Pick<DemoFile, 'claimFileId'>;

/** The colour of the damaged car: photos are of it. */
export function colorOf({ rows }: DemoWorld, { claimFileId }: File) {
  const file = rows.claim_file.findLast((row) => row.claim_file_id === claimFileId);
  return rows.vehicle.findLast((row) => row.vehicle_id === file?.main_vehicle_id)?.color_code;
}

/** What is stored for a document of a kind; of a photo the one in the colour of the car. */
export function contentOf(world: DemoWorld, file: File, docType: string): DemoContent | undefined {
  const carColor = colorOf(world, file);
  return world.contents.find(
    ({ docTypeCode, color }) => docTypeCode === docType && (color === undefined || color === carColor),
  );
}
