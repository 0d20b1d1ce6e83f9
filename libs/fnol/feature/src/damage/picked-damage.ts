import type { Schema } from '@dosar/openapi';
import * as z from 'zod/mini';

/** How a zone can be damaged, in the order of the keys 1 to 5. */
export const severities = [
  'scratched',
  'dented',
  'broken',
  'deformed',
  'missing',
] as const satisfies readonly Schema<'DamageSeverity'>[];

/** A zone that was picked, as text, so that drafts can keep it: nobody has said how while `severity` is empty. */
export const pickedZone = z.object({
  zone: z.string(),
  severity: z.enum(['', ...severities]),
  was_before: z.enum(['', 'yes']),
});

export type PickedZone = z.output<typeof pickedZone>;

/** What is damaged: zones of the outline, and parts of which somebody knows the name. */
export type PickedDamage = { zones: readonly PickedZone[]; parts: readonly string[] };

export const newZone = (zone = ''): PickedZone => ({ zone, severity: '', was_before: '' });

/** The zones as the server takes them. */
export function damagedZones(zones: readonly PickedZone[]): Schema<'DamagedZone'>[] {
  return zones.map(({ zone, severity, was_before }) => ({
    zone,
    is_preexisting: was_before === 'yes',
    ...(severity !== '' && { severity }),
  }));
}

type Part = { code: string; zone: string };

/** The damage with one zone more; a zone that was picked before stays as it is. */
export function withZone(damage: PickedDamage, zone: string): PickedDamage {
  return damage.zones.some((one) => one.zone === zone)
    ? damage
    : { ...damage, zones: [...damage.zones, newZone(zone)] };
}

/** The damage without a zone and without the parts that lie in it. */
export function withoutZone(damage: PickedDamage, zone: string, all: readonly Part[]): PickedDamage {
  const inZone = new Set(all.filter((part) => part.zone === zone).map(({ code }) => code));
  return {
    zones: damage.zones.filter((one) => one.zone !== zone),
    parts: damage.parts.filter((code) => !inZone.has(code)),
  };
}

/** The damage with a part more or less; a part that is named picks its zone. */
export function withPart(damage: PickedDamage, { code, zone }: Part, isDamaged: boolean): PickedDamage {
  if (!isDamaged) return { ...damage, parts: damage.parts.filter((one) => one !== code) };
  if (damage.parts.includes(code)) return damage;
  return { ...withZone(damage, zone), parts: [...damage.parts, code] };
}

/** The damage with something else about one of its zones. */
export function withChange(damage: PickedDamage, zone: string, change: Partial<PickedZone>): PickedDamage {
  return { ...damage, zones: damage.zones.map((one) => (one.zone === zone ? { ...one, ...change } : one)) };
}
