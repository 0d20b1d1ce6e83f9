import type { FastifyReply } from 'fastify';
import type { Contract, Schema } from './contract.ts';
import type { Operation } from './operation.ts';
import { compiledWhenNeeded, type Validators } from './validators.ts';

/** Our own answer breaks the contract: a fault of the handler, found before anybody relies on it. */
class ContractBroken extends Error {}

/**
 * Turns answers into JSON text. What the contract does not name is left out; where `isChecked`, the text is then
 * validated, since the serialiser itself looks at neither enumerations nor formats.
 */
export function responseSerialiser(contract: Contract, validators: Validators, isChecked: boolean) {
  const checks = new Map(
    contract.operations.flatMap(({ id, success: { schema } }) =>
      isChecked && schema !== undefined
        ? [[id, compiledWhenNeeded(() => validators.body(schema))] as const]
        : [],
    ),
  );

  return function serialise(operation: Operation, body: unknown, reply: FastifyReply): string {
    const schema: Schema | undefined = operation.success.schema;
    if (schema === undefined) return '';

    // Compiled at the first answer and kept for the next ones.
    const text = String(reply.serializeInput(body as Record<string, unknown>, schema));
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
