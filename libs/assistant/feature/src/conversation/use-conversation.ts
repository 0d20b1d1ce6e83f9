import {
  api,
  apiMutation,
  apiQuery,
  browseAssistantMessages,
  dataOf,
  decideAssistantProposals,
  isApiProblem,
  queriesOf,
  rateAssistantMessage,
  sendAssistantMessage,
  stopAssistantMessage,
} from '@dosar/api-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  beginsAnew,
  nextCall,
  withAnswer,
  withChanged,
  type Halt,
  type Message,
  type NextCall,
} from './next-call.ts';

// Nobody else writes into it: what changes it is put there.
const conversationQuery = { ...apiQuery(browseAssistantMessages), staleTime: Number.POSITIVE_INFINITY };

/** A question, with the name under which the server takes it only once. */
export type Question = { text: string; messageId: string; assignmentId: string | undefined; isAnew: boolean };

/** The user's conversation with the assistant, which goes on by itself where the protocol wants a call (T4). */
export function useConversation(onAnswer: (answer: Message) => void) {
  const queryClient = useQueryClient();
  const { data, isError, error, refetch } = useQuery(conversationQuery);
  const [halt, setHalt] = useState<Halt>();
  const messages = data ?? [];
  const next = nextCall(messages, halt);

  const change = (to: (messages: readonly Message[]) => Message[]) =>
    queryClient.setQueryData(conversationQuery.queryKey, (before) => before && to(before));
  const take = (answer: Message) => {
    change((before) => withAnswer(before, answer));
    onAnswer(answer);
    if (answer.type !== 'result') return;
    // The proposals themselves say by now what became of them.
    void refetch();
    void queryClient.invalidateQueries(whatActsChange);
  };
  useCall(next, take, (id) => setHalt({ id, why: 'failed' }));

  const ask = useAsk(async () => void (await refetch()));

  const stop = useMutation(apiMutation(stopAssistantMessage));
  const decide = useMutation({
    ...apiMutation(decideAssistantProposals),
    onSuccess: (decided) => change((before) => withChanged(before, decided)),
  });
  const rate = useMutation({
    ...apiMutation(rateAssistantMessage),
    onSuccess: (rated) => change((before) => withChanged(before, rated)),
  });
  return {
    /** Undefined until they are here. */
    messages: data,
    isMissing: isError,
    /** Somebody has switched it off meanwhile. */
    isOff: isApiProblem(error, 'forbidden'),
    next,
    halt,
    ask: async (question: Question) => {
      await ask(question);
      setHalt(undefined);
    },
    reload: () => void refetch(),
    /** Until the server has taken it, the question cannot be asked again: the stop would end that run as well. */
    isStopping: stop.isPending,
    tryAgain: () => setHalt(undefined),
    stop: () => {
      if (!next) return;
      setHalt({ id: next.id, why: 'stopped' });
      stop.mutate(
        { params: { path: { id: next.id } } },
        { onSuccess: (stopped) => change((before) => withAnswer(before, stopped)) },
      );
    },
    decide,
    rate,
  };
}

/** Sends a question, and reads the conversation again with all that it holds by then. */
function useAsk(reload: () => Promise<void>) {
  const queryClient = useQueryClient();
  const send = useMutation(apiMutation(sendAssistantMessage));
  return async ({ text, messageId, assignmentId, isAnew }: Question) => {
    // A question that is asked while the conversation is loading is sent once it has loaded.
    const messages = await queryClient.ensureQueryData(conversationQuery);
    const deletesThread = isAnew || beginsAnew(messages, new Date());
    try {
      await send.mutateAsync({
        body: {
          message_content: text,
          thread_id: deletesThread ? null : (messages.at(-1)?.thread_id ?? null),
          message_id: messageId,
          delete_thread: deletesThread,
          assignment_id: assignmentId ?? null,
        },
      });
    } catch (problem) {
      // Another tab has gone on with it.
      if (isApiProblem(problem, 'assistant_busy') || isApiProblem(problem, 'not_found')) await reload();
      throw problem;
    }
    await reload();
  };
}

/** What the page shows of everything that a proposal may have changed. */
const whatActsChange = queriesOf('claims', 'assignments', 'worklist', 'documents', 'messages', 'workload');

/** Makes the call that the conversation waits for; gone when the conversation waits for another one. */
function useCall(next: NextCall | undefined, take: (answer: Message) => void, fail: (id: string) => void) {
  const { kind, id } = next ?? {};
  const tell = useEffectEvent(fail);
  const finish = useEffectEvent(take);
  useEffect(
    function carryOn() {
      if (kind === undefined || id === undefined) return undefined;
      const { abort, signal } = abortable();
      answerOf({ kind, id }, signal).then(
        (answer) => !signal.aborted && finish(answer),
        () => !signal.aborted && tell(id),
      );
      return abort;
    },
    [kind, id],
  );
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function answerOf({ kind, id }: NextCall, signal: AbortSignal): Promise<Message> {
  const init = { params: { path: { id } }, signal };
  return kind === 'complete'
    ? dataOf(api.GET('/api/aiAssistant/completeLastMessage/{id}', init))
    : dataOf(api.GET('/api/aiAssistant/processLastMessage/{id}', init));
}
