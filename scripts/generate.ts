import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { outputsOf } from './generate/outputs.ts'

/** Writes `generated/` from openapi.yaml: what changed is written, what no longer follows from the contract is removed. */
const root = join(import.meta.dirname, '..')
const target = join(root, 'generated')

const files = await outputsOf(await readFile(join(root, 'openapi.yaml'), 'utf8'))
let written = 0
for (const [name, text] of files) {
  const path = join(target, name)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  written += 1
}
for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name)
  if (entry.isFile() && !files.has(relative(target, path))) await rm(path)
}
console.log(`generated/: ${files.size} files from openapi.yaml, ${written} of them changed`)
