import { defineSlotRecipe, Fieldset } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const recipe = defineSlotRecipe({
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: { minWidth: '0' },
    legend: { marginBottom: '1', fontWeight: 'strong' },
    content: { display: 'grid', gap: '1' },
  },
});

/** Fields that belong together, under their name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset.Root recipe={recipe}>
      <Fieldset.Legend>{title}</Fieldset.Legend>
      <Fieldset.Content>{children}</Fieldset.Content>
    </Fieldset.Root>
  );
}
