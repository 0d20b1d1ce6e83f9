type Step = PropertyKey | { readonly key: PropertyKey };
type Issue = { readonly message: string; readonly path?: readonly Step[] | undefined };
type Checked<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** What checks the answers of a form: a schema of zod, or anything with the interface that schema libraries share. */
export type AnswerSchema<Input, Output> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly validate: (value: unknown) => Checked<Output> | Promise<Checked<Output>>;
  };
};
