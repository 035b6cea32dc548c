/** Calls of `pvyield` that it refuses, one after the other in this process: standard input has their arguments, standard output their ends. */
import { pvyield } from '../../clients/cli/pvyield.ts'
import type { Ended } from './program.ts'
import { ROOT } from './program.ts'

class Exit extends Error {
  constructor(readonly status: number) {
    super()
  }
}

const write = process.stdout.write.bind(process.stdout)
const ends: Ended[] = []
for (const args of (await Bun.stdin.json()) as string[][]) {
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
  const status = await pvyield({ name: 'pvyield', root: ROOT }, args).then(
    () => 0,
    (error) => {
      if (error instanceof Exit) return error.status
      throw error
    },
  )
  ends.push({ status, out, err })
}
write(JSON.stringify(ends))
