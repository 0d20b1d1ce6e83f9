import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepBlock, requestCode, type CodeRequest } from './code-request.ts';

/** The code of the login `sid`: asked for when the page opens, once, and again only when somebody wants it. */
export function useCodeRequest(sid: string) {
  const queryClient = useQueryClient();
  const queryKey = ['account', 'oneTimePassword', sid];
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey,
    queryFn: () => requestCode(sid),
    // Every asking sends a message: nothing but the button may ask again, not even a change of the language.
    staleTime: 'static',
    retry: false,
  });

  return {
    request: data,
    isAsking: isPending ? error === null : isFetching,
    failure: isFetching ? null : error,
    askAgain: () => void refetch(),
    /** Too many wrong codes have blocked the user. */
    block: (request: CodeRequest, blockUntil: string | null) =>
      queryClient.setQueryData(queryKey, keepBlock(sid, request, blockUntil)),
  };
}
