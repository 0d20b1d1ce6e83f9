import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { TestApi } from '../start-test-api.ts';
import type { CallerHeaders } from '../test-sessions.ts';
import { aNotice } from './notices.ts';

/** A claim file that a test has made, with the work on it by type. */
export type Claim = {
  orgId: string;
  claimFileId: string;
  claimFileNo: string;
  claimantPartyId: string;
  /** The main work of the file, which there is once its notice was accepted. */
  main: () => Promise<WorkOnClaim>;
  /** The newest work of a type; throws when the file has none. */
  work: (assignmentType: string) => Promise<WorkOnClaim>;
  /** Takes a transition of the newest work of a type, as somebody of the staff, and insists that it succeeds. */
  step: (assignmentType: string, transitionCode: string, by?: string, more?: object) => Promise<void>;
};

/** One piece of work of a claim as the database has it. */
export type WorkOnClaim = {
  assignment_id: string;
  assignment_key: string;
  status_code: string;
  row_version: number;
  assigned_user_id: string | null;
};

type Notification = JsonBodyOf<'submitClaimNotification'>;
type Options = {
  /** Parts of the notice that differ from `aNotice`. */
  notice?: Partial<Notification>;
  orgCode?: 'demo' | 'alfa';
};
type Step = (claim: Claim) => Promise<unknown>;

/**
 * A claim that goes through the product's own use cases, as far as the steps say.
 *
 * `await aClaim(api)` is a claim that was reported a moment ago; `await aClaim(api).takenIn()` one whose notice the
 * handler has accepted, so that its inspection is open.
 */
export function aClaim(api: TestApi, options: Options = {}): ClaimStory {
  return new ClaimStory(api, options, []);
}

/** A claim and what happens to it; awaiting the story makes it happen. */
export class ClaimStory implements PromiseLike<Claim> {
  readonly #api: TestApi;
  readonly #options: Options;
  readonly #steps: readonly Step[];

  constructor(api: TestApi, options: Options, steps: readonly Step[]) {
    this.#api = api;
    this.#options = options;
    this.#steps = steps;
  }

  /** Goes on with a step of any kind. */
  and(step: Step): ClaimStory {
    return new ClaimStory(this.#api, this.#options, [...this.#steps, step]);
  }

  /** The notice is reviewed and accepted, which opens the inspection. The claim belongs to whoever did it. */
  takenIn(by?: string): ClaimStory {
    return this.and(async (claim) => {
      await claim.step('claim_notification', 'start_review', by);
      await claim.step('claim_notification', 'accept', by);
    });
  }

  /** The newest work of a type goes through a transition. */
  step(assignmentType: string, transitionCode: string, by?: string, more?: object): ClaimStory {
    return this.and((claim) => claim.step(assignmentType, transitionCode, by, more));
  }

  then<Fulfilled = Claim, Rejected = never>(
    fulfilled?: ((claim: Claim) => Fulfilled | PromiseLike<Fulfilled>) | null,
    rejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): PromiseLike<Fulfilled | Rejected> {
    return this.#happen().then(fulfilled, rejected);
  }

  async #happen(): Promise<Claim> {
    const claim = await reported(this.#api, this.#options);
    for (const step of this.#steps) await step(claim);
    return claim;
  }
}

async function reported(api: TestApi, { notice, orgCode = 'demo' }: Options): Promise<Claim> {
  const guest = await api.guestFor(orgCode);
  const receipt = await posted<Schema<'ClaimNotificationReceipt'>>(
    api,
    guest,
    '/api/fnol/submit',
    aNotice(notice),
  );
  const claimFileNo = receipt.claim_file_no;
  const file = await api.database.kysely
    .selectFrom('claim_file')
    .select(['org_id', 'claim_file_id', 'claimant_party_id'])
    .where('claim_file_no', '=', claimFileNo)
    .executeTakeFirstOrThrow();
  const handler = orgCode === 'demo' ? 'ana.ionescu' : 'alfa.ana';
  const newestWork = api.database.kysely
    .selectFrom('assignment')
    .select(['assignment_id', 'assignment_key', 'status_code', 'row_version', 'assigned_user_id'])
    .where('claim_file_id', '=', file.claim_file_id)
    .orderBy('assignment_id', 'desc');
  const work = (assignmentType: string) =>
    newestWork.where('assignment_type_code', '=', assignmentType).executeTakeFirstOrThrow();
  return {
    orgId: file.org_id,
    claimFileId: file.claim_file_id,
    claimFileNo,
    claimantPartyId: file.claimant_party_id ?? '',
    main: () => newestWork.where('is_case_master', '=', true).executeTakeFirstOrThrow(),
    work,
    async step(assignmentType, transitionCode, by = handler, more = {}) {
      const { assignment_id: id, row_version: version } = await work(assignmentType);
      await posted(api, await api.tokenFor(by), `/api/assignment/transition/${id}`, {
        transition_code: transitionCode,
        row_version: version,
        ...more,
      });
    },
  };
}

/** What a call answers; a call that is refused is a mistake of the test. */
async function posted<Answer>(
  api: TestApi,
  headers: CallerHeaders,
  url: string,
  payload: object,
): Promise<Answer> {
  const answer = await api.inject({ method: 'POST', url, payload, headers: { ...headers } });
  if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode} ${answer.body}`);
  return answer.json<Answer>();
}
