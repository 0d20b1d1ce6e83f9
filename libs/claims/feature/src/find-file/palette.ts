import type { PaletteSource } from '@dosar/areas';
import { useNavigate } from 'react-router';
import { fileCommandOf } from './file-command.ts';
import { useFoundFiles } from './use-found-files.ts';

/** Claim files, people and vehicles as commands: what is typed finds them, and those opened last come again. */
export const palette: PaletteSource = { useFindings: useFoundFiles, useRecent: useRecentFile };

function useRecentFile() {
  const navigate = useNavigate();
  return (id: string) => fileCommandOf(id, navigate);
}
