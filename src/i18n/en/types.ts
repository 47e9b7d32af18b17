/** The plural forms of a phrase, as named by `Intl.PluralRules`. Every language has at least `other`. */
export type Plural = { readonly other: string } & { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string }

export type Tree = { readonly [key: string]: string | Plural | Tree }

/**
 * The required shape of a translation of `T`: the same keys, none missing and (in an object literal) none extra. Each
 * language brings the plural forms it needs.
 */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : T[Key] extends Plural ? Plural : Translated<T[Key]>
}

/** Every dotted path to a phrase: `auth.login`, `shell.language.en`. */
export type KeyOf<T> = {
  [Key in keyof T & string]: T[Key] extends string | Plural ? Key : `${Key}.${KeyOf<T[Key]>}`
}[keyof T & string]

/** The phrase at a dotted path. */
export type At<T, Path extends string> = Path extends keyof T
  ? T[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : never

/** The names between double braces in a phrase: `{{count}} of {{max}}` has `count` and `max`. */
type NamesIn<Phrase extends string> = Phrase extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

type NamesOf<Phrase> = Phrase extends string
  ? NamesIn<Phrase>
  : Phrase extends Plural
    ? 'count' | NamesIn<Phrase[keyof Phrase] & string>
    : never

/** The values that `t()` needs: exactly those that the phrase names. `count` is a number. */
export type ParamsOf<Phrase> = [NamesOf<Phrase>] extends [never]
  ? []
  : [params: { readonly [Name in NamesOf<Phrase>]: Name extends 'count' ? number : string | number }]
