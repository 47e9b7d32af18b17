import { queryRaw, type Db } from './connection.ts'

/** Takes a value into a statement and answers the placeholder that stands for it. */
export type Bind = (value: unknown) => string

/** A statement under construction: its text is put together by whoever builds it, its values are kept beside it. */
export type Statement = Readonly<{
  bind: Bind
  run: <Row>(db: Db, text: string) => Promise<Row[]>
}>

/** For the busiest calls: text costs a tenth of building and printing a tree. A value enters it by `bind` alone. */
export function statement(): Statement {
  const values: unknown[] = []
  return {
    bind: (value) => `$${values.push(value)}`,
    run: (db, text) => queryRaw(db, text, values),
  }
}
