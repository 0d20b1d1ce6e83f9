export type DepConstraint = { sourceTag: string; onlyDependOnLibsWithTags: string[] };
export type PackageHome = { packages: string[]; homes: string[]; instead: string };

export const areas: string[];
export const depConstraints: DepConstraint[];
export const toolConstraints: DepConstraint[];
export const tagDimensions: Record<'type' | 'scope' | 'platform', string[]>;
export const packageHomes: PackageHome[];
