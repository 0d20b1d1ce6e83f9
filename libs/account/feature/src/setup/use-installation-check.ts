import { api, dataOf, isApiProblem } from '@dosar/api-client';
import { useQuery } from '@tanstack/react-query';

const codeLength = 16;

/** Asks the server whether a code is right, and how its machine is, as soon as the code is whole. */
export function useInstallationCheck(typed: string) {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return useQuery({
    queryKey: ['account', 'checkInstallation', code],
    queryFn: () => dataOf(api.POST('/api/setup/checkInstallation', { body: { code } })),
    enabled: code.length === codeLength,
    staleTime: Infinity,
    // A wrong code is counted, so it is not tried again by itself.
    retry: (count, error) => !isApiProblem(error) && count < 2,
  });
}
