import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * `npm run pack:kit -- [folder]`: compiles `qa/kit` and packs what its `index.ts` and its command need, to be published or installed from
 * the file; by default into `qa-report/`. Nothing is left beside the sources.
 */
const project = join(import.meta.dirname, '..')
const kit = join(project, 'qa/kit')
const target = resolve(process.argv[2] ?? join(project, 'qa-report'))
const stage = mkdtempSync(join(tmpdir(), 'statechart-kit-'))

try {
  const compiler = join(project, 'node_modules/@typescript/native/bin/tsc')
  execFileSync(process.execPath, [compiler, '--project', kit, '--outDir', join(stage, 'dist')], { stdio: 'inherit' })
  for (const name of ['package.json', 'README.md', 'examples'])
    cpSync(join(kit, name), join(stage, name), { recursive: true })
  cpSync(join(project, 'LICENSE'), join(stage, 'LICENSE'))
  mkdirSync(target, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', target], {
    cwd: stage,
  })
  console.log(join(target, packed.toString().trim()))
} finally {
  rmSync(stage, { recursive: true })
}
