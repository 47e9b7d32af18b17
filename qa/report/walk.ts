import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ensureChromium } from '../../scripts/chromium.ts'
import { picturesFolder } from '../support/folders.ts'
import type { QaRequest } from './command-line.ts'

const root = join(import.meta.dirname, '../..')

/** Walks all paths in one language and answers whether every test went well. How the paths went is in the records that the walks write. */
export async function walkIn(language: string, { machine, isPictured }: QaRequest): Promise<boolean> {
  console.log(`\n── paths in ${language}`)
  const files = machine === undefined ? [] : [`qa/scenes/${machine}`]
  const child = spawn(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'paths', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROME_PATH: ensureChromium(),
      QA_LANGUAGE: language,
      QA_PICTURES_FOLDER: picturesFolder,
      QA_PICTURES: isPictured ? 'states' : 'failures',
    },
  })
  await once(child, 'exit')
  return child.exitCode === 0
}
