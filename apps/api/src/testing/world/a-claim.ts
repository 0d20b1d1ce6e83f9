import type { JsonBodyOf, Schema } from '@dosar/openapi';
import type { TestApi } from '../start-test-api.ts';
import { confirmEmail, ibanOf, moneyOfClaim } from './money-of-claim.ts';
import { issueInspection, writeNote, type Assessed } from './note-of-claim.ts';
import { aNotice } from './notices.ts';
import { posted } from './posted.ts';

/** A claim file that a test has made, with the work on it by type. */
export type Claim = {
  orgId: string;
  claimFileId: string;
  claimFileNo: string;
  claimantPartyId: string;
  /** The member of the staff who does what a story says of nobody else. */
  handler: string;
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
 * handler has accepted, so that its inspection is open; `.offered(484_000).accepted().ordered().paid()` pays it, with Irina
 * Neagu of finance among the people of the test.
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

  /** The inspection is done: an assessor has closed its note, whose total is the estimated sum of the file. */
  assessed(note: Assessed = {}, by = 'elena.rusu'): ClaimStory {
    return this.and(async (claim) => {
      const inspection = await claim.work('assessment');
      await writeNote(this.#api, inspection, note, by);
      await issueInspection(this.#api, inspection);
    });
  }

  /** The newest work of a type goes through a transition. */
  step(assignmentType: string, transitionCode: string, by?: string, more?: object): ClaimStory {
    return this.and((claim) => claim.step(assignmentType, transitionCode, by, more));
  }

  /** A claim of the handler goes on to its valuation; its claimant has confirmed the email address of the notice. */
  valued(by?: string): ClaimStory {
    return this.takenIn(by)
      .step('claim_handling', 'open', by)
      .step('claim_handling', 'start_evaluation', by)
      .and((claim) => confirmEmail(this.#api, claim));
  }

  /** An offer of one line is sent by email, which needs the authority of the person who sends it. */
  offered(bani: number, by?: string): ClaimStory {
    return this.#money(by, async (money) => {
      await money.save([{ code: 'repair', amount_bani: bani }]);
      await money.issue();
    });
  }

  /** The claimant accepts the offer on paper. */
  accepted(by?: string): ClaimStory {
    return this.#money(by, (money, { claimFileNo }) =>
      money.answer({ is_accepted: true, iban: ibanOf(claimFileNo) }),
    );
  }

  /** The claimant contests the offer by telephone. */
  contested(by?: string): ClaimStory {
    return this.#money(by, (money, { claimFileNo }) =>
      money.answer({ is_accepted: false, note: 'Lipsește farul.', iban: ibanOf(claimFileNo) }),
    );
  }

  /** So much is reserved for the vehicle at least. */
  reserved(bani: number, by?: string): ClaimStory {
    return this.#money(by, (money) => money.reserve(bani));
  }

  /**
   * What the answered offer pays is reserved and ordered; above the authority of that person the order waits for approval.
   *
   * By a colleague, who confirms the account first: whoever recorded the answer does neither.
   */
  ordered(by = 'radu.marin'): ClaimStory {
    return this.#money(by, async (money) => {
      const { payable } = await money.read();
      await money.reserve(payable?.amount_bani ?? 0);
      await money.confirmAccount();
      await money.order();
    });
  }

  /** All of the newest order has reached its payee today, as finance records it. */
  paid(by = 'irina.neagu'): ClaimStory {
    return this.#money(by, (money) => money.pay());
  }

  #money(
    by: string | undefined,
    act: (money: ReturnType<typeof moneyOfClaim>, claim: Claim) => Promise<unknown>,
  ) {
    return this.and((claim) => act(moneyOfClaim(this.#api, claim, by ?? claim.handler), claim));
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
    handler,
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
