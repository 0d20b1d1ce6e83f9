import type { AreaTag, OperationFacts } from './operation-facts.ts';

type Access = OperationFacts['access'];

/** What the own people of an organisation may do together in an area: whoever may do one of its acts may do each. */
export type Permission = {
  /** For example `settlement/*.manager+claims.handler`. */
  code: string;
  tag: AreaTag;
  access: Access;
  /** The operations, in the order of the contract. */
  operations: string[];
};

/** The operations of the staff that follow one rule in one area, each rule once. */
export function permissionsOf(index: Readonly<Record<string, OperationFacts>>): Permission[] {
  const permissions = new Map<string, Permission>();
  for (const [id, { tag, access, planned }] of Object.entries(index)) {
    if (planned || !access.callers.includes('staff')) continue;
    const code = codeOf(tag, access);
    const known = permissions.get(code);
    if (known) known.operations.push(id);
    else permissions.set(code, { code, tag, access, operations: [id] });
  }
  return [...permissions.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

function codeOf(tag: string, access: Access): string {
  const roles = access.roles === null ? 'staff' : [...access.roles].sort().join('+');
  const feature = access.feature === null ? '' : `@${access.feature}`;
  // Of the traits, only this one follows from the roles of a person; the others are about how somebody came in.
  const trait = access.refuses?.includes('preview_only') ? '!preview_only' : '';
  return `${tag}/${roles}${feature}${trait}`;
}
