import { describe, expect, test } from 'vitest'
import { type Colors, dark, light } from '../../../src/ui/theme/tokens.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function contrast(first: string, second: string): number {
  const [bright, dim] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05)
}

type Role = keyof Colors
const grounds: Role[] = ['surface', 'raised', 'sunken']
const on = (texts: Role[], fills: Role[]): [Role, Role][] =>
  texts.flatMap((text) => fills.map((fill) => [text, fill] as [Role, Role]))

const words: [Role, Role][] = [
  ...on(['text', 'muted', 'accentText', 'danger', 'warning', 'info'], grounds),
  ...on(['onAccent'], ['accent', 'accentHover']),
  ...on(['onHeader'], ['headerStart', 'headerEnd', 'accent']),
  ...on(['onChoice'], ['choiceGreenStart', 'choiceGreenEnd', 'choiceBlueStart', 'choiceBlueEnd']),
  ['onHeaderMuted', 'headerStart'],
  ['onHeaderMuted', 'headerEnd'],
  ['onHeaderAction', 'headerAction'],
  ['onDanger', 'dangerFill'],
  ['onBadge', 'badge'],
  ['surface', 'text'],
  ['text', 'bubbleMe'],
  ['text', 'bubbleThem'],
  ['muted', 'accentSoft'],
  ['muted', 'warningSoft'],
  ['muted', 'infoSoft'],
  ['muted', 'completedFill'],
  ['text', 'completedFill'],
  ['onViewer', 'viewer'],
  ['viewer', 'onViewer'],
  ['accentText', 'accentSoft'],
  ['accentText', 'segment'],
  ['text', 'accentSoft'],
  ['danger', 'dangerSoft'],
  ['text', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['text', 'warningSoft'],
  ['info', 'infoSoft'],
  ['text', 'infoSoft'],
  ['openText', 'openFill'],
  ['inprogressText', 'inprogressFill'],
  ['completedText', 'completedFill'],
  ['expiredText', 'expiredFill'],
]

/** Edges of controls, focus rings and stars only have to be made out. */
const marks = on(['lineStrong', 'focus', 'star'], grounds)

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_name, colors: Colors) => {
  test.each(words)('%s on %s reads at 4.5 to 1', (text, fill) => {
    expect(contrast(colors[text], colors[fill])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(marks)('%s on %s is made out at 3 to 1', (mark, fill) => {
    expect(contrast(colors[mark], colors[fill])).toBeGreaterThanOrEqual(3)
  })
})

test('every text that a style puts on a ground of its own is measured', () => {
  const measured = new Set(words.map(([text, fill]) => `${text} on ${fill}`))
  const used = styleSheets.flatMap(({ file, source }) => pairsIn(source).map((pair) => ({ pair, file })))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter(({ pair }) => !measured.has(pair))).toEqual([])
})

const src = join(import.meta.dirname, '../../../src')
const styleSheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => ({ file, source: readFileSync(join(src, file), 'utf8') }))

/** Where the same braces name a color for text and one for its ground. */
function pairsIn(source: string): string[] {
  const plain = source.replaceAll(/\$\{[^}]*\}/g, '')
  return [...plain.matchAll(/\{([^{}]*)\}/g)].flatMap(([, style = '']) => {
    const text = /(?:^|[\s,])color: (?:vars\.)?color\.(\w+)/.exec(style)?.[1]
    const fill = /background: (?:vars\.)?color\.(\w+)/.exec(style)?.[1]
    return text && fill ? [`${text} on ${fill}`] : []
  })
}

test('the measure itself is right', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff').toFixed(2)]).toEqual([21, '4.48'])
})

const html = readFileSync(join(import.meta.dirname, '../../../src/index.html'), 'utf8')

test("the browser's own bar has the colour of the header", () => {
  const colours = [...html.matchAll(/name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: (\w+)\)"/g)]
  expect(colours.map(([, colour, scheme]) => [scheme, colour])).toEqual([
    ['light', light.headerStart],
    ['dark', dark.headerStart],
  ])
})

test('nothing on the page is written inline, so that a strict policy holds', () => {
  expect(html.match(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)/g)).toBeNull()
})
