import type { Picture, PictureId, Pictures, Report } from 'statechart-kit/report/types'

export function readReport(): Report {
  const report = dataOf('report')
  if (!isReport(report)) throw new Error('The page holds no report')
  return report
}

let pictures: Pictures | undefined

/** One of the pictures that stand in the page; all of them are read the first time that one is wanted. */
export function pictureBy(id: PictureId | null): Picture | null {
  if (id === null) return null
  pictures ??= readPictures()
  return pictures[id] ?? null
}

function readPictures(): Pictures {
  const all = dataOf('pictures')
  return isPictures(all) ? all : {}
}

function dataOf(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null')
}

/** Both were written together with this page; what is not there at all is the one thing that can be wrong. */
const isReport = (data: unknown): data is Report => typeof data === 'object' && data !== null && 'machines' in data
const isPictures = (data: unknown): data is Pictures => typeof data === 'object' && data !== null
