import type { Act, Sight } from './notes.ts'

/** How a language says what was noted. Elements come in as phrases of their own: the button “Save” in the dialog “Bid”. */
export type Phrases = {
  /** What kind of thing it is, by its role: `the button`. */
  readonly roles: { readonly [Role in string]?: string }
  readonly field: string
  readonly element: string
  readonly quoted: (words: string) => string
  readonly inside: (thing: string, outside: string) => string
  readonly does: { readonly [Name in Act]: (thing: string, value: string) => string }
  /** What is done to some kinds of things has a word of its own. */
  readonly presses: { readonly [Role in string]?: (thing: string) => string }
  readonly sees: { readonly [Name in Sight]: (thing: string, value: string) => string }
  readonly isEmpty: (thing: string) => string
  readonly isWrongNoMore: (thing: string) => string
  readonly worksNoMore: (thing: string) => string
  /** A page that belongs to something with a name. */
  readonly pageOf: (address: string, name: string) => string
  readonly at: (who: string, sentence: string) => string
  readonly loggedIn: (who: string) => string
  /** In the place of so many sentences like the one before. */
  readonly andMore: (count: number) => string
  readonly nothingToDo: string
  readonly asBefore: string
  /** The words around a script. */
  readonly before: string
  readonly step: string
  readonly action: string
  readonly expected: string
  readonly shows: string
  /** Where there is nothing to prepare. */
  readonly nothingGiven: string
  /** What a tester needs for answers that go wrong. */
  readonly proxy: string
  /** The name of the language in Gherkin, and its words. */
  readonly gherkin: {
    readonly feature: string
    readonly scenario: string
    readonly given: string
    readonly does: string
    readonly sees: string
    readonly and: string
  }
}
