import { sessionIdOf } from '../kernel/session/refresh-token.ts';
import type { Doing, SessionAction } from './session-actions.ts';
import { last, root, SessionModel, type ModelSession } from './session-model.ts';
import { deputy, replaced, type sessionPeople, type Standing } from './session-people.ts';
import type { TestApi } from './start-test-api.ts';
import { headersOf, type CallerHeaders } from './test-sessions.ts';

type Pair = { idToken: string; refreshToken: string };

/** A session of the model, and the tokens that the product gave out for it. */
export type KeptSession = { model: ModelSession; pairs: Pair[] };

/** What one step should have led to, and what it did. */
export type Outcome = { expected: string; answered: string };

const minutes = 60_000;

/** One random life of a few people, carried out twice: by the model and by the running product. */
export class SessionHistory {
  readonly kept: KeptSession[] = [];
  readonly #api: TestApi;
  readonly #people: ReturnType<typeof sessionPeople>;
  readonly #model: SessionModel;

  constructor(api: TestApi, people: ReturnType<typeof sessionPeople>) {
    this.#api = api;
    this.#people = people;
    this.#model = new SessionModel(this.#api.now().getTime());
  }

  /** Does one thing to both and answers what they said, when they were asked anything. */
  async carryOut(step: SessionAction): Promise<Outcome | undefined> {
    switch (step.do) {
      case 'pass':
        await this.#api.letPass({ minutes: step.milliseconds / minutes });
        this.#model.now = this.#api.now().getTime();
        return undefined;
      case 'sign in':
        return this.#signIn(step.user);
      case 'lock':
        return this.#put(step.user, { isLocked: step.is });
      case 'switch off':
        return this.#put(step.user, { isOff: step.is });
      case 'give role':
        return this.#put(step.user, { hasRole: step.is });
      case 'let act':
        this.#model.mayAct = step.is;
        await this.#people.letAct(step.is);
        return undefined;
      default:
        return this.kept.length === 0 ? undefined : this.#ask(step, this.#chosen(step.who));
    }
  }

  #ask(
    step: Exclude<SessionAction, Doing<'pass' | 'sign in' | 'lock' | 'switch off' | 'give role' | 'let act'>>,
    kept: KeptSession,
  ) {
    switch (step.do) {
      case 'call':
        return this.#call(kept, step);
      case 'refresh':
        return this.#refresh(kept, step);
      case 'sign out':
        return this.#signOut(kept);
      case 'act':
        return this.#impersonate(kept, replaced);
      case 'come back':
        return this.#impersonate(kept, deputy);
      case 'end':
        return this.#end(kept, this.#chosen(step.whose));
      case 'end others':
        return this.#endOthers(kept);
    }
  }

  async #signIn(name: string): Promise<undefined> {
    const { isLocked, isOff } = this.#people.of(name);
    if (isLocked || isOff) return;
    const headers = await this.#api.tokenFor(name);
    const pair = {
      idToken: headers.authorization.replace('Bearer ', ''),
      refreshToken: headers['x-refresh-token'],
    };
    this.kept.push({ model: this.#model.begin(name), pairs: [pair] });
  }

  async #call(kept: KeptSession, { back: generationsBack, of, what }: Doing<'call'>): Promise<Outcome> {
    const other = of === null ? kept : this.#chosen(of);
    const [own, foreign] = [generation(kept, generationsBack), generation(other, generationsBack)];
    const decided = this.#model.call(
      {
        session: kept.model,
        idTokenIssuedAt: kept.model.issuedAt[own] ?? 0,
        refreshToken: foreign,
        refreshTokenOf: other.model,
      },
      what !== 'poll',
    );
    const refused = what === 'write' && !this.#people.of(kept.model.user).hasRole ? 'forbidden' : 'let in';
    const headers = headersOf({
      idToken: kept.pairs[own]?.idToken ?? '',
      refreshToken: other.pairs[foreign]?.refreshToken ?? '',
    });
    const answer =
      what === 'write'
        ? await this.#post('/api/timeline/addNote', {}, headers)
        : await this.#get(
            what === 'poll' ? '/api/config/users/browseNotifications' : '/api/assignment/browseStatuses',
            headers,
          );
    return { expected: decided === 'let in' ? refused : decided, answered: answer.said };
  }

  async #refresh(kept: KeptSession, step: Doing<'refresh'>): Promise<Outcome> {
    const presented = generation(kept, step.back);
    const expected = this.#model.refresh(kept.model, presented, step.claims !== 'wrong');
    const { user: name, begunIn } = kept.model;
    const right = {
      new_user_id: this.#people.ids[name],
      impersonated_by_user_id: begunIn && this.#people.ids[begunIn.user],
    };
    const wrong = { new_user_id: this.#people.ids[name === deputy ? replaced : deputy] };
    const claims = step.claims === 'none' ? {} : step.claims === 'right' ? right : wrong;
    const token = kept.pairs[presented]?.refreshToken ?? '';
    const { said, pair } = await this.#post('/api/auth/refreshToken', { refresh_token: token, ...claims });

    if (pair === undefined) return { expected, answered: said };
    const same = this.kept.find(({ pairs }) => JSON.stringify(pair) === JSON.stringify(pairs.at(-1)));
    if (same === undefined) kept.pairs.push(pair);
    return { expected, answered: same === undefined ? 'rotated' : same === kept ? 'repeated' : 'returned' };
  }

  async #signOut(kept: KeptSession): Promise<Outcome> {
    const expected = this.#present(kept, false);
    if (expected === 'let in') this.#model.end(kept.model);
    return { expected, answered: (await this.#get('/api/auth/logout', headersOfLast(kept))).said };
  }

  async #impersonate(kept: KeptSession, name: string): Promise<Outcome> {
    const expected = this.#present(kept, true, () => this.#mayBecome(kept.model, name));
    const headers = headersOfLast(kept);
    const { said, pair } = await this.#post(
      '/api/auth/impersonate',
      { user_id: this.#people.ids[name] },
      headers,
    );
    if (expected !== 'let in' || pair === undefined) return { expected, answered: said };

    const { begunIn } = kept.model;
    if (begunIn === undefined) {
      for (const { model } of this.kept) if (model.begunIn === kept.model) model.isOver = true;
      this.kept.push({ model: this.#model.begin(name, kept.model), pairs: [pair] });
    } else {
      this.#model.comeBack(kept.model, begunIn);
      this.kept.find(({ model }) => model === begunIn)?.pairs.push(pair);
    }
    return { expected, answered: said };
  }

  #mayBecome({ user: name, begunIn }: ModelSession, wanted: string): string {
    if (begunIn !== undefined) return wanted === begunIn.user ? 'let in' : 'forbidden';
    if (wanted === name) return 'conflict';
    const { isLocked, isOff } = this.#people.of(wanted);
    const isReplaced = name === deputy && wanted === replaced && this.#model.mayAct;
    return isReplaced && !isLocked && !isOff ? 'let in' : 'not_found';
  }

  async #end(kept: KeptSession, other: KeptSession): Promise<Outcome> {
    const isOwn = other.model.user === kept.model.user && other.model.begunIn === undefined;
    const expected = this.#present(kept, true, () =>
      kept.model.begunIn ? 'forbidden' : isOwn ? 'let in' : 'not_found',
    );
    if (expected === 'let in') this.#model.end(other.model);
    const payload = { session_id: sessionIdOf(other.pairs[0]?.refreshToken ?? '') };
    return {
      expected,
      answered: (await this.#post('/api/auth/endSession', payload, headersOfLast(kept))).said,
    };
  }

  async #endOthers(kept: KeptSession): Promise<Outcome> {
    const expected = this.#present(kept, true, () => (kept.model.begunIn ? 'forbidden' : 'let in'));
    if (expected === 'let in')
      for (const { model } of this.kept)
        if (root(model).user === kept.model.user && root(model) !== kept.model) this.#model.end(model);
    return {
      expected,
      answered: (await this.#post('/api/auth/endOtherSessions', undefined, headersOfLast(kept))).said,
    };
  }

  async #put(name: string, standing: Partial<Standing>): Promise<undefined> {
    const { isLocked, isOff } = await this.#people.put(name, standing);
    if (!isLocked && !isOff) return;
    for (const { model } of this.kept)
      if (model.user === name || root(model).user === name) model.isOver = true;
  }

  /** What a call with the current tokens is answered, and, once let in, by the operation. */
  #present({ model }: KeptSession, isActivity: boolean, then: () => string = () => 'let in'): string {
    const refreshToken = last(model);
    const idTokenIssuedAt = model.issuedAt[refreshToken] ?? 0;
    const call = { session: model, idTokenIssuedAt, refreshToken, refreshTokenOf: model };
    const decided = this.#model.call(call, isActivity);
    return decided === 'let in' ? then() : decided;
  }

  #chosen(index: number): KeptSession {
    const kept = this.kept.at(-1 - (index % this.kept.length));
    if (kept === undefined) throw new Error('Nobody has signed in yet.');
    return kept;
  }

  async #get(url: string, headers: CallerHeaders) {
    return reading(await this.#api.inject({ url, headers }));
  }

  async #post(url: string, payload: object | undefined, headers?: CallerHeaders) {
    return reading(
      await this.#api.inject({
        method: 'POST',
        url,
        ...(headers && { headers }),
        ...(payload && { payload }),
      }),
    );
  }
}

/** What an answer comes to: let in, also where what was sent made no sense, or the code of the refusal. */
function reading(answer: { statusCode: number; body: string }): { said: string; pair: Pair | undefined } {
  const body = JSON.parse(answer.body) as Partial<Pair> & { code?: string };
  const { idToken, refreshToken, code } = body;
  const isLetIn = answer.statusCode === 200 || code === 'validation_failed' || code === 'planned';
  return {
    said: isLetIn ? 'let in' : (code ?? String(answer.statusCode)),
    pair: idToken && refreshToken ? { idToken, refreshToken } : undefined,
  };
}

function generation({ model }: KeptSession, back: number): number {
  return Math.max(0, last(model) - back);
}

function headersOfLast({ pairs }: KeptSession): CallerHeaders {
  return headersOf(pairs.at(-1) ?? { idToken: '', refreshToken: '' });
}
