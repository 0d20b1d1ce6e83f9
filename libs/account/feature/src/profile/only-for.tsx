import type { AnyOperation } from '@dosar/api-client/client';
import { useCan } from '@dosar/auth';
import { EmptyState } from '@dosar/design-system';
import type { ReactNode } from 'react';

type OnlyForProps = {
  /** The operation that the page stands on. */
  operation: AnyOperation;
  children: ReactNode;
};

/** A page for those whom the contract lets use an operation; everybody else learns that it is not for them. */
export function OnlyFor({ operation, children }: OnlyForProps) {
  return useCan(operation) ? children : <EmptyState kind="no-permission" />;
}
