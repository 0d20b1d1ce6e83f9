import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

type ZodFormOptions<Input extends FieldValues, Output extends FieldValues> = {
  /** The messages of the schema are reasons, see `reason`. */
  schema: z.ZodMiniType<Output, Input>;
  defaultValues: DefaultValues<Input>;
};

/**
 * A form whose answers a schema checks when it is sent, and from then on while they are corrected.
 *
 * Nobody is told about mistakes while still typing for the first time.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
}: ZodFormOptions<Input, Output>): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    defaultValues,
    resolver: standardSchemaResolver(schema),
    // The error summary takes the focus instead.
    shouldFocusError: false,
  });
}
