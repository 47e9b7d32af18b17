import { expect, it } from 'vitest'
import type { PicturedScene, Shot } from '../../walk/screenshots.ts'
import { pairsOf, placedIn, type Pair } from '../../report/changes.ts'

const everywhere = { machines: ['kettle', 'toaster'], languages: ['en', 'es'] }

it('pairs the pictures of two runs by their place', () => {
  const before = [scene('kettle', 'en', [shot('cold'), shot('hot'), shot('cold', { theme: 'dark' })])]
  const now = [scene('kettle', 'en', [shot('cold', { theme: 'dark' }), shot('cold'), shot('boiling')])]
  expect(pairsOf(placedIn(now, everywhere), placedIn(before, everywhere)).map(placesOf)).toEqual([
    ['cold dark 390', 'cold dark 390'],
    ['cold light 390', 'cold light 390'],
    ['boiling light 390', null],
    [null, 'hot light 390'],
  ])
})

it('tells scenes, languages and widths apart', () => {
  const before = [scene('kettle', 'en', [shot('cold')]), scene('kettle', 'es', [shot('cold', { width: 1280 })])]
  const now = [scene('kettle', 'es', [shot('cold')])]
  expect(pairsOf(placedIn(now, everywhere), placedIn(before, everywhere)).map(placesOf)).toEqual([
    ['cold light 390', null],
    [null, 'cold light 390'],
    [null, 'cold light 1280'],
  ])
})

it('does not miss what was not walked this time', () => {
  const before = [scene('kettle', 'en', [shot('cold')]), scene('toaster', 'en', [shot('up')])]
  const now = [scene('kettle', 'en', [shot('cold')])]
  const scope = { machines: ['kettle'], languages: ['en'] }
  expect(pairsOf(placedIn(now, scope), placedIn(before, scope)).map(placesOf)).toEqual([
    ['cold light 390', 'cold light 390'],
  ])
})

it('has nothing before where the saved run could take no picture', () => {
  const before = [scene('kettle', 'en', [shot('cold', { file: null, error: 'too late' })])]
  const now = [scene('kettle', 'en', [shot('cold')])]
  expect(pairsOf(placedIn(now, everywhere), placedIn(before, everywhere)).map(placesOf)).toEqual([
    ['cold light 390', null],
  ])
})

function shot(state: string, differs: Partial<Shot> = {}): Shot {
  return { state, theme: 'light', width: 390, file: `${state}.png`, axe: [], error: null, ...differs }
}

function scene(machine: string, language: string, shots: readonly Shot[]): PicturedScene {
  return { machine, scene: 'office', language, shots, failures: {} }
}

function placesOf({ now, before }: Pair): readonly (string | null)[] {
  return [now, before].map((one) => one && `${one.state} ${one.theme} ${one.width}`)
}
