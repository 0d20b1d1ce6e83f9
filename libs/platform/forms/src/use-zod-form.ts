import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { AnswerSchema } from './answer-schema.ts';

type ZodFormOptions<Input extends FieldValues, Output extends FieldValues> = {
  /** The messages of the schema are reasons, see `reason`. */
  schema: AnswerSchema<Input, Output>;
  /** The answers to begin with. A choice that nobody has made yet is left out. */
  defaultValues: Partial<Input>;
  /** With `onTouched` a field is checked when it is left, for forms whose button waits until everything is right. */
  mode?: 'onSubmit' | 'onTouched';
};

/**
 * A form whose answers a schema checks when it is sent, and from then on while they are corrected.
 *
 * Nobody is told about mistakes while still typing for the first time.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  mode = 'onSubmit',
}: ZodFormOptions<Input, Output>): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    defaultValues: defaultValues as DefaultValues<Input>,
    mode,
    resolver: standardSchemaResolver(schema),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
}
