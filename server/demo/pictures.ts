import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { FileStore } from '../files/store.ts'
import { LOOKS, drawLogo, drawPortrait, drawScene, type Scene } from './scenes.ts'

/** A stored drawing, as the table of files has it. */
export type StoredDrawing = Readonly<{ id: string; byteSize: number }>

/** Draws and stores the pictures of the town; each is drawn once, however many jobs show it. */
export function drawingOffice(files: FileStore) {
  const drawn = new Map<string, Promise<StoredDrawing>>()
  // One after the other: only so many pictures of one address may wait.
  let last: Promise<unknown> = Promise.resolve()

  const draw = (name: string, svg: () => string): Promise<StoredDrawing> => {
    const known = drawn.get(name)
    if (known !== undefined) return known
    const next = last.then(async () => await store(files, svg()))
    drawn.set(name, next)
    last = next
    return next
  }

  return {
    scene: (scene: Scene, look: number) => draw(`${scene} ${look % LOOKS}`, () => drawScene(scene, look)),
    portrait: (index: number, hasLongHair = false) => draw(`portrait ${index}`, () => drawPortrait(index, hasLongHair)),
    logo: (index: number) => draw(`logo ${index}`, () => drawLogo(index)),
    all: async () => await Promise.all(drawn.values()),
  }
}

export type DrawingOffice = ReturnType<typeof drawingOffice>

async function store(files: FileStore, svg: string): Promise<StoredDrawing> {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  const stored = await files.save(Readable.from([png]))
  if ('error' in stored) throw new Error(`a drawing was refused: ${stored.error}`)
  return stored
}
