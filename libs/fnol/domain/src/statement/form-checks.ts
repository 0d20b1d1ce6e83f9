import type { Cited, SideOfForm } from './stated-sides.ts';

/** What the form may be used for: two insured cars, nothing but their damage, both signed. */
export type FormCheck = {
  check: 'nobody_hurt' | 'nothing_else_damaged' | 'both_insured' | 'both_signed';
  /** `null` while nobody has said it. */
  holds: boolean | null;
  cites: readonly Cited[];
};

type Stated = {
  injuries: boolean | null;
  otherDamage: boolean | null;
  insured: Record<SideOfForm, boolean>;
  signed: Record<SideOfForm, boolean>;
};

/** Whether the form may be used at all (domain 5.3); a missing answer is no refusal. */
export function formChecks({ injuries, otherDamage, insured, signed }: Stated): FormCheck[] {
  const not = (answer: boolean | null) => (answer === null ? null : !answer);
  const ofBoth = (box: number): Cited[] => [
    { box, of: 'a' },
    { box, of: 'b' },
  ];
  return [
    { check: 'nobody_hurt', holds: not(injuries), cites: [{ box: 3, of: null }] },
    { check: 'nothing_else_damaged', holds: not(otherDamage), cites: [{ box: 4, of: null }] },
    { check: 'both_insured', holds: insured.a && insured.b ? true : null, cites: ofBoth(8) },
    { check: 'both_signed', holds: signed.a && signed.b ? true : null, cites: ofBoth(15) },
  ];
}
