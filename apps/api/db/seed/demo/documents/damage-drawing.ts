import { vehicleParts } from '#db/reference/vehicle-parts.ts';
import { bodyOf, endShapes, drawingSize, type PhotoView } from './vehicle-drawing.ts';

/** A damaged part as the file names it. */
export type DamagedPart = { vehicle_part_code: string; severity: string };

/** The place of a damage on the photos of one side of a vehicle. */
type Place = { view: PhotoView; x: number; y: number; isGlass?: boolean };

const middle = drawingSize.width / 2;
const zoneOfPart = new Map(
  vehicleParts().rows.map((part) => [part['vehicle_part_code'], part['vehicle_zone_code']]),
);

// From the front, the left side of a vehicle is on the right of the picture.
function placesOf(category: string): Readonly<Record<string, Place>> {
  const body = bodyOf(category);
  if (body === 'two_wheels') return placesOnTwoWheels;
  const { roof, waist, half } = endShapes[body];
  const window = (roof + waist) / 2;
  return {
    ...sidePlaces,
    front: { view: 'front', x: middle + 60, y: 462 },
    front_left: { view: 'front', x: middle + half - 62, y: 376 },
    front_right: { view: 'front', x: middle - half + 62, y: 376 },
    bonnet: { view: 'front', x: middle - 60, y: waist + 16 },
    engine_bay: { view: 'front', x: middle + 20, y: 384 },
    windscreen: { view: 'front', x: middle - 50, y: window + 14, isGlass: true },
    roof: { view: 'front', x: middle + 30, y: roof + 30 },
    electronics: { view: 'front', x: middle - 120, y: 440 },
    rear: { view: 'rear', x: middle - 70, y: 474 },
    rear_left: { view: 'rear', x: middle - half + 40, y: waist + 46 },
    rear_right: { view: 'rear', x: middle + half - 40, y: waist + 46 },
    rear_window: { view: 'rear', x: middle + 40, y: window, isGlass: true },
  };
}

// The front is on the right of a photo of the right side, and on the left of one of the left side.
const onOneSide = (zone: (side: 'left' | 'right') => string, x: number, y: number) =>
  (['left', 'right'] as const).map((view): [string, Place] => [
    zone(view),
    { view, x: view === 'right' ? x : drawingSize.width - x, y },
  ]);
const sidePlaces: Readonly<Record<string, Place>> = Object.fromEntries([
  ...onOneSide((side) => `side_${side}_front`, 640, 380),
  ...onOneSide((side) => `side_${side}_rear`, 430, 376),
  ...onOneSide((side) => `sill_${side}`, 500, 440),
  ...onOneSide((side) => `wheel_front_${side}`, 715, 452),
  ...onOneSide((side) => `wheel_rear_${side}`, 255, 452),
]);

const placesOnTwoWheels: Readonly<Record<string, Place>> = {
  ...sidePlaces,
  ...Object.fromEntries(
    ['front', 'front_left', 'front_right', 'windscreen', 'bonnet', 'engine_bay', 'roof', 'electronics'].map(
      (zone) => [zone, { view: 'right', x: 650, y: 300 } satisfies Place],
    ),
  ),
  ...Object.fromEntries(
    ['rear', 'rear_left', 'rear_right', 'rear_window'].map((zone) => [
      zone,
      { view: 'rear', x: 480, y: 338 } satisfies Place,
    ]),
  ),
};

/** The side of the vehicle that shows its first visible damage; a damage inside is looked at from the front. */
export function damagedSide(category: string, parts: readonly DamagedPart[]): PhotoView {
  const places = placesOf(category);
  return (
    parts
      .map(({ vehicle_part_code: code }) => places[String(zoneOfPart.get(code))])
      .find((place) => place !== undefined)?.view ?? (bodyOf(category) === 'two_wheels' ? 'right' : 'front')
  );
}

/** The side of the vehicle that shows a zone; `undefined` for one that no photo shows. */
export function viewOfZone(category: string, zone: string): PhotoView | undefined {
  return placesOf(category)[zone]?.view;
}

/** Draws, as parts of an SVG, the damages that can be seen from a side. */
export function damageDrawing(category: string, view: PhotoView, parts: readonly DamagedPart[]): string {
  const places = placesOf(category);
  const perPlace = new Map<Place, number>();
  return parts
    .map(({ vehicle_part_code: code, severity }) => {
      const place = places[String(zoneOfPart.get(code))];
      if (place?.view !== view) return '';
      // Parts of one place lie beside each other.
      const index = perPlace.get(place) ?? 0;
      perPlace.set(place, index + 1);
      const marked = place.isGlass ? crack : (marks[severity] ?? scratch);
      return `<g transform="translate(${place.x + index * 74 * (place.x > middle ? -1 : 1)} ${place.y - index * 12})">${marked}</g>`;
    })
    .join('');
}

const crack =
  '<path d="M0 0L-62 -38M0 0L-30 52M0 0L58 34M0 0L70 -30M0 0L8 -54M0 0L-74 18M-30 -18L-12 -26L4 -22M34 20L20 30L-14 24M-36 8L-30 -18" fill="none" stroke="#eef4f7" stroke-width="3"/><circle r="9" fill="#eef4f7"/>';
const scratch =
  '<path d="M-62 6L58 -14M-54 16L66 0M-40 -6L30 -18M-30 24L50 12" stroke="#f1f3f4" stroke-width="3.5" stroke-linecap="round"/><path d="M-50 11L60 -6M-24 20L40 8" stroke="#2b3035" stroke-width="3" stroke-linecap="round"/>';
const dent =
  '<ellipse rx="62" ry="32" fill="#14171a" fill-opacity="0.34"/><ellipse cx="7" cy="8" rx="40" ry="17" fill="#ffffff" fill-opacity="0.3"/><path d="M-46 -10Q0 -32 48 -8" fill="none" stroke="#14171a" stroke-opacity="0.55" stroke-width="4"/>';
const hole =
  '<path d="M-58 -22L-20 -32L6 -16L44 -30L58 -4L40 10L56 30L10 22L-16 34L-34 14L-64 16L-44 0Z" fill="#1c2024"/><path d="M-58 -22L-34 14L6 -16L40 10L10 22M-20 -32L-16 34" fill="none" stroke="#cdd4d9" stroke-width="3"/>';
const marks: Readonly<Record<string, string>> = { scratch, dent, broken: hole, deformed: dent + scratch };
