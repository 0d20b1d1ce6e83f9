import type { Measurement } from './measurement.ts';

/** What a part is told about the run it belongs to. */
export type Run = {
  /** How often everything is measured; at least five for figures that are to be kept. */
  rounds: number;
  /** Fewer and smaller inputs: shows that the benchmark works, not how fast the product is. */
  isQuick: boolean;
  /** Times a fixed calculation, so that a machine that was busy meanwhile is noticed. */
  calibrate: () => void;
  /** Says what is going on. */
  report: (text: string) => void;
};

/** A part of the benchmark: runs alone, answers its rows. */
export type Part = {
  name: string;
  /** What it measures, for the list of parts. */
  about: string;
  /** Only runs where it is named: it takes too long for every run. */
  isOnRequest?: boolean;
  measure: (run: Run) => Promise<Measurement[]>;
};
