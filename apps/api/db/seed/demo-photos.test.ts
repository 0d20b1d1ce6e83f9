import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { useDatabase } from '#src/testing/database.ts';
import { demoId } from './demo/demo-random.ts';
import { viewOfZone, type DamagedPart } from './demo/documents/damage-drawing.ts';
import { photosOf } from './demo/documents/draw-photos.ts';
import { viewOfName } from './demo/documents/planned-photo.ts';
import { takePhoto, type VehiclePhoto } from './demo/documents/vehicle-photo.ts';
import { demoRows } from './demo/demo-rows.ts';

const database = useDatabase({ world: 'demo' });
const demo = demoId('organisation', 'demo');

type StoredPhoto = {
  file: string;
  name: string;
  sha256: string;
  size: number;
  plate: string | null;
  category: string;
  color: string;
  damage: DamagedPart[];
};

const storedPhotos = () =>
  inTenant(database.db, demo, async (tx) => {
    const { rows } = await sql<StoredPhoto>`
      select claim_file_no as file, file_name as name, sha256, size_bytes::integer as size, plate_raw as plate,
        vehicle_category_code as category, color_code as color, damaged_parts as damage
      from document photo join claim_file file using (org_id, claim_file_id)
      join vehicle car on car.org_id = file.org_id and car.vehicle_id = file.main_vehicle_id
      join claim_vehicle damaged on damaged.org_id = file.org_id and damaged.claim_file_id = file.claim_file_id
        and damaged.vehicle_id = car.vehicle_id
      where photo.doc_type_code = 'damage_photo'
      order by claim_file_no, document_id`.execute(tx);
    return rows.map((row) => {
      const view = viewOfName(row.name);
      if (!view) throw new Error(`${row.file} has the photo ${row.name}, which shows no side.`);
      return { ...row, view };
    });
  });

test('S18 a photo with a plate belongs to one car alone, and each file has one', async () => {
  const photos = await storedPhotos();
  const withPlate = photos.filter(
    ({ view, plate }) => plate !== null && (view === 'front' || view === 'rear'),
  );
  const platesOf = Map.groupBy(withPlate, ({ sha256 }) => sha256);
  expect([...platesOf.values()].filter((same) => new Set(same.map(({ plate }) => plate)).size > 1)).toEqual(
    [],
  );
  const files = new Set(photos.filter(({ plate }) => plate !== null).map(({ file }) => file));
  expect(new Set(withPlate.map(({ file }) => file))).toEqual(files);
  expect(files.size).toBeGreaterThan(100);
});

test('S18 the stored hash and size are those of a photo of the car of the file, with its plate and its damage', async () => {
  const photos = await storedPhotos();
  const some = photos.filter((_photo, index) => index % 40 === 0);
  expect(some.length).toBeGreaterThan(8);
  for (const { file, sha256, size, ...photo } of some) {
    const { picture } = await takePhoto(photo);
    const hash = createHash('sha256').update(picture).digest('hex');
    expect([file, sha256, size]).toEqual([file, hash, picture.byteLength]);
  }
});

test('S18 a line of a note has a photo of the side that it is on', async () => {
  const { rows } = await inTenant(database.db, demo, (tx) =>
    sql<{ name: string; zone: string; category: string }>`
      select document.file_name as name, item.line ->> 'zone' as zone,
        coalesce(car.vehicle_category_code, 'car') as category
      from assessment_photo photo
      join assessment_item item using (org_id, assessment_note_id, item_guid)
      join document using (org_id, document_id)
      join claim_file file on file.org_id = photo.org_id and file.claim_file_id = document.claim_file_id
      join vehicle car on car.org_id = file.org_id and car.vehicle_id = file.main_vehicle_id`.execute(tx),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ name, zone, category }) => viewOfName(name) !== viewOfZone(category, zone))).toEqual(
    [],
  );
});

test('S18 a photo is of the vehicle that its file has in the end', () => {
  const rows = demoRows();
  rows.vehicle.push(
    {
      vehicle_id: 'own',
      org_id: demo,
      plate_raw: 'CJ 12 ABC',
      vehicle_category_code: 'van',
      color_code: 'red',
    },
    {
      vehicle_id: 'other',
      org_id: demo,
      plate_raw: 'B 999 XYZ',
      vehicle_category_code: 'car',
      color_code: 'blue',
    },
  );
  rows.claim_file.push({
    org_id: demo,
    claim_file_id: 'file',
    claim_file_no: 'DM26R0000001',
    event_id: 'event',
    policy_type_code: 'rca',
    channel: 'phone',
    main_vehicle_id: 'own',
  });
  const damage = [{ vehicle_part_code: 'rear_bumper', severity: 'dent' }];
  for (const vehicleId of ['own', 'other'])
    rows.claim_vehicle.push({
      org_id: demo,
      claim_file_id: 'file',
      vehicle_id: vehicleId,
      role: 'injured',
      damaged_parts: JSON.stringify(vehicleId === 'own' ? damage : []),
    });
  const row = {
    org_id: demo,
    claim_file_id: 'file',
    doc_type_code: 'damage_photo',
    file_name: 'avarie-spate.jpg',
    mime_type: 'image/jpeg',
    size_bytes: 0,
    sha256: '',
    storage_key: '',
  };
  expect(photosOf({ rows, photos: [{ row, view: 'rear' }] }).map(({ photo }) => photo)).toEqual([
    { category: 'van', color: 'red', plate: 'CJ 12 ABC', view: 'rear', damage },
  ]);
});

const car: VehiclePhoto = { category: 'car', color: 'blue', plate: 'CJ 12 ABC', view: 'front', damage: [] };
const pixelsOf = async (photo: VehiclePhoto) =>
  sharp((await takePhoto(photo)).picture)
    .greyscale()
    .raw()
    .toBuffer();
/** How many pixels of two pictures differ by more than JPEG makes them. */
const differing = async (one: VehiclePhoto, other: VehiclePhoto) => {
  const [first, second] = [await pixelsOf(one), await pixelsOf(other)];
  return first.filter((light, at) => Math.abs(light - (second[at] ?? 0)) > 60).length;
};

test.each(['front', 'rear'] as const)('S18 the plate can be read from the %s', async (view) => {
  expect(await differing({ ...car, view }, { ...car, view, plate: null })).toBeGreaterThan(1_000);
  expect(await differing({ ...car, view }, { ...car, view, plate: 'CJ 12 ABD' })).toBeGreaterThan(20);
});

test('S18 a damage is drawn where the file says that it is', async () => {
  const damage = [{ vehicle_part_code: 'headlight_left', severity: 'broken' }];
  expect(await differing(car, { ...car, damage })).toBeGreaterThan(200);
  expect(await differing({ ...car, view: 'rear' }, { ...car, view: 'rear', damage })).toBe(0);
});
