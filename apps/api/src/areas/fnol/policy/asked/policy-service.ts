import type { LocalDate } from '@dosar/kernel/dates';
import * as z from 'zod';
import { outsideFetch } from '#src/providers/outside-fetch.ts';
import type { ToldPolicy } from '../known-policy.ts';

/** What the policy service is asked: at least one of the first four. */
export type PolicyQuestion = {
  orgCode: string;
  date: LocalDate;
  plate?: string | undefined;
  vin?: string | undefined;
  number?: string | undefined;
  holderNumber?: string | undefined;
};

/** The system in which an insurer writes its policies. `undefined`: it did not answer, or not with what it should. */
export type PolicyService = (question: PolicyQuestion) => Promise<ToldPolicy[] | undefined>;

type PolicyServiceSettings = {
  POLICY_URL?: string | undefined;
  POLICY_TOKEN?: string | undefined;
  POLICY_SECONDS?: number | undefined;
};

const day = z.iso.date();
const bani = z.int().min(0).max(1_000_000_000_000);
const answerShape = z.object({
  policies: z
    .array(
      z.object({
        kind: z.enum(['rca', 'casco']),
        insurer: z.string().max(120).default(''),
        prefix: z.string().max(20).default(''),
        number: z
          .string()
          .min(1)
          .max(40)
          .regex(/[A-Za-z0-9]/),
        valid_from: day,
        valid_until: day,
        paid_until: day.nullish(),
        cancelled_on: day.nullish(),
        plate: z.string().max(20).nullish(),
        vin: z.string().max(20).nullish(),
        holder_name: z.string().max(200),
        holder_number: z.string().max(20).nullish(),
        coverages: z
          .array(
            z.object({
              coverage_code: z.enum(['vehicle', 'property', 'injury']),
              limit_bani: bani.min(1).nullish(),
              deductible_bani: bani.default(0),
            }),
          )
          .max(3)
          .default([]),
      }),
    )
    .max(20),
});

const usualSeconds = 2;
const longestAnswer = 256 * 1024;

/**
 * The policy service of `POLICY_URL`: one GET `/policies` for each question (docs/policy-service.md), 404 for nothing found.
 *
 * A slow, broken or lying service costs its time-out and nothing else: whoever asks goes on without it.
 */
export function policyService({
  POLICY_URL: url,
  POLICY_TOKEN: token,
  POLICY_SECONDS: seconds = usualSeconds,
}: PolicyServiceSettings): PolicyService | undefined {
  if (url === undefined) return undefined;
  return async ({ orgCode, date, plate, vin, number, holderNumber }) => {
    const asked = new URLSearchParams({ org_code: orgCode, date });
    if (plate !== undefined) asked.set('plate', plate);
    if (vin !== undefined) asked.set('vin', vin);
    if (number !== undefined) asked.set('number', number);
    // Addresses are written down on their way: a personal number travels as a header.
    const headers = {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(holderNumber !== undefined && { 'x-holder-number': holderNumber }),
    };
    const limits = { milliseconds: seconds * 1000, bytes: longestAnswer };
    try {
      const answer = await outsideFetch(`${url}/policies?${asked.toString()}`, { headers }, limits);
      if (answer.status === 404) return [];
      if (!answer.ok) return undefined;
      const { success, data } = answerShape.safeParse(await answer.json());
      return success ? data.policies.flatMap(toldOf) : undefined;
    } catch {
      return undefined;
    }
  };
}

type Answered = z.infer<typeof answerShape>['policies'][number];

function toldOf(policy: Answered): ToldPolicy[] {
  if (policy.valid_until < policy.valid_from) return [];
  return [
    {
      ...policy,
      paid_until: policy.paid_until ?? null,
      cancelled_on: policy.cancelled_on ?? null,
      plate: policy.plate ?? null,
      vin: policy.vin ?? null,
      holder_number: policy.holder_number ?? '',
      coverages: policy.coverages.map((coverage) => ({
        ...coverage,
        limit_bani: coverage.limit_bani ?? null,
      })),
    },
  ];
}
