import { Text } from '@dosar/design-system';
import { useAccessWords } from './use-access-words.ts';

/** What people with a built-in role do; a composed role is described where it is composed. */
export function RoleWords({ code }: { code: string }) {
  const words = useAccessWords().aboutRole(code);
  return words === '' ? null : (
    <Text tone="muted" size="sm">
      {words}
    </Text>
  );
}
