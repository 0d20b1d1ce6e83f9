/** A language and the name that its speakers call it by. */
export type Language<Code extends string = string> = { code: Code; name: string };

type LanguageSwitchProps<Code extends string> = {
  current: Code;
  languages: readonly Language<Code>[];
  onChange: (code: Code) => void;
};

/** Offers the languages that the page is not in, each named in itself. */
export function LanguageSwitch<Code extends string>({
  current,
  languages,
  onChange,
}: LanguageSwitchProps<Code>) {
  return (
    <div className="dosar-language-switch">
      {languages
        .filter(({ code }) => code !== current)
        .map(({ code, name }) => (
          <button
            key={code}
            type="button"
            lang={code}
            className="dosar-language"
            onClick={() => onChange(code)}
          >
            {name}
          </button>
        ))}
    </div>
  );
}
