/** Reads the words of a command line. What is wrong with them is said in one line, and ends the command with 1. */
export function readOrEnd<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (reason) {
    if (!(reason instanceof Error)) throw reason
    const [line = ''] = reason.message.split('\n')
    console.error(`${line.replace(/\.$/, '')}. --help tells what there is.`)
    process.exit(1)
  }
}
