import type { Bani } from '@dosar/kernel/money';
import type { LocalDate } from '@dosar/kernel/dates';

/** Hundredths of a percent: 2100 is 21 %. */
export type Share = number;

/** The operation on a part. */
export type NoteOperation =
  | 'replace'
  | 'repair'
  | 'paint'
  | 'remove_refit'
  | 'blend'
  | 'check'
  | 'calibrate'
  | 'prepare'
  | 'polish'
  | 'sublet';

/** The trade of a working hour, which decides its price. */
export type LabourType = 'body' | 'mechanic' | 'electric';

/** The values of a line; hours and quantity in hundredths, money in whole bani. */
export type NoteLineValues = {
  position: number;
  /** The code of the reference list of parts; `null` for a part that is not on it. */
  part_code: string | null;
  part_name: string;
  zone: string | null;
  side: 'left' | 'right' | null;
  operation: NoteOperation;
  part_source: 'original' | 'equivalent' | 'aftermarket' | 'used' | 'none';
  quantity_hundredths: number;
  unit_price_bani: Bani;
  /** The price of a new part, for comparison with a repair. */
  new_price_bani: Bani | null;
  /** `null` uses the discount of the note. */
  discount_share: Share | null;
  labour_type: LabourType;
  labour_hundredths: number;
  paint_level: 'none' | 'new_part' | 'surface' | 'repair' | 'blend';
  paint_hundredths: number;
  sublet_bani: Bani;
  betterment_share: Share;
  /** Older damage: printed, never paid. */
  is_preexisting: boolean;
  remark: string | null;
};

/** The initial values of a line: no part, work or price. */
export const plainLine: NoteLineValues = {
  position: 0,
  part_code: null,
  part_name: '',
  zone: null,
  side: null,
  operation: 'replace',
  part_source: 'none',
  quantity_hundredths: 100,
  unit_price_bani: 0,
  new_price_bani: null,
  discount_share: null,
  labour_type: 'body',
  labour_hundredths: 0,
  paint_level: 'none',
  paint_hundredths: 0,
  sublet_bani: 0,
  betterment_share: 0,
  is_preexisting: false,
  remark: null,
};

/** A line with its id, which supplements keep. */
export type NoteLine = { item_guid: string; values: NoteLineValues };

/** The hourly rates; material is the paint for an hour of painting. */
export type HourlyRates = {
  body_bani: Bani;
  mechanic_bani: Bani;
  electric_bani: Bani;
  paint_bani: Bani;
  material_bani: Bani;
};

/** The value of a vehicle on the day of the damage, with its comparables. */
export type VehicleValue = {
  amount_bani: Bani;
  source: string;
  valued_on: LocalDate;
  comparables: readonly { name: string; amount_bani: Bani }[];
};

/** The head of a note. */
export type NoteHead = {
  /** The day of the prices and of the VAT rate. */
  parts_on: LocalDate;
  odometer: number | null;
  rates: {
    source: 'organisation' | 'partner' | 'hand';
    source_name: string | null;
    valid_from: LocalDate | null;
    rates: HourlyRates;
    /** The parts discount of these rates; absent in notes begun before rates had a discount. */
    discount_share?: Share;
  };
  /** Whether the payee recovers the VAT from the state; then it is not paid. */
  recovers_vat: boolean;
  discount_share: Share;
  deductible_bani: Bani;
  vehicle_value: VehicleValue | null;
  residual_bani: Bani | null;
  hidden_reserve_bani: Bani;
  remark: string | null;
};
