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

const roles = {
  alert: 'the warning',
  alertdialog: 'the question',
  article: 'the card',
  button: 'the button',
  checkbox: 'the box',
  combobox: 'the list',
  dialog: 'the dialog',
  form: 'the form',
  group: 'the group',
  heading: 'the heading',
  img: 'the picture',
  link: 'the link',
  list: 'the list',
  listbox: 'the list',
  listitem: 'the row',
  log: 'the messages',
  navigation: 'the navigation',
  option: 'the option',
  progressbar: 'the progress bar',
  radio: 'the choice',
  region: 'the section',
  search: 'the search',
  status: 'the notice',
  tab: 'the tab',
  textbox: 'the field',
} as const

/** A script in English. */
export const en: Phrases = {
  roles,
  field: 'the field',
  element: 'the element',
  quoted: (words) => `“${words}”`,
  inside: (thing, outside) => `${thing} in ${outside}`,
  does: {
    press: (thing) => `Press ${thing}.`,
    fill: (thing, value) => (value === '' ? `Empty ${thing}.` : `Type “${value}” into ${thing}.`),
    tick: (thing) => `Tick ${thing}.`,
    untick: (thing) => `Take the tick from ${thing}.`,
    choose: (thing, value) => `Choose “${value}” in ${thing}.`,
    key: (thing, value) => `Press the key ${value}${thing === '' ? '' : ` at ${thing}`}.`,
    focus: (thing) => `Go to ${thing} with the keyboard.`,
    attach: (thing, value) => (value === '' ? `Take the files from ${thing}.` : `Pick the file ${value} at ${thing}.`),
    open: (_, value) => `Open ${value}.`,
    reload: () => 'Load the page again.',
    back: () => 'Go back in the browser.',
    tab: () => 'Open a second tab.',
    closeTab: () => 'Close this tab.',
    offline: () => 'Cut the connection (developer tools, Network: Offline).',
    online: () => 'Restore the connection (developer tools, Network: No throttling).',
    wait: (_, value) => `Wait for ${value} seconds.`,
  },
  presses: {
    link: (thing) => `Follow ${thing}.`,
    radio: (thing) => `Choose ${thing}.`,
    option: (thing) => `Choose ${thing}.`,
  },
  sees: {
    there: (thing) => `You see ${thing}.`,
    gone: (thing) => `There is no ${thing.replace(/^the /, '')}.`,
    holds: (thing, value) => `In ${thing} stands “${value}”.`,
    says: (thing, value) => `${upper(thing)} says: “${value}”`,
    wrong: (thing, value) => `At ${thing} it says that this is wrong: “${value}”`,
    busy: (thing) => `${upper(thing)} shows that it is working, and cannot be pressed.`,
    count: (thing, value) => `You see ${thing}: ${value} of them.`,
  },
  isEmpty: (thing) => `${upper(thing)} is empty.`,
  isWrongNoMore: (thing) => `At ${thing} nothing is said to be wrong any more.`,
  worksNoMore: (thing) => `${upper(thing)} can be pressed again.`,
  pageOf: (address, name) => `the page of ${name} (${address})`,
  at: (who, sentence) => `${who}: ${sentence}`,
  loggedIn: (who) => `${who} is logged in, at a browser of their own.`,
  andMore: (count) => `… and so on, ${count} times more, up to:`,
  nothingToDo: 'Do nothing.',
  asBefore: 'All is as before.',
  before: 'Before you begin',
  step: 'Step',
  action: 'What you do',
  expected: 'What you see',
  shows: 'Shows',
  nothingGiven: 'Nothing has to be there.',
  proxy:
    'Where a step speaks of the proxy, put one between the browser and the server that can hold, answer and break calls (mitmproxy, Charles, Fiddler, Requestly). Without one, leave these paths out, unless all that it does is to let calls through.',
  gherkin: { feature: 'Feature', scenario: 'Scenario', given: 'Given', does: 'When', sees: 'Then', and: 'And' },
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
