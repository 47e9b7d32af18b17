import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Package = Readonly<{ name: string; version: string; license: string; text: string }>

/** What a package says of itself, whose folder is `…/node_modules/NAME`. */
function packageIn(folder: string): Package {
  const told: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const field = (name: string): string => {
    const value: unknown =
      typeof told === 'object' && told !== null ? Object.getOwnPropertyDescriptor(told, name)?.value : ''
    return typeof value === 'string' ? value : ''
  }
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
  return { name: field('name'), version: field('version'), license: field('license'), text }
}

/** The folder of the package that a module is of; undefined for one of our own. */
function packageOf(moduleId: string): string | undefined {
  const folder = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId)?.[1]
  return folder !== undefined && existsSync(join(folder, 'package.json')) ? folder : undefined
}

/** The licenses of the packages that these modules are of. Throws for a package that names none: it must not be shipped unseen. */
export function licensesOf(moduleIds: readonly string[]): string {
  const folders = new Set(moduleIds.map(packageOf).filter((folder) => folder !== undefined))
  const packages = [...folders].map(packageIn).toSorted((one, other) => one.name.localeCompare(other.name))
  const silent = packages.find(({ license }) => license === '')
  if (silent !== undefined) throw new Error(`${silent.name} names no license`)
  const parts = packages.map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}`.trim())
  const lead = 'This app is made with the following packages, under their licenses.'
  return `${[lead, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Writes `licenses.txt` beside the app. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: licensesOf(modules) })
    },
  }
}
