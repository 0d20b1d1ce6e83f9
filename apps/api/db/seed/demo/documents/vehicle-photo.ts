import sharp from 'sharp';
import { damageDrawing, type DamagedPart } from './damage-drawing.ts';
import { plateDrawing } from './plate-drawing.ts';
import { bodyOf, drawingSize, vehicleDrawing, type PhotoView } from './vehicle-drawing.ts';

/** The colours of invented cars, as they are painted. */
const paints: Readonly<Record<string, string>> = {
  white: '#f4f5f3',
  black: '#2a2e32',
  grey: '#6d747c',
  silver: '#b4bac0',
  blue: '#2f5d8a',
  red: '#a8322d',
  dark_blue: '#1c2f57',
  green: '#3d6b4a',
  brown: '#6b4f3a',
};

/** Photos have so many pixels: a start of the demo draws hundreds, and what one costs grows with its area. */
const photoSize = { width: 720, height: 480 };

/** What a photo of a damaged vehicle shows. */
export type VehiclePhoto = {
  category: string;
  color: string;
  /** As it stands in the registration certificate; `null` for a vehicle without a plate. */
  plate: string | null;
  view: PhotoView;
  damage: readonly DamagedPart[];
};

/** The photo as an SVG; a plate can be read from the front and the rear. */
function drawing({ category, color, plate, view, damage }: VehiclePhoto) {
  const body = bodyOf(category);
  const width = body === 'two_wheels' ? 130 : 232;
  const isSeen = plate !== null && (view === 'front' || view === 'rear');
  const at = {
    x: drawingSize.width / 2,
    y: view === 'front' ? 432 : body === 'two_wheels' ? 372 : 412,
    width,
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${photoSize.width}" height="${photoSize.height}" viewBox="0 0 ${drawingSize.width} ${drawingSize.height}">
    ${vehicleDrawing(body, view, paints[color] ?? '#6d747c')}${damageDrawing(category, view, damage)}${isSeen ? plateDrawing(plate, at) : ''}
  </svg>`;
}

/** Draws a photo as a JPEG, with the small one of lists. */
export async function takePhoto(photo: VehiclePhoto): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  const pixels = await sharp(Buffer.from(drawing(photo)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { raw: { ...photoSize, channels: 3 as const } };
  const [picture, thumbnail] = await Promise.all([
    sharp(pixels, raw).jpeg({ quality: 80, optimiseCoding: false }).toBuffer(),
    sharp(pixels, raw).resize(320).jpeg({ quality: 70, optimiseCoding: false }).toBuffer(),
  ]);
  return { picture, thumbnail };
}
