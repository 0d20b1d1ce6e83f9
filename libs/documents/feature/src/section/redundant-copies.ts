import type { Document } from '@dosar/api-client';

type Copy = Pick<Document, 'id' | 'sha256' | 'state' | 'system_time'>;

/**
 * Documents that say nothing that another one of the same content does not say, as far as they are listed.
 *
 * Of each content one stays: an accepted one before others, and the oldest before later ones. What was refused or
 * replaced stands in for nothing.
 */
export function redundantCopies<Listed extends Copy>(documents: readonly Listed[]): Listed[] {
  const inForce = documents.filter(({ state }) => state !== 'rejected' && state !== 'superseded');
  return inForce.filter((document) => {
    const same = inForce.filter(({ sha256 }) => sha256 === document.sha256);
    return same.reduce(better) !== document;
  });
}

function better<Listed extends Copy>(one: Listed, other: Listed): Listed {
  const isAccepted = ({ state }: Listed) => state === 'accepted';
  if (isAccepted(one) !== isAccepted(other)) return isAccepted(one) ? one : other;
  return one.system_time <= other.system_time ? one : other;
}
