import type { Bani } from '@dosar/kernel/money';
import type { LocalDate } from '@dosar/kernel/dates';

/** Hundredths of a percent: 2100 is 21 %. */
export type Share = number;

/** What is done to a part. */
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

/** Who works an hour, which decides what it costs. */
export type LabourType = 'body' | 'mechanic' | 'electric';

/** What an assessor writes in a line; hours and quantity in hundredths, money in whole bani. */
export type NoteLineValues = {
  position: number;
  /** Of the reference list of parts; `null` for one that is not on it. */
  part_code: string | null;
  part_name: string;
  zone: string | null;
  side: 'left' | 'right' | null;
  operation: NoteOperation;
  part_source: 'original' | 'equivalent' | 'aftermarket' | 'used' | 'none';
  quantity_hundredths: number;
  unit_price_bani: Bani;
  /** What a new part would cost, to compare a repair with it. */
  new_price_bani: Bani | null;
  /** `null` takes the discount of the note. */
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

/** A line without part, work or price: what lines begin with. */
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

/** A line with its identity, which it keeps in supplements. */
export type NoteLine = { item_guid: string; values: NoteLineValues };

/** What an hour costs; material is paint for an hour of painting. */
export type HourlyRates = {
  body_bani: Bani;
  mechanic_bani: Bani;
  electric_bani: Bani;
  paint_bani: Bani;
  material_bani: Bani;
};

/** What a vehicle was worth when it was damaged, and what it was compared to. */
export type VehicleValue = {
  amount_bani: Bani;
  source: string;
  valued_on: LocalDate;
  comparables: readonly { name: string; amount_bani: Bani }[];
};

/** What holds for a whole note. */
export type NoteHead = {
  /** Day of the prices, and of the VAT. */
  parts_on: LocalDate;
  odometer: number | null;
  rates: {
    source: 'organisation' | 'partner' | 'hand';
    source_name: string | null;
    valid_from: LocalDate | null;
    rates: HourlyRates;
    /** What came off parts by these rates; none of notes that were begun before rates had one. */
    discount_share?: Share;
  };
  /** Whoever is paid takes the VAT back from the state, so it is not paid. */
  recovers_vat: boolean;
  discount_share: Share;
  deductible_bani: Bani;
  vehicle_value: VehicleValue | null;
  residual_bani: Bani | null;
  hidden_reserve_bani: Bani;
  remark: string | null;
};
