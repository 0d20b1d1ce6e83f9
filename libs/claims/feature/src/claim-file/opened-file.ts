import type { OpenedFile } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import { useOutletContext } from 'react-router';

/** The file as the page has read it, and as it tells other areas. */
export type OpenedAssignment = { assignment: Schema<'AssignmentDetail'>; file: OpenedFile };

/** The file whose section this is. */
export const useOpenedAssignment = () => useOutletContext<OpenedAssignment>();
