import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { aMessage, aPendingAnswer, aProposal, aQuestion, theInitialMessage } from './message-fixture.ts';
import {
  beginsAnew,
  nextCall,
  shownMessages,
  withAnswer,
  withChanged,
  type Halt,
  type Message,
  type NextCall,
} from './next-call.ts';

const aSaved = (number: number, ...outcomes: Message['proposals'][number]['outcome'][]) =>
  aMessage(number, {
    run_status: 'saved',
    proposals: outcomes.map((outcome, place) => aProposal({ number: place + 1, outcome })),
  });

test('T4 a pending output is completed, a saved one is processed once the user has confirmed it, and nothing else is called for', () => {
  const pending = aPendingAnswer(1);
  expect(nextCall([pending])).toEqual({ kind: 'complete', id: pending.id });
  expect(nextCall([pending, aMessage(2)])).toBeUndefined();
  expect(nextCall([aSaved(2, null)])).toBeUndefined();
  expect(nextCall([aSaved(2, 'accepted', null)])).toBeUndefined();
  expect(nextCall([aSaved(2, 'refused')])).toBeUndefined();
  expect(nextCall([aSaved(2, 'refused', 'accepted')])).toMatchObject({ kind: 'process' });
  expect(nextCall([aQuestion(3, { run_status: 'pending' })])).toBeUndefined();
  expect(nextCall([])).toBeUndefined();
});

test('T4 what failed or was stopped is called for again only when somebody tries again', () => {
  const pending = aPendingAnswer(1);
  for (const why of ['failed', 'stopped'] as const)
    expect(nextCall([pending], { id: pending.id, why })).toBeUndefined();
  expect(nextCall([pending], { id: aMessage(9).id, why: 'failed' })).toBeDefined();
});

const at = (time: string) => ({ system_time: `2026-11-${time}Z` });
const theEvening = new Date('2026-11-25T21:00:00Z');

test('T5 K8 a conversation begins anew when its last day in Bucharest is more than one day ago, but not before anything was asked', () => {
  // Half past eleven in the evening in UTC is the next day in Bucharest.
  expect(beginsAnew([aQuestion(1), aMessage(2, at('23T23:30:00'))], theEvening)).toBe(false);
  expect(beginsAnew([aQuestion(1), aMessage(2, at('23T20:30:00'))], theEvening)).toBe(true);
  expect(beginsAnew([aQuestion(1), aMessage(2, at('24T07:00:00'))], theEvening)).toBe(false);
  expect(beginsAnew([{ ...theInitialMessage(), ...at('01T07:00:00') }], theEvening)).toBe(false);
  expect(beginsAnew([], theEvening)).toBe(false);
});

const steps = [
  'ask',
  'answer',
  'lose the answer',
  'stop',
  'try again',
  'confirm',
  'refuse',
  'reload',
] as const;
type Step = (typeof steps)[number];

/** A page, and a server that stores what it was asked and answers the same call with the same message. */
function aConversation(proposes: (run: number) => boolean) {
  let [messages, stored, run]: [Message[], Message[], number] = [[], [], 0];
  let halt: Halt | undefined;
  const acts: string[] = [];

  const answerOf = ({ kind, id }: NextCall) => {
    const number = run * 10 + (kind === 'complete' ? 3 : 4);
    const known = stored.find((message) => message.id === aMessage(number).id);
    if (known) return known;
    if (kind === 'process') acts.push(id);
    const answer = kind === 'complete' && proposes(run) ? aSaved(number, null) : aMessage(number);
    stored = withAnswer(stored, answer);
    return answer;
  };
  const decide = (outcome: 'accepted' | 'refused') => {
    const last = messages.at(-1);
    if (last?.proposals[0]?.outcome !== null) return;
    const decided = { ...last, proposals: [aProposal({ outcome })] };
    [stored, messages] = [withChanged(stored, decided), withChanged(messages, decided)];
  };
  const ask = () => {
    run += 1;
    stored = [...stored, aQuestion(run * 10 + 1), aPendingAnswer(run * 10 + 2)];
    // The page reads the conversation again: an answer that it lost comes with it.
    [messages, halt] = [[...stored], undefined];
  };
  const take = (step: Step) => {
    const next = nextCall(messages, halt);
    if (step === 'ask' && !next) ask();
    if (step === 'answer' && next) messages = withAnswer(messages, answerOf(next));
    if (step === 'lose the answer' && next) halt = { id: answerOf(next) && next.id, why: 'failed' };
    if (step === 'stop' && next) halt = { id: next.id, why: 'stopped' };
    if (step === 'try again') halt = undefined;
    if (step === 'confirm') decide('accepted');
    if (step === 'refuse') decide('refused');
    if (step === 'reload') [messages, halt] = [[...stored], undefined];
    return { messages, next: nextCall(messages, halt), stored, acts };
  };
  return { take };
}

test('T4 however calls are lost, stopped, repeated and reloaded, each answer is there once and in order, and nothing is done unconfirmed', () => {
  const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);
  const sequences = array(constantFrom(...steps), { maxLength: 60 });
  assert(
    property(sequences, integer({ min: 1, max: 3 }), (taken, every) => {
      const conversation = aConversation((run) => run % every === 0);
      for (const step of taken) {
        const { messages, next, stored, acts } = conversation.take(step);
        expect(new Set(idsOf(messages)).size).toBe(messages.length);
        expect(idsOf(stored).slice(0, messages.length)).toEqual(idsOf(messages));
        const accepted = stored.filter(({ proposals }) => proposals[0]?.outcome === 'accepted');
        expect(idsOf(accepted)).toEqual(expect.arrayContaining(acts));
        expect(new Set(acts).size).toBe(acts.length);
        if (next) expect(next.id).toBe(messages.at(-1)?.id);
        const waiting = shownMessages(messages).filter(({ run_status }) => run_status === 'pending');
        expect(waiting.length).toBeLessThan(2);
      }
    }),
  );
});
