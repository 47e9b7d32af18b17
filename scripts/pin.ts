import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMAGE_FILES, pinned } from './release/images.ts'

/** `npm run pin`: names each image in compose.yaml and Dockerfile by the digest that its registry has for its tag today. Needs Docker with buildx. */
const project = join(import.meta.dirname, '..')

/** How long a registry may take, in milliseconds. */
const WITHIN = 60_000

function digestOf(image: string): string {
  const args = ['buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}', image]
  const digest = execFileSync('docker', args, { encoding: 'utf8', timeout: WITHIN }).trim()
  console.log(`${image}  ${digest}`)
  return digest
}

// All or none: a registry that fails halfway leaves the files as they were.
const texts = IMAGE_FILES.map(
  (file) => [join(project, file), pinned(readFileSync(join(project, file), 'utf8'), digestOf)] as const,
)
for (const [file, text] of texts) writeFileSync(file, text)
