import * as z from 'zod';
import type { Env } from '#src/env.ts';
import { OutsideAnswerError, outsideStream, OutsideTimeError, type ArrivingAnswer } from './outside-fetch.ts';
import { serverSentEvents } from './server-sent-events.ts';

/** One message to the model. */
export type ModelMessage = { role: 'system' | 'user'; content: string };

/** What a model said, and what it cost. */
export type ModelAnswer = { text: string; tokens: number };

/** A language model of somebody else: it is told something and says something, and can do nothing. */
export type LanguageModel = {
  /** Where what it is told goes. */
  host: string;
  name: string;
  /** How much an organisation may use in a day. */
  dailyTokens: number;
  /** The least that a call costs, by its length. */
  estimate: (text: string) => number;
  /** Whether it failed so often that nobody waits for it now. */
  isResting: () => boolean;
  /** Throws `ModelFailure` and nothing else. */
  ask: (messages: readonly ModelMessage[]) => Promise<ModelAnswer>;
};

/** Why a model said nothing. Its message has nothing of what was sent or came. */
export class ModelFailure extends Error {
  readonly why: 'failed' | 'too_slow';

  constructor(why: 'failed' | 'too_slow', message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ModelFailure';
    this.why = why;
  }
}

const usualSeconds = 15;
const usualDailyTokens = 200_000;
const longestText = 8_000;
const mostTokens = 1_500;
const failuresBeforeRest = 3;
const restSeconds = 60;
const longestRestSeconds = 300;
const charactersOfToken = 3;

type Settings = Pick<Env, 'LLM_URL' | 'LLM_MODEL' | 'LLM_KEY' | 'LLM_SECONDS' | 'LLM_DAILY_TOKENS'>;

/**
 * The language model of the settings; none when they name none.
 *
 * Speaks chat completions as OpenAI defined them, answered as server-sent events or whole. After three failures in a row it is
 * left alone for a minute, or as long as it asks for.
 */
export function languageModel(settings: Settings, now: () => Date): LanguageModel | undefined {
  const { LLM_URL: url, LLM_MODEL: name } = settings;
  if (url === undefined || name === undefined) return undefined;
  let failures = 0;
  let restsUntil = 0;
  const estimate = (text: string) => Math.ceil(text.length / charactersOfToken);

  async function ask(messages: readonly ModelMessage[]): Promise<ModelAnswer> {
    try {
      const answer = await outsideStream(
        `${url}/chat/completions`,
        requestOf(settings, messages),
        { milliseconds: (settings.LLM_SECONDS ?? usualSeconds) * 1000 },
        readAnswer,
      );
      failures = 0;
      const told = messages.reduce((sum, { content }) => sum + estimate(content), estimate(answer.text));
      // Nobody takes the word of a server that counts its own work for less than it was.
      const tokens = Math.max(told, Math.min(answer.tokens ?? 0, 10 * (told + mostTokens)));
      return { text: withoutKey(answer.text, settings.LLM_KEY), tokens };
    } catch (error) {
      failures += 1;
      const pause = error instanceof Refusal ? error.pauseSeconds : 0;
      if (failures >= failuresBeforeRest || pause > 0)
        restsUntil = now().getTime() + 1000 * Math.min(Math.max(pause, restSeconds), longestRestSeconds);
      if (error instanceof ModelFailure) throw error;
      const isTooSlow = error instanceof OutsideTimeError;
      const why = isTooSlow ? 'too_slow' : 'failed';
      if (error instanceof OutsideAnswerError) throw new ModelFailure(why, error.message, error);
      throw error;
    }
  }

  return {
    host: new URL(url).host,
    name,
    dailyTokens: settings.LLM_DAILY_TOKENS ?? usualDailyTokens,
    estimate,
    isResting: () => now().getTime() < restsUntil,
    ask,
  };
}

class Refusal extends ModelFailure {
  readonly pauseSeconds: number;

  constructor(status: number, retryAfter: string | null) {
    super('failed', `the language model answered ${status}`);
    const seconds = Number(retryAfter ?? 0);
    this.pauseSeconds = Number.isFinite(seconds) ? seconds : 0;
  }
}

function requestOf({ LLM_MODEL: model, LLM_KEY: key }: Settings, messages: readonly ModelMessage[]) {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0,
      max_tokens: mostTokens,
    }),
  };
}

/** A server that gives back the key it was sent shows it to nobody, and it is not written down. */
const withoutKey = (text: string, key: string | undefined) =>
  key === undefined ? text : text.replaceAll(key, '[hidden]');

const usage = z.object({ total_tokens: z.int().nonnegative() }).nullish();
const piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage,
  error: z.never().optional(),
});
const whole = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage,
});

type Said = { text: string; tokens: number | undefined };

async function readAnswer({ answer, parts }: ArrivingAnswer): Promise<Said> {
  if (!answer.ok) throw new Refusal(answer.status, answer.headers.get('retry-after'));
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  return isStream ? readStream(parts) : readWhole(parts);
}

async function readStream(parts: ArrivingAnswer['parts']): Promise<Said> {
  const said: Said = { text: '', tokens: undefined };
  let end: string | undefined;
  for await (const event of serverSentEvents(parts)) {
    if (event.trim() === '[DONE]') return finished(said, end);
    const { choices, usage: used } = parsed(piece, event);
    const [choice] = choices;
    said.text += choice?.delta?.content ?? '';
    said.tokens = used?.total_tokens ?? said.tokens;
    end = choice?.finish_reason ?? end;
    if (said.text.length > longestText) throw new ModelFailure('failed', 'the language model says too much');
  }
  return finished(said, end);
}

async function readWhole(parts: ArrivingAnswer['parts']): Promise<Said> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of parts) text += decoder.decode(part, { stream: true });
  const { choices, usage: used } = parsed(whole, text);
  const [choice] = choices;
  return finished(
    { text: choice?.message.content ?? '', tokens: used?.total_tokens },
    choice?.finish_reason ?? 'stop',
  );
}

/** Half an answer is none: it could have lost the word that turns it round. */
function finished(said: Said, end: string | undefined): Said {
  if (end !== 'stop') throw new ModelFailure('failed', 'the language model did not come to an end');
  return said;
}

function parsed<Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      throw new ModelFailure('failed', 'the language model answered something else');
    throw error;
  }
}
