/** The side from which a photo was taken: the right side is that of the vehicle, not of the picture. */
export type PhotoView = 'front' | 'rear' | 'left' | 'right';

/** The units in which vehicles and damages are drawn. */
export const drawingSize = { width: 960, height: 640 };

/** Vehicles that are drawn alike. */
type Body = 'car' | 'van' | 'truck' | 'bus' | 'two_wheels';

const bodies: Readonly<Record<string, Body>> = {
  van: 'van',
  camper: 'van',
  minibus: 'van',
  truck: 'truck',
  tractor_unit: 'truck',
  bus: 'bus',
  motorcycle: 'two_wheels',
  moped: 'two_wheels',
  e_scooter: 'two_wheels',
  e_bike: 'two_wheels',
};

/** The body of a vehicle of a category; one that is not drawn by itself looks like a car. */
export function bodyOf(category: string): Body {
  return bodies[category] ?? 'car';
}

/** The outline of a vehicle from the front or the rear: heights from the top of the picture, and half of its widths. */
type EndShape = { roof: number; waist: number; roofHalf: number; half: number };

/** Of each body that has doors, as it stands in the middle of a photo. */
export const endShapes: Readonly<Record<Exclude<Body, 'two_wheels'>, EndShape>> = {
  car: { roof: 165, waist: 315, roofHalf: 165, half: 250 },
  van: { roof: 80, waist: 290, roofHalf: 205, half: 240 },
  truck: { roof: 40, waist: 270, roofHalf: 245, half: 260 },
  bus: { roof: 40, waist: 330, roofHalf: 245, half: 260 },
};

const middle = drawingSize.width / 2;
const glass = '#46545f';
const dark = '#22262a';

const street = `<rect width="960" height="640" fill="#c3ced5"/><rect y="150" width="960" height="300" fill="#a9a69c"/>
  <path d="M0 150H960V164H0Z" fill="#8e8b82"/><path d="M0 230H960M0 310H960M0 390H960M160 164V230M480 164V230M800 164V230M320 230V310M640 230V310M160 310V390M480 310V390M800 310V390" stroke="#9b988e" stroke-width="3"/>
  <rect y="450" width="960" height="190" fill="#6f7780"/><rect y="450" width="960" height="16" fill="#8b9198"/>
  <ellipse cx="480" cy="524" rx="400" ry="30" fill="#4b5157"/>`;

/** Draws the parts of an SVG that show a vehicle in a street, whole and without a plate. */
export function vehicleDrawing(body: Body, view: PhotoView, paint: string): string {
  return street + vehicle(body, view, paint);
}

function vehicle(body: Body, view: PhotoView, paint: string) {
  if (view === 'left' || view === 'right') {
    const turned = view === 'right' ? '' : ' transform="translate(960 0) scale(-1 1)"';
    return `<g${turned}>${sideOf(body, paint)}</g>`;
  }
  if (body === 'two_wheels') return twoWheelsFromBehind(paint);
  return view === 'front' ? frontOf(endShapes[body], paint) : rearOf(endShapes[body], paint, body !== 'car');
}

function outline({ roof, waist, roofHalf, half }: EndShape, paint: string) {
  const tyre = (x: number) => `<rect x="${x}" y="450" width="66" height="84" rx="14" fill="#191c1f"/>`;
  return `${tyre(middle - half + 4)}${tyre(middle + half - 70)}
    <path d="M${middle - half} ${waist}L${middle - roofHalf} ${roof + 20}Q${middle - roofHalf + 10} ${roof} ${middle - roofHalf + 40} ${roof}H${middle + roofHalf - 40}Q${middle + roofHalf - 10} ${roof} ${middle + roofHalf} ${roof + 20}L${middle + half} ${waist}Z" fill="${paint}"/>
    <path d="M${middle - half} ${waist - 4}H${middle + half}Q${middle + half + 14} ${waist + 60} ${middle + half + 8} 470Q${middle + half} 508 ${middle + half - 30} 508H${middle - half + 30}Q${middle - half} 508 ${middle - half - 8} 470Q${middle - half - 14} ${waist + 60} ${middle - half} ${waist - 4}Z" fill="${paint}"/>
    <path d="M${middle - half - 6} 462H${middle + half + 6}Q${middle + half} 508 ${middle + half - 30} 508H${middle - half + 30}Q${middle - half} 508 ${middle - half - 6} 462Z" fill="#2b3035"/>`;
}

function window({ roof, waist, roofHalf, half }: EndShape, inset: number, bottom: number) {
  return `<path d="M${middle - half + inset} ${waist - bottom}L${middle - roofHalf + inset - 6} ${roof + 24}H${middle + roofHalf - inset + 6}L${middle + half - inset} ${waist - bottom}Z" fill="${glass}"/>
    <path d="M${middle - 30} ${roof + 24}H${middle + 40}L${middle - 30} ${waist - bottom}H${middle - 120}Z" fill="#ffffff" fill-opacity="0.12"/>`;
}

function frontOf(shape: EndShape, paint: string) {
  const { waist, half } = shape;
  const lamp = (x: number) =>
    `<rect x="${x}" y="352" width="94" height="42" rx="16" fill="#e8eef2" stroke="#4a5158" stroke-width="4"/><circle cx="${x + 47}" cy="373" r="13" fill="#aebbc4"/>`;
  const mirror = (x: number) =>
    `<rect x="${x}" y="${waist - 34}" width="44" height="30" rx="10" fill="${paint}" stroke="${dark}" stroke-opacity="0.4" stroke-width="3"/>`;
  return `${mirror(middle - half - 40)}${mirror(middle + half - 4)}${outline(shape, paint)}${window(shape, 24, 8)}
    <path d="M${middle - half + 60} ${waist}L${middle - half + 110} 346H${middle + half - 110}L${middle + half - 60} ${waist}" fill="none" stroke="${dark}" stroke-opacity="0.3" stroke-width="4"/>
    ${lamp(middle - half + 16)}${lamp(middle + half - 110)}
    <rect x="${middle - half + 124}" y="356" width="${2 * half - 248}" height="40" rx="12" fill="${dark}"/>
    <path d="M${middle - half + 134} 369H${middle + half - 134}M${middle - half + 134} 383H${middle + half - 134}" stroke="#5a6269" stroke-width="3"/>
    <circle cx="${middle}" cy="376" r="15" fill="#c6ccd1"/>`;
}

function rearOf(shape: EndShape, paint: string, hasTwoDoors: boolean) {
  const { roof, waist, half } = shape;
  const lamp = (x: number) =>
    `<rect x="${x}" y="${waist + 14}" width="62" height="66" rx="12" fill="#a61e22"/><rect x="${x + 8}" y="${waist + 54}" width="46" height="16" rx="6" fill="#e8a33a"/>`;
  const seam = hasTwoDoors
    ? `<path d="M${middle} ${roof + 10}V456" stroke="${dark}" stroke-opacity="0.5" stroke-width="5"/>`
    : '';
  return `${outline(shape, paint)}${window(shape, 40, 26)}
    <path d="M${middle - half + 84} ${waist}V452H${middle + half - 84}V${waist}" fill="none" stroke="${dark}" stroke-opacity="0.3" stroke-width="4"/>
    ${lamp(middle - half + 6)}${lamp(middle + half - 68)}${seam}`;
}

const wheel = (x: number) =>
  `<circle cx="${x}" cy="452" r="72" fill="#1b1e21"/><circle cx="${x}" cy="452" r="46" fill="#9aa4ac"/>
  <path d="M${x} 406V498M${x - 46} 452H${x + 46}M${x - 32} 420L${x + 32} 484M${x + 32} 420L${x - 32} 484" stroke="#5d666d" stroke-width="7"/><circle cx="${x}" cy="452" r="13" fill="#c6ccd1"/>`;
const handle = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="42" height="10" rx="5" fill="${dark}" fill-opacity="0.45"/>`;
const seams = (d: string) =>
  `<path d="${d}" fill="none" stroke="${dark}" stroke-opacity="0.4" stroke-width="4"/>`;

const sides: Readonly<Record<Body, (paint: string) => string>> = {
  car: (
    paint,
  ) => `<path d="M80 440Q78 345 200 325L330 216Q362 194 430 194L600 194Q668 198 715 240L790 312Q885 322 896 372L898 430Q896 462 860 462H120Q84 462 80 440Z" fill="${paint}"/>
    <path d="M364 228H468V308H288ZM492 228H600Q650 232 684 264L726 308H492Z" fill="${glass}"/>
    <path d="M120 452H860V472H120Z" fill="#2b3035"/>${seams('M480 226V446M292 312Q300 420 350 446M726 312V380Q690 372 660 446')}
    ${handle(388, 332)}${handle(586, 332)}<rect x="698" y="290" width="44" height="28" rx="10" fill="${paint}" stroke="${dark}" stroke-width="3"/>
    <path d="M838 336Q886 340 892 366L846 362Z" fill="#e8eef2"/><path d="M92 352Q100 340 132 340V372L86 376Z" fill="#a61e22"/>`,
  van: (
    paint,
  ) => `<path d="M84 450V130Q84 104 112 104H640Q694 106 738 190L790 300Q892 318 896 376V450Q892 464 868 464H100Q84 464 84 450Z" fill="${paint}"/>
    <path d="M584 150H646Q680 156 704 206L744 290H584Z" fill="${glass}"/><path d="M100 454H868V474H100Z" fill="#2b3035"/>
    ${seams('M568 120V446M320 120V446M752 300V380')}${handle(596, 318)}${handle(336, 318)}<path d="M838 336Q886 342 892 372L846 368Z" fill="#e8eef2"/><rect x="86" y="330" width="20" height="64" fill="#a61e22"/>`,
  truck: (
    paint,
  ) => `<rect x="70" y="70" width="540" height="350" fill="#dfe3e6"/><path d="M70 70H610V84H70ZM70 406H610V420H70Z" fill="#aab2b8"/>
    <path d="M640 450V110Q642 84 670 84H826Q886 92 894 260V450Z" fill="${paint}"/><path d="M700 130H820Q858 140 866 250H700Z" fill="${glass}"/>
    <path d="M90 424H890V462H90Z" fill="#2b3035"/>${seams('M688 120V430')}${handle(704, 290)}<rect x="862" y="360" width="32" height="34" fill="#e8eef2"/>`,
  bus: (
    paint,
  ) => `<path d="M66 450V92Q66 66 94 66H850Q890 72 898 200V450Q894 464 868 464H84Q66 464 66 450Z" fill="${paint}"/>
    <path d="M88 112H868Q882 150 884 240H88Z" fill="${glass}"/><path d="M216 112V240M346 112V240M476 112V240M606 112V240M736 112V240" stroke="${paint}" stroke-width="10"/>
    <path d="M84 454H868V474H84Z" fill="#2b3035"/>${seams('M780 112V446M880 260V446M100 300H770')}<path d="M862 350H897V390H862Z" fill="#e8eef2"/>`,
  two_wheels: (
    paint,
  ) => `<path d="M255 452L420 400L640 300L715 452M640 300L668 236M300 330L440 420" fill="none" stroke="#3a4147" stroke-width="18" stroke-linecap="round"/>
    <path d="M400 300Q500 240 600 268L640 320Q540 400 430 392Z" fill="${paint}"/><path d="M250 316Q330 284 430 304L414 338H282Z" fill="${dark}"/>
    <path d="M630 226L700 214" stroke="${dark}" stroke-width="14" stroke-linecap="round"/><circle cx="684" cy="268" r="26" fill="#e8eef2" stroke="${dark}" stroke-width="6"/>
    <path d="M420 404H600L570 462H460Z" fill="#6d747c"/>`,
};

function sideOf(body: Body, paint: string) {
  return sides[body](paint) + wheel(255) + wheel(715);
}

function twoWheelsFromBehind(paint: string) {
  return `<rect x="446" y="380" width="68" height="160" rx="28" fill="#191c1f"/>
    <path d="M340 232Q480 190 620 232" fill="none" stroke="${dark}" stroke-width="14" stroke-linecap="round"/>
    <path d="M400 300Q480 230 560 300L540 360H420Z" fill="${paint}"/><path d="M420 262Q480 236 540 262L528 300H432Z" fill="${dark}"/>
    <rect x="440" y="322" width="80" height="24" rx="10" fill="#a61e22"/>`;
}
