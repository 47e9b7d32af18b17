import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { checkHabits } from './code-style.ts'
import { checkImports, checkNames, type Finding } from './imports.ts'
import { checkWireSpelling } from './wire-spelling.ts'

const FOLDERS = ['bench', 'packages', 'docs', 'machines', 'src', 'server', 'scripts', 'qa', 'tests']

/** Everything that is wrong with one file, in the order of its lines. `path` is from the project's root, with forward slashes. */
export function checkFile(path: string, text: string): Finding[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const findings = [checkImports, checkHabits].flatMap((check) => check(path, source))
  const inText = [checkNames, checkWireSpelling].flatMap((check) => check(path, text))
  return [...findings, ...inText].toSorted((a, b) => a.line - b.line)
}

/** Everything that is wrong in the project at `root`. */
export function checkTree(root: string): { paths: string[]; findings: Finding[] } {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  ).toSorted()
  return {
    paths,
    findings: paths.flatMap((path) => checkFile(path, readFileSync(join(root, path), 'utf8'))),
  }
}
