import type { FastifyReply } from 'fastify';
import type { Contract, Schema } from './contract.ts';
import type { Operation } from './operation.ts';
import type { Validators } from './validators.ts';

/** Our own answer breaks the contract: a fault of the handler, found before anybody relies on it. */
class ContractBroken extends Error {}

/**
 * Turns answers into JSON text. What the contract does not name is left out; where `isChecked`, the text is then
 * validated, since the serialiser itself looks at neither enumerations nor formats.
 */
export function responseSerialiser(contract: Contract, validators: Validators, isChecked: boolean) {
  const checks = new Map(
    contract.operations.flatMap(({ id, success }) =>
      isChecked && success.schema !== undefined ? [[id, validators.body(success.schema)] as const] : [],
    ),
  );

  return function serialise(operation: Operation, body: unknown, reply: FastifyReply): string {
    const schema: Schema | undefined = operation.success.schema;
    if (schema === undefined) return '';

    const text = String(
      reply.serializeInput(body as Record<string, unknown>, String(operation.success.status)),
    );
    const check = checks.get(operation.id);
    if (check !== undefined && !check(JSON.parse(text))) {
      const errors = (check.errors ?? [])
        .map((error) => `${error.instancePath} ${error.message ?? ''}`)
        .slice(0, 5);
      throw new ContractBroken(`${operation.id} answered against the contract: ${errors.join('; ')}`);
    }
    return text;
  };
}
