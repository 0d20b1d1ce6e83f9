import type { ApiProblem } from '@dosar/api-client';
import { atom } from 'jotai';

/** The unexpected error that is being shown (X1); the first one stays until it is closed. */
export const serverErrorAtom = atom<ApiProblem | undefined>(undefined);
