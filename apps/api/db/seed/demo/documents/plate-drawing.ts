// Letters are lines and not text, because a server without fonts would draw nothing. Each stands in a box of 50 × 100.
const strokes: Readonly<Record<string, string>> = {
  0: 'M10 24Q10 8 25 8Q40 8 40 24L40 76Q40 92 25 92Q10 92 10 76Z',
  1: 'M12 28L28 8L28 92',
  2: 'M10 28Q10 8 25 8Q40 8 40 28Q40 44 10 92L41 92',
  3: 'M10 8L40 8L24 40Q41 42 41 66Q41 92 24 92Q10 92 9 76',
  4: 'M30 8L9 68L43 68M33 46L33 92',
  5: 'M38 8L13 8L12 46Q18 38 26 38Q41 38 41 64Q41 92 25 92Q11 92 9 78',
  6: 'M34 8Q10 36 10 66Q10 92 25 92Q40 92 40 68Q40 44 25 44Q12 44 10 66',
  7: 'M9 8L41 8L20 92',
  8: 'M25 48Q11 46 11 28Q11 8 25 8Q39 8 39 28Q39 46 25 48Q9 50 9 70Q9 92 25 92Q41 92 41 70Q41 50 25 48Z',
  9: 'M16 92Q40 64 40 34Q40 8 25 8Q10 8 10 32Q10 56 25 56Q38 56 40 34',
  A: 'M6 92L25 8L44 92M13 66L37 66',
  B: 'M10 8L10 92L26 92Q41 92 41 70Q41 49 26 49L10 49M10 8L25 8Q38 8 38 28Q38 49 25 49',
  C: 'M40 26Q40 8 25 8Q10 8 10 24L10 76Q10 92 25 92Q40 92 40 74',
  D: 'M10 8L22 8Q41 8 41 30L41 70Q41 92 22 92L10 92Z',
  E: 'M40 8L11 8L11 92L40 92M11 49L34 49',
  F: 'M40 8L11 8L11 92M11 50L34 50',
  G: 'M40 26Q40 8 25 8Q10 8 10 24L10 76Q10 92 25 92Q40 92 40 76L40 54L26 54',
  H: 'M10 8L10 92M40 8L40 92M10 49L40 49',
  I: 'M25 8L25 92',
  J: 'M36 8L36 74Q36 92 23 92Q11 92 10 74',
  K: 'M10 8L10 92M40 8L10 58M20 44L41 92',
  L: 'M11 8L11 92L40 92',
  M: 'M8 92L8 8L25 56L42 8L42 92',
  N: 'M10 92L10 8L40 92L40 8',
  O: 'M10 24Q10 8 25 8Q40 8 40 24L40 76Q40 92 25 92Q10 92 10 76Z',
  P: 'M10 92L10 8L25 8Q40 8 40 31Q40 54 25 54L10 54',
  Q: 'M10 24Q10 8 25 8Q40 8 40 24L40 76Q40 92 25 92Q10 92 10 76ZM27 70L44 98',
  R: 'M10 92L10 8L25 8Q40 8 40 31Q40 54 25 54L10 54M25 54L41 92',
  S: 'M39 26Q38 8 25 8Q11 8 11 27Q11 44 25 49Q40 54 40 72Q40 92 25 92Q10 92 10 74',
  T: 'M6 8L44 8M25 8L25 92',
  U: 'M10 8L10 76Q10 92 25 92Q40 92 40 76L40 8',
  V: 'M7 8L25 92L43 8',
  W: 'M5 8L14 92L25 38L36 92L45 8',
  X: 'M8 8L42 92M42 8L8 92',
  Y: 'M7 8L25 48L43 8M25 48L25 92',
  Z: 'M9 8L41 8L9 92L41 92',
};

const letterWidth = 57;
const gapWidth = 28;
const bandWidth = 50;
/** A plate of a Romanian car has 520 × 110 mm. */
const plateSize = { width: 520, height: 110 };

function written(text: string, color: string, thickness: number) {
  let left = 0;
  const letters = [...text].map((letter) => {
    const at = left;
    left += letter === ' ' ? gapWidth : letterWidth;
    return `<path transform="translate(${at} 0)" d="${strokes[letter] ?? ''}"/>`;
  });
  const lines = `<g fill="none" stroke="${color}" stroke-width="${thickness}" stroke-linejoin="round">${letters.join('')}</g>`;
  return { lines, width: left };
}

/**
 * Draws the Romanian plate of a car as a part of an SVG: white, with a blue band on the left.
 *
 * @param plate as it stands in the registration certificate, with spaces: `CJ 12 ABC`.
 * @param at its middle and its width, in the units of the picture.
 */
export function plateDrawing(plate: string, at: { x: number; y: number; width: number }): string {
  const number = written(plate.toUpperCase(), '#16181b', 12);
  const country = written('RO', '#ffffff', 14);
  const free = plateSize.width - bandWidth;
  const scale = Math.min(0.78, (free - 24) / number.width);
  const left = bandWidth + (free - number.width * scale) / 2;
  const stars = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    return `<circle cx="${(26 + 15 * Math.sin(angle)).toFixed(1)}" cy="${(36 - 15 * Math.cos(angle)).toFixed(1)}" r="2.6"/>`;
  });
  const size = at.width / plateSize.width;
  return `<g transform="translate(${at.x - at.width / 2} ${at.y - (plateSize.height * size) / 2}) scale(${size.toFixed(4)})">
    <rect x="-5" y="-5" width="530" height="120" rx="12" fill="#1b1e21"/>
    <rect width="520" height="110" rx="9" fill="#fbfbf8"/>
    <path d="M9 0L${bandWidth} 0L${bandWidth} 110L9 110Q0 110 0 101L0 9Q0 0 9 0Z" fill="#1f3f95"/>
    <g fill="#f4d03a">${stars.join('')}</g>
    <g transform="translate(9 68) scale(0.32)">${country.lines}</g>
    <g transform="translate(${left.toFixed(1)} ${(55 - 50 * scale).toFixed(1)}) scale(${scale.toFixed(3)})">${number.lines}</g>
  </g>`;
}
