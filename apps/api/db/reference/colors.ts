import type { ReferenceTable } from './reference-table.ts';

const colorList: readonly (readonly [code: string, ro: string, en: string, hex: string])[] = [
  ['white', 'Alb', 'White', '#ffffff'],
  ['black', 'Negru', 'Black', '#111111'],
  ['grey', 'Gri', 'Grey', '#808488'],
  ['silver', 'Argintiu', 'Silver', '#c4c8cc'],
  ['blue', 'Albastru', 'Blue', '#1f5fae'],
  ['dark_blue', 'Albastru închis', 'Dark blue', '#14284b'],
  ['light_blue', 'Albastru deschis', 'Light blue', '#8ec5e8'],
  ['red', 'Roșu', 'Red', '#c62828'],
  ['burgundy', 'Vișiniu', 'Burgundy', '#6d1a2b'],
  ['green', 'Verde', 'Green', '#2e7d4f'],
  ['dark_green', 'Verde închis', 'Dark green', '#1d4030'],
  ['yellow', 'Galben', 'Yellow', '#f2c418'],
  ['orange', 'Portocaliu', 'Orange', '#ef7d1a'],
  ['brown', 'Maro', 'Brown', '#6b4a2f'],
  ['beige', 'Bej', 'Beige', '#d8c7a5'],
  ['gold', 'Auriu', 'Gold', '#b8923a'],
  ['purple', 'Violet', 'Purple', '#6a3d9a'],
  ['pink', 'Roz', 'Pink', '#e58ab1'],
  ['turquoise', 'Turcoaz', 'Turquoise', '#23a6a6'],
  ['multicolor', 'Mai multe culori', 'Several colours', '#9e9e9e'],
];

/** Colours of vehicles, the frequent ones first. */
export function colors(): ReferenceTable {
  return {
    table: 'color',
    key: ['color_code'],
    rows: colorList.map(([code, ro, en, hex], position) => ({
      color_code: code,
      name_ro: ro,
      name_en: en,
      hex,
      position,
    })),
  };
}
