import { useWatch, type FieldValues } from 'react-hook-form';

/** What stands in the form around at this moment, for fields that depend on other answers. */
export function useAnswers<Input extends FieldValues>(): Input {
  return useWatch() as Input;
}
