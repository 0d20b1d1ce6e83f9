import type { Ref } from 'react';
import { Box } from '@dosar/design-system';

/**
 * A field that no person sees or reaches, and that programs fill in.
 *
 * What they fill in makes the server refuse the report.
 */
export function HiddenWebsiteField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <Box position="absolute" insetInlineStart="-9999px" aria-hidden>
      <input ref={ref} name="website" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </Box>
  );
}
