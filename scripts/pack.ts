import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** `npm run pack:kit` and `pack:client` (`-- [folder]`): compiles a package and packs it with README and examples, by default into `qa-report/`. */
const project = join(import.meta.dirname, '..')
const [room = '', folder = 'qa-report'] = process.argv.slice(2)
const source = join(project, room)
const target = resolve(project, folder)
const stage = mkdtempSync(join(tmpdir(), 'bidfair-pack-'))

try {
  const compiler = join(project, 'node_modules/@typescript/native/bin/tsc')
  // The compiler's errors go to stderr: a start of the server shows those, and hides what this script prints.
  execFileSync(process.execPath, [compiler, '--project', source, '--outDir', join(stage, 'dist')], {
    stdio: ['ignore', 2, 2],
  })
  for (const name of ['README.md', 'examples'].filter((file) => existsSync(join(source, file))))
    cpSync(join(source, name), join(stage, name), { recursive: true })
  writeFileSync(join(stage, 'package.json'), publishedManifest(readFileSync(join(source, 'package.json'), 'utf8')))
  cpSync(join(project, 'LICENSE'), join(stage, 'LICENSE'))
  mkdirSync(target, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', target], {
    cwd: stage,
  })
  console.log(join(target, packed.toString().trim()))
} finally {
  rmSync(stage, { recursive: true })
}

/** Inside this repository a package is used from its sources; `publishConfig` names the compiled files that others get in their place. */
function publishedManifest(text: string): string {
  const manifest: unknown = JSON.parse(text)
  if (typeof manifest !== 'object' || manifest === null || !('publishConfig' in manifest)) throw new Error('No package')
  const { publishConfig, ...rest } = manifest
  if (typeof publishConfig !== 'object') throw new Error('publishConfig is no object')
  return JSON.stringify({ ...rest, ...publishConfig }, null, 2)
}
