import type { ReactNode } from 'react';
import { useSession } from '../session-provider.tsx';
import { isAllowed, type Requirement } from './is-allowed.ts';

/** Whether whoever is signed in may do what is required. */
export function useCan(requirement: Requirement): boolean {
  return isAllowed(useSession().profile, requirement);
}

export type CanProps = {
  /** An operation of the contract, or roles and a feature. */
  do: Requirement;
  children: ReactNode;
};

/** Shows its children only to those who may do what is required. */
export function Can({ do: requirement, children }: CanProps) {
  return useCan(requirement) ? children : null;
}
