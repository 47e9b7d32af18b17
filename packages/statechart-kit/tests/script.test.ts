import { describe, expect, it, afterAll, beforeAll } from 'vitest'
import { chromium, type Browser, type Page } from 'playwright-core'
import { phrasesOf, scriptOf } from '../script/script.ts'
import { note, noting, remembered, type Note, type Part } from '../script/notes.ts'
import { controlOf, controlsOn } from '../script/controls.ts'
import { watchedPage } from '../script/recorded-page.ts'
import { BROWSER } from './browser.ts'

const en = phrasesOf('en')
const asIs = (sentence: string): string => sentence

const role = (kind: string, name = ''): Part => ({ by: 'role', role: kind, name })
const css = (name: string): Part => ({ by: 'css', role: '', name })

type Doing = Extract<Note, { kind: 'does' }>
type Seeing = Extract<Note, { kind: 'sees' }>

function does(act: Doing['act'], parts: readonly Part[] = [], value = '', who = 'Ana'): Doing {
  return { kind: 'does', act, at: { who, parts }, value }
}

function sees(sight: Seeing['sight'], parts: readonly Part[], value = '', isAwaited = false): Seeing {
  return { kind: 'sees', sight, at: { who: 'Ana', parts }, value, isAwaited }
}

const told = (part: 'given' | 'does' | 'sees', text: string, about: string | null = null): Note => ({
  kind: 'told',
  part,
  text,
  about,
})

const save = [role('dialog', 'Bid'), role('button', 'Save')]
const amount: readonly Part[] = [{ by: 'label', role: '', name: 'Amount' }]

const stepsOf = (...steps: readonly (readonly Note[])[]) => scriptOf({ setUp: [], steps }, en, asIs).steps

describe('what was done', () => {
  const job: Note = { kind: 'named', id: '17', name: 'the job “Tap”' }

  it.each<[string, readonly Note[], readonly string[]]>([
    [
      'said by the kind of thing, with the nearest named thing around it',
      [
        does('press', save),
        does('press', [role('link', 'Back')]),
        does('tick', [role('radio', '4 stars')]),
        does('tick', [role('checkbox', 'I agree')]),
        does('fill', amount, '90'),
        does('fill', amount, ''),
        does('key', [], 'Enter'),
      ],
      [
        'Press the button “Save” in the dialog “Bid”.',
        'Follow the link “Back”.',
        'Choose the choice “4 stars”.',
        'Tick the box “I agree”.',
        'Type “90” into the field “Amount”.',
        'Empty the field “Amount”.',
        'Press the key Enter.',
      ],
    ],
    [
      'said with whose page is opened, and waits added up',
      [job, does('open', [], '/job?id=17'), does('wait', [], '1'), does('wait', [], '2')],
      ['Open the page of the job “Tap” (/job?id=17).', 'Wait for 3 seconds.'],
    ],
    [
      'said with whose screen, where there is more than one',
      [does('press', save), does('reload', [], '', 'Luis')],
      ['Ana: Press the button “Save” in the dialog “Bid”.', 'Luis: Load the page again.'],
    ],
  ])('is %s', (_, notes, said) => {
    expect(stepsOf(notes).map((step) => step.does)).toEqual([said])
  })
})

describe('what was seen', () => {
  const dialog = [role('dialog', 'Bid')]
  const working = [role('button', 'Save'), css('[aria-busy=true]')]

  it.each<[string, readonly (readonly Note[])[], readonly (readonly string[])[]]>([
    [
      'told where it is news',
      [
        [sees('holds', amount, '90'), sees('wrong', amount, 'Too much'), sees('busy', save, 'false')],
        [sees('holds', amount, '90'), sees('wrong', amount, '')],
        [sees('holds', amount, '')],
      ],
      [
        ['In the field “Amount” stands “90”.', 'At the field “Amount” it says that this is wrong: “Too much”'],
        ['At the field “Amount” nothing is said to be wrong any more.'],
        ['The field “Amount” is empty.'],
      ],
    ],
    [
      'gone where it was there, or somebody made sure of it',
      [
        [sees('there', dialog, '', true), sees('gone', [role('alertdialog')]), sees('gone', [role('alert')], '', true)],
        [sees('gone', dialog)],
      ],
      [['You see the dialog “Bid”.', 'There is no warning.'], ['There is no dialog “Bid”.']],
    ],
    [
      'busy by its mark, and nothing where only a selector names it',
      [
        [
          sees('there', working, '', true),
          sees('there', [css('#pause')], '', true),
          sees('count', [css('dialog')], '0'),
        ],
      ],
      [['The button “Save” shows that it is working, and cannot be pressed.', 'There is no dialog.']],
    ],
  ])('is %s', (_, steps, said) => {
    expect(stepsOf(...steps).map((step) => step.sees)).toEqual(said)
  })
})

describe('what is there before', () => {
  it('is what was made for this path, and not what was done for another', () => {
    const setUp = [
      told('given', 'There is Ana.'),
      told('given', 'The job of before is gone.', 'old'),
      told('given', 'The job is posted.', 'new'),
      { kind: 'named', id: 'new', name: 'the job' } as const,
      does('open', [], '/'),
    ]
    const steps = [[told('sees', 'The call waits.')], [told('given', 'A bid comes.')]]
    expect(scriptOf({ setUp, steps }, en, asIs)).toEqual({
      given: ['There is Ana.', 'The job is posted.'],
      steps: [
        { does: ['Open /.'], sees: ['The call waits.'] },
        { does: ['A bid comes.'], sees: [] },
      ],
    })
  })

  it('names the first and the last of many that are alike', () => {
    const setUp = Array.from({ length: 20 }, (_, index) => told('given', `Job ${index + 1} is posted.`))
    const { given } = scriptOf({ setUp, steps: [] }, en, asIs)
    expect(given).toEqual(['Job 1 is posted.', '… and so on, 18 times more, up to:', 'Job 20 is posted.'])
  })
})

it('is in the words of the run wherever they are the same in none', () => {
  const tidy = (sentence: string): string => sentence.replace(/\d+/, '…')
  expect(scriptOf({ setUp: [], steps: [[does('open', [], '/job/17')]] }, en, tidy).steps[0]?.does).toEqual([
    'Open /job/….',
  ])
})

it.each([
  ['es', 'Pulse el botón «Guardar» en el diálogo «Oferta».'],
  ['ar', 'اضغط الزر «Guardar» في النافذة «Oferta».'],
])('is written in %s', (language, words) => {
  const notes = [does('press', [role('dialog', 'Oferta'), role('button', 'Guardar')])]
  expect(scriptOf({ setUp: [], steps: [notes] }, phrasesOf(language), asIs).steps[0]?.does).toEqual([words])
})

it('hands what was noted while something was made to all who ask for it', async () => {
  const made = told('given', 'There is Ana.')
  const ask = remembered(async () => {
    await Promise.resolve()
    note(made)
    return 'Ana'
  })
  const pages: readonly Note[][] = [[], []]
  const answers = await Promise.all(pages.map((page) => noting(page, ask)))
  expect({ answers, pages }).toEqual({ answers: ['Ana', 'Ana'], pages: [[made], [made]] })
})

const PAGE = `<header><a href="/home">Home</a></header>
<main>
  <button aria-label="Previous picture">‹</button>
  <button>Next <span aria-hidden="true">›</span></button>
  <button disabled>Undo</button><button aria-disabled="true">Redo</button>
  <button style="display: none">Hidden</button><div inert><button>Asleep</button></div>
  <label>Title <input></label><label><input type="checkbox"> Urgent</label>
  <select aria-label="City"></select><input type="file" title="Picture"><input type="hidden">
  <a href="/jobs"><img alt="Roof"></a><a>No link</a>
</main>
<dialog aria-labelledby="t"><h2 id="t">Delete job</h2><button>Cancel</button></dialog>`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch(BROWSER)
  page = await browser.newPage()
  await page.route('http://page.test/**', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
})
afterAll(() => browser.close())

const namesOn = async (): Promise<readonly string[]> =>
  (await controlsOn(page)).map(({ region, title, role, name }) => [region, title, role, name].filter(Boolean).join(' '))

it('finds what somebody can reach and use, by role and name', async () => {
  await page.goto('http://page.test/job-details?id=7')
  expect(await namesOn()).toEqual([
    'frame link Home',
    'page button Previous picture',
    'page button Next',
    'page field Title',
    'page checkbox Urgent',
    'page select City',
    'page file Picture',
    'page link Roof',
  ])
  expect(new Set((await controlsOn(page)).map(({ path }) => path))).toEqual(new Set(['/job-details']))
})

it('finds only what is in a dialog while that is in front', async () => {
  await page.goto('http://page.test/')
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect(await namesOn()).toEqual(['dialog Delete job button Cancel'])
})

it('knows the control of each part of it, and of its label', async () => {
  await page.goto('http://page.test/')
  const nameOf = async (selector: string): Promise<string | undefined> =>
    (await controlOf(page.locator(selector)))?.name
  expect(await nameOf('a img')).toBe('Roof')
  expect(await nameOf('label:has([type=checkbox])')).toBe('Urgent')
  expect(await controlOf(page.locator('main'))).toBe(null)
})

it('is noted with what is done, but not where somebody only comes or goes', async () => {
  const watched = watchedPage(page, 'Ana')
  await watched.goto('http://page.test/')
  const notes: Note[] = []
  await noting(notes, async () => {
    await watched.getByRole('button', { name: 'Next' }).click()
    await watched.getByLabel('Title').focus()
    await watched.getByLabel('Title').press('Tab')
    await watched.getByLabel('Urgent').press('Space')
    await watched.getByRole('button', { name: 'Previous' }).focus()
    await watched.keyboard.press('ArrowLeft')
    await watched.keyboard.press('Enter')
  })
  const used = notes.map((note) => (note.kind === 'does' ? (note.control?.name ?? null) : null))
  expect(used).toEqual(['Next', null, null, 'Urgent', null, null, 'Previous picture'])
})
