import { isDeepStrictEqual } from 'node:util';
import type { Schema } from './contract-document.ts';
import type { Contract } from './contract.ts';
import type { Operation } from './operation.ts';
import { ReadyJson } from './ready-json.ts';
import { serialisersOf } from './serialisers.ts';
import { compiledWhenNeeded, validatorsOf } from './validators.ts';

/** Our own answer breaks the contract: a fault of the handler, found before anybody relies on it. */
class ContractBroken extends Error {}

/**
 * Turns answers into JSON text. What the contract does not name is left out; where `isChecked`, the text is then
 * validated, since the serialiser itself looks at neither enumerations nor formats. An answer that is text already goes out
 * as it is; where `isChecked`, it may not have anything that would have been left out.
 */
export function responseSerialiser(contract: Contract, isChecked: boolean) {
  const validators = validatorsOf(contract.document);
  const serialisers = serialisersOf(contract.document);
  const checks = new Map(
    contract.operations.flatMap(({ id, success: { schema } }) =>
      isChecked && schema !== undefined
        ? [[id, compiledWhenNeeded(() => validators.body(schema))] as const]
        : [],
    ),
  );

  return function serialise(operation: Operation, body: unknown): string {
    const schema: Schema | undefined = operation.success.schema;
    if (schema === undefined) return '';

    const written = (value: unknown) => serialisers(schema)(value);
    const text = body instanceof ReadyJson ? body.text : written(body);
    const check = checks.get(operation.id);
    if (check === undefined) return text;

    const answer: unknown = JSON.parse(text);
    if (!check(answer)) {
      const errors = (check.errors ?? [])
        .map((error) => `${error.instancePath} ${error.message ?? ''}`)
        .slice(0, 5);
      throw new ContractBroken(`${operation.id} answered against the contract: ${errors.join('; ')}`);
    }
    if (body instanceof ReadyJson && !isDeepStrictEqual(JSON.parse(written(answer)), answer))
      throw new ContractBroken(`${operation.id} answered more than the contract names.`);
    return text;
  };
}
