/** Calls of `pvyield`, one after the other in this process: a line of standard input is the arguments of one, a line of standard output its end. */
import { createInterface } from 'node:readline'
import { pvyield } from '../../clients/cli/pvyield.ts'
import type { Ended } from './program.ts'
import { ROOT } from './program.ts'

class Exit extends Error {
  constructor(readonly status: number) {
    super()
  }
}

const write = process.stdout.write.bind(process.stdout)
let [out, err] = ['', '']
process.stdout.write = ((text: string, written?: () => void) => {
  out += text
  written?.()
  return true
}) as typeof process.stdout.write
console.error = (text: string) => {
  err += `${text}\n`
}
process.exit = (status) => {
  throw new Exit(Number(status ?? 0))
}

async function endOf(args: readonly string[]): Promise<Ended> {
  ;[out, err, process.exitCode] = ['', '', 0]
  const status = await pvyield({ name: 'pvyield', root: ROOT }, args).then(
    () => Number(process.exitCode),
    (error) => {
      if (error instanceof Exit) return error.status
      throw error
    },
  )
  process.exitCode = 0
  return { status, out, err }
}

for await (const line of createInterface(process.stdin)) write(`${JSON.stringify(await endOf(JSON.parse(line)))}\n`)
