import type { FileGlance, OpenedFile } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import { useOutletContext } from 'react-router';

/** The open file: what a list knew of it, at once, and the whole of it as soon as it is read. */
export type OpeningFile = {
  file: OpenedFile;
  header: FileGlance;
  assignment: Schema<'AssignmentDetail'> | undefined;
};

/** The file as the page has read it, and as it tells other areas. */
export type OpenedAssignment = { assignment: Schema<'AssignmentDetail'>; file: OpenedFile };

/** The file whose section this is; for sections that do not wait for the whole of it. */
export const useOpeningFile = () => useOutletContext<OpeningFile>();

/** The file whose section this is, read; for sections below `WholeFile`. */
export const useOpenedAssignment = () => useOutletContext<OpenedAssignment>();
