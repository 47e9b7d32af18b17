import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dark, light } from '../../../src/ui/theme/tokens.ts'

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
